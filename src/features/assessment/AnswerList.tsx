import type { Lead, Questions } from './assessment-rules.ts';
import { answersOf } from './result-text.ts';

/** Lists the six answers, most points first, each over a bar as long as its points. */
export function AnswerList({ lead, questions }: { lead: Lead; questions: Questions }) {
  return (
    <div className="mt-14 md:mt-16">
      <h3 className="text-sm text-quiet">Where it leaks, biggest first</h3>
      <ol>
        {answersOf(lead, questions).map(({ name, topic, answer, points }) => (
          <li
            key={name}
            data-points={points}
            className="leak grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-1 pt-8 lg:grid-cols-12"
          >
            <span className="display text-2xl lg:col-span-3">{topic}</span>
            <span className="col-start-1 row-start-2 text-quiet lg:col-span-7 lg:col-start-4 lg:row-start-1">
              {answer}
            </span>
            <span className="figures justify-self-end lg:col-span-2">{points} of 4</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
