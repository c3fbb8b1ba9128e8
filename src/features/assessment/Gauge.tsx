import { fill } from '../../lib/fill.ts';
import { type AssessmentProps, zoneOf } from './assessment-rules.ts';
import { Steps, type StepsProps } from './Steps.tsx';

interface GaugeProps extends StepsProps, Pick<AssessmentProps, 'words'> {
  /** Describes it to screen readers. */
  described?: boolean;
}

/** Shows a score as a number, and on a bar with the ends of the tiers or, as a result, on the tiers themselves. */
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
      {described ? (
        <Steps score={score} zones={zones} />
      ) : (
        <svg className="gauge-bar" viewBox={`0 0 ${highest} 2`} preserveAspectRatio="none">
          <rect width={highest} height="2" className="gauge-rest" />
          <rect width={score} height="2" />
          {zones.map(({ from }, index) => (
            <path key={from} d={`M${index === 0 ? 0 : from - 1} 0v2`} />
          ))}
        </svg>
      )}
    </div>
  );
}
