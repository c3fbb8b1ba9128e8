import { words } from '../../locale.ts';
import { answerOn, FAN, strand } from './fan.ts';
import type { ProfileName, Profiles, Question, QuizState } from './quiz-rules.ts';
import { strandsOf } from './strands.ts';

interface QuizProgressProps {
  /** The label of the current step: 'Question 2 of 4'. */
  label: string;
  percent: number;
  state: QuizState;
  questions: readonly Question[];
  profiles: Profiles;
}

/** Shows the progress: as text for screen readers, as a figure, and as a fan of strands, one of which is left at the end. */
export function QuizProgress({ label, percent, state, questions, profiles }: QuizProgressProps) {
  const strands = strandsOf(Object.keys(profiles) as ProfileName[], questions, state);
  return (
    <div>
      <div className="strands-head figures flex justify-between text-sm">
        <p role="status">{label}</p>
        <p className="text-quiet" aria-hidden="true">
          {`${percent}%`}
        </p>
      </div>
      <progress value={percent} max={100} aria-label={words.progress} className="sr-only" />
      <div className="strands" aria-hidden="true">
        <svg viewBox={`0 0 ${FAN} ${FAN}`} preserveAspectRatio="none">
          {strands.map(({ name, end, isStopped, dots }, index) => (
            <g key={name} data-strand={isStopped ? 'stopped' : state.stage}>
              <path d={strand(index, strands.length, 100)} className="ahead" />
              <path d={strand(index, strands.length, end)} />
              <path d={answerOn(index, strands.length, end)} className="end" />
              {dots.map((way) => (
                <path key={way} d={answerOn(index, strands.length, way)} className="answer" />
              ))}
            </g>
          ))}
        </svg>
        <ol>
          {strands.map(({ name, isStopped }) => (
            <li key={name} data-strand={isStopped ? 'stopped' : state.stage}>
              {profiles[name].module.name}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
