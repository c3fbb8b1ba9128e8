import { fill } from '../../lib/fill.ts';
import { type AssessmentProps, zoneOf } from './assessment-rules.ts';

export interface GaugeProps extends Pick<AssessmentProps, 'zones' | 'words'> {
  /** The score, or the lowest that the answers so far can still lead to. */
  score: number;
  /** Which question comes next; nothing once all are answered. */
  next?: string;
  /** Describes it to screen readers. */
  described?: boolean;
}

/** Shows a score as a number and a bar, which is as long as the score, with the ends of the tiers marked, and in a result with room, their names. */
export function Gauge({ score, next, described = false, zones, words }: GaugeProps) {
  const highest = Math.max(...zones.map(({ to }) => to));
  const ranges = zones.map(({ name, from, to }) => `${name} ${from}–${to}`).join(', ');
  const label = described && {
    role: 'img',
    'aria-label': fill(words.gauge, { score, tier: zoneOf(score, zones).name, zones: ranges }),
  };
  return (
    <div {...label} className="gauge figures">
      <span className="gauge-score">{score}</span>
      <span>{next ? words.atLeast : words.score}</span>
      {next && <span>{next}</span>}
      <svg className="gauge-bar" viewBox={`0 0 ${highest} 2`} preserveAspectRatio="none">
        <rect width={highest} height="2" className="gauge-rest" />
        <rect width={score} height="2" />
        {zones.map(({ from }, index) => (
          <path key={from} d={`M${index === 0 ? 0 : from - 1} 0v2`} />
        ))}
      </svg>
      {described && (
        <svg className="col-span-full hidden h-6 w-full overflow-visible fill-current lg:block">
          {zones.map(({ name, from, to }, index) => (
            <text
              key={name}
              x={`${((to === highest ? to : index && from - 1) / highest) * 100}%`}
              y="1em"
              textAnchor={to === highest ? 'end' : undefined}
              className={score >= from && score <= to ? 'font-semibold' : undefined}
            >
              {name}
            </text>
          ))}
        </svg>
      )}
    </div>
  );
}
