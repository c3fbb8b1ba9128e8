import type { GaugeProps } from './Gauge.tsx';

/** Fills a panel to the height of a score, between the names of the tiers. Its number hangs below the surface, where the lowest score has room. */
export function Level({ score, next, zones, words }: GaugeProps) {
  const highest = Math.max(...zones.map(({ to }) => to));
  const height = (points: number) => `${(points / highest) * 100}%`;
  const depth = (points: number) => height(highest - points);
  return (
    <svg className="level figures">
      <rect width="100%" y={depth(score)} height={height(score)} data-tone="dark" />
      {zones.map(({ name, from, to }, index) => (
        <svg
          key={name}
          y={depth(index && from - 1)}
          className={next || (score >= from && score <= to) ? '' : 'opacity-60'}
        >
          <line x2="50%" />
          <text x="3rem" dy="-0.5em" className="display">
            {name}
            <tspan dx="0.5em" className="font-sans text-base">
              {from}–{to}
            </tspan>
          </text>
        </svg>
      ))}
      <svg y={depth(score)}>
        <text x="100%" dy="0.87em" className="level-end display">
          {score}
        </text>
        <text x="100%" className="level-end">
          {next ? words.atLeast : words.score}
        </text>
      </svg>
      <text x="100%" y="3rem" className="level-end">
        {next}
      </text>
    </svg>
  );
}
