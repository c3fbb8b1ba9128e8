import { HIGHEST_SCORE, tierOf, ZONES } from './assessment-rules.ts';
import { BOX, CENTER, HUB, needleAt, OF_BASELINE, SCORE_BASELINE, SUMS, TEXTS, tick } from './gauge.ts';

/**
 * Draws the score on the dial of the form, in the same place and with the same needle. Screen readers get a description
 * instead.
 */
export function Gauge({ score }: { score: number }) {
  const zones = ZONES.map(({ tier, from, to }) => `${tier} ${from} to ${to}`).join(', ');
  return (
    <div
      role="img"
      aria-label={`Gauge: ${score} of ${HIGHEST_SCORE}, in the zone ${tierOf(score)}. The zones: ${zones}.`}
      className="dial draw"
    >
      <svg viewBox={BOX}>
        <path d={SUMS.map(tick).join('')} />
        <path
          d={SUMS.filter((sum) => sum <= score)
            .map(tick)
            .join('')}
          className="reached"
        />
        <circle cx={CENTER.x} cy={CENTER.y} r={HUB} className="reached" />
        <path d={needleAt(score)} className="needle" />
        {TEXTS.map(({ text, y, turn }) => (
          <text
            key={text}
            x={CENTER.x}
            y={y}
            transform={turn}
            className={text === tierOf(score) ? 'dial-zone' : undefined}
          >
            {text}
          </text>
        ))}
        <text x={CENTER.x} y={SCORE_BASELINE} className="dial-zone dial-score">
          {score}
        </text>
        <text x={CENTER.x} y={OF_BASELINE} className="dial-number">
          of {HIGHEST_SCORE}
        </text>
      </svg>
    </div>
  );
}
