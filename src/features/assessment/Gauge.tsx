import { HIGHEST_SCORE, tierOf, ZONES } from './assessment-rules.ts';
import { CENTER, GAUGE_BOX, SCORES, tick, zoneLabel } from './gauge.ts';

/** How far the score's lines reach out of the ring. */
const LONGER = 22;

/** Draws the score on a semicircle with its four zones. Screen readers get a description instead. */
export function Gauge({ score }: { score: number }) {
  const zones = ZONES.map(({ tier, from, to }) => `${tier} ${from} to ${to}`).join(', ');
  return (
    <svg
      viewBox={GAUGE_BOX}
      role="img"
      aria-label={`Gauge: ${score} of ${HIGHEST_SCORE}, in the zone ${tierOf(score)}. The zones: ${zones}.`}
      className="w-full overflow-visible fill-none"
    >
      {SCORES.map((value) => (
        <path
          key={value}
          d={tick(value, value === score ? LONGER : 0)}
          className={
            value === score
              ? 'stroke-accent [stroke-width:2] md:[stroke-width:4]'
              : value < score
                ? 'stroke-ink md:[stroke-width:2]'
                : 'stroke-control'
          }
        />
      ))}
      <g className="figures fill-quiet font-sans text-[1.625rem] md:text-[1.0625rem]">
        {ZONES.map(({ tier, from, to }, index) => {
          const isReached = tier === tierOf(score);
          const { x, y, anchor } = zoneLabel(index, isReached ? LONGER : 0);
          return (
            <text key={tier} x={x} y={y} textAnchor={anchor} className={isReached ? 'fill-ink' : undefined}>
              <tspan x={x} dy="-1.2em">
                {tier}
              </tspan>
              <tspan x={x} dy="1.2em">
                {from}–{to}
              </tspan>
            </text>
          );
        })}
      </g>
      <text x={CENTER.x} y={CENTER.y - 40} textAnchor="middle" className="figures fill-ink font-display text-[12rem]">
        {score}
      </text>
      <text
        x={CENTER.x}
        y={CENTER.y}
        textAnchor="middle"
        className="fill-quiet font-sans text-[1.625rem] md:text-[1.125rem]"
      >
        of {HIGHEST_SCORE}
      </text>
    </svg>
  );
}
