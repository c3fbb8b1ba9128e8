import { HIGHEST_SCORE, tierOf, ZONES } from './assessment-rules.ts';
import { placeOf, RULER, SUMS, tick } from './gauge.ts';

/**
 * Shows a score as a number and on a ruler. Without a score, it is a bar in which the style sheet sets both from the answers. Screen
 * readers get the result's as a description.
 */
export function Gauge({ score }: { score?: number }) {
  const zones = ZONES.map(({ tier, from, to }) => `${tier} ${from} to ${to}`).join(', ');
  const described = score !== undefined && {
    role: 'img',
    'aria-label': `Gauge: ${score} of ${HIGHEST_SCORE}, in the zone ${tierOf(score)}. The zones: ${zones}.`,
  };
  const [x, foot] = [placeOf(score ?? 0), RULER.height];
  return (
    <div {...described} className="gauge">
      <div className="gauge-sum figures">{score}</div>
      <div className="gauge-of figures flex-none text-sm">of {HIGHEST_SCORE}</div>
      <svg viewBox={`0 0 ${RULER.width} ${foot}`} preserveAspectRatio="none">
        <path d={SUMS.map(tick).join('')} />
        <path d={`M0 ${foot}H${score === undefined ? RULER.width : x}`} className="passed" />
        <path d={`M${x} ${foot}V0`} className="needle" />
        {score === undefined && <path d={`M0 ${foot}V0`} className="most" />}
      </svg>
    </div>
  );
}
