import { words } from '../../locale.ts';
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

/** Shows the progress: as text for screen readers, as a figure, and as eight strands, one of which is left at the end. */
export function QuizProgress({ label, percent, state, questions, profiles }: QuizProgressProps) {
  const { gates, strands } = strandsOf(Object.keys(profiles) as ProfileName[], questions, state);
  return (
    <div>
      <div className="strands-head figures flex justify-between text-sm">
        <p role="status">{label}</p>
        <p className="text-quiet" aria-hidden="true">
          {`${percent}%`}
        </p>
      </div>
      <progress value={percent} max={100} aria-label={words.progress} className="sr-only" />
      <ol className="strands" aria-hidden="true">
        {strands.map(({ name, end, isStopped, dots }, index) => (
          <li key={name} data-strand={isStopped ? 'stopped' : state.stage}>
            {profiles[name].module.name}
            <svg>
              {index === 0 &&
                gates.map((x, gate) => (
                  <text key={x} x={`${x}%`} y="-12">
                    {gate + 1}
                  </text>
                ))}
              {!isStopped && <rect width="100%" height="1" className="ahead" />}
              <rect width={`${end}%`} height="1" />
              {isStopped && <rect x={`${end}%`} y="-5" width="1" height="11" />}
              {dots.map((x) => (
                <circle key={x} cx={`${x}%`} cy="0.5" r="5" />
              ))}
            </svg>
          </li>
        ))}
      </ol>
    </div>
  );
}
