import { answerLanes, LANE } from './answer-lanes.ts';
import type { Profiles, Value } from './quiz-rules.ts';

interface QuizTallyProps {
  answers: readonly Value[];
  profiles: Profiles;
}

const ROW = 'grid grid-cols-[7rem_1fr] items-center gap-x-2 sm:grid-cols-[10rem_1fr] lg:grid-cols-12 lg:gap-x-8';

/**
 * Shows how often each value was chosen, so that visitors can check the result. A choice is a bundle of lines that rises at its
 * question.
 */
export function QuizTally({ answers, profiles }: QuizTallyProps) {
  const { gates, lanes } = answerLanes(answers);
  const tied = lanes[1] !== undefined && lanes[1].count === lanes[0]?.count;
  return (
    <div className="text-sm">
      <div className={`${ROW} pb-3 text-quiet`}>
        <h3 className="max-lg:col-span-full lg:col-span-3">What you answered</h3>
        <p className="figures flex text-center text-xs max-lg:col-start-2 max-lg:mt-4 lg:col-span-9" aria-hidden="true">
          {Array.from(answers.keys(), (gate) => (
            <span key={gate} className="flex-1">
              {gate + 1}
            </span>
          ))}
        </p>
      </div>
      <dl>
        {lanes.map(({ value, count, path }, place) => (
          <div key={value} className={ROW}>
            <dt className={place ? 'text-quiet lg:col-span-3' : 'lg:col-span-3'}>
              {value === 'leads' ? 'Leads (website)' : profiles[value].module.name}
            </dt>
            <dd className="lg:col-span-9">
              <span className="sr-only">{count}</span>
              <svg
                viewBox={`0 0 ${LANE.width} ${LANE.height}`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className={`block h-14 w-full overflow-visible fill-none ${place ? 'stroke-control' : 'stroke-accent'}`}
              >
                <path d={gates} vectorEffect="non-scaling-stroke" className="stroke-line" />
                <path d={path} vectorEffect="non-scaling-stroke" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      {tied && <p className="mt-3 text-quiet lg:ml-[25%] lg:pl-2">It’s a tie. The one you chose first wins.</p>}
    </div>
  );
}
