import type { Lead, Questions } from './assessment-rules.ts';
import { answersOf } from './result-text.ts';

/** Lists the six answers, most points first, with the points as marks. */
export function AnswerList({ lead, questions }: { lead: Lead; questions: Questions }) {
  return (
    <div className="mt-16 md:mt-24">
      <h3 className="text-sm text-quiet">Where it leaks, biggest first</h3>
      <ol className="mt-4 border-b border-line">
        {answersOf(lead, questions).map(({ name, topic, answer, points }) => (
          <li
            key={name}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-8 gap-y-1 border-t border-line py-4 lg:grid-cols-12"
          >
            <span className="font-medium lg:col-span-3">{topic}</span>
            <span className="col-start-1 row-start-2 text-quiet lg:col-span-7 lg:col-start-4 lg:row-start-1">
              {answer}
            </span>
            <span className="flex items-center gap-1.5 justify-self-end lg:col-span-2">
              <span className="figures mr-2 text-sm text-quiet">{points} of 4</span>
              {[1, 2, 3, 4].map((mark) => (
                <span
                  key={mark}
                  aria-hidden="true"
                  className={`h-4 border-l-4 ${mark <= points ? 'border-accent' : 'border-line'}`}
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
