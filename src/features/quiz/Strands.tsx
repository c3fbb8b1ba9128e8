import type { Profile, Question, QuizState } from './quiz-rules.ts';
import { fanHeight, strandPath, strandsOf } from './strands.ts';

interface StrandsProps {
  state: QuizState;
  questions: readonly Question[];
  profiles: readonly Profile[];
}

/** Renders the page's picture: a strand for each agent, of which the answers leave one. */
export function Strands({ state, questions, profiles }: StrandsProps) {
  const strands = strandsOf(profiles, questions, state);
  return (
    <div className="strands" aria-hidden="true">
      <svg viewBox={`0 0 320 ${fanHeight(strands.length)}`} preserveAspectRatio="none">
        {strands.map((strand, index) => (
          <path key={strand.id} data-strand={strand.state} d={strandPath(index, strands.length)} />
        ))}
      </svg>
      <ol>
        {strands.map((strand) => (
          <li key={strand.id} data-strand={strand.state}>
            {strand.module.name}
          </li>
        ))}
      </ol>
    </div>
  );
}
