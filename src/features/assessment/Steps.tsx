import type { AssessmentProps } from './assessment-rules.ts';

export interface StepsProps extends Pick<AssessmentProps, 'zones'> {
  /** The score, or the lowest that the answers so far can still lead to. */
  score: number;
  /** Which question comes next; nothing once all are answered. */
  next?: string;
}

/** How much higher each step is, in percent. */
const RISE = 17;

/**
 * Draws the tiers as steps, filled up to a score. A step is as wide as its range of scores. Its name ends where the step ends, so that a
 * long one has the room above the lower steps.
 */
export function Steps({ score, next, zones }: StepsProps) {
  const highest = Math.max(...zones.map(({ to }) => to));
  const share = (points: number) => `${(points / highest) * 100}%`;
  return (
    <svg className="steps figures">
      {zones.map(({ name, from, to }, index) => {
        const start = index && from - 1;
        const step = { x: share(start), y: `${100 - (index + 1) * RISE}%`, height: '100%' };
        return (
          <g key={name}>
            <rect {...step} width={share(to - start)} className="gauge-rest" />
            <rect {...step} width={share(Math.min(Math.max(score - start, 0), to - start))} data-tone="dark" />
            <text
              x={share(to)}
              y={step.y}
              dy="-0.3em"
              className={`display ${next || (score >= from && score <= to) ? '' : 'opacity-60'}`}
            >
              {name}
              <tspan dx="0.5em" className="font-sans text-base max-lg:hidden">
                {from}–{to}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
