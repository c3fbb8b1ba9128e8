import { HIGHEST_SCORE, tierOf, ZONES } from './assessment-rules.ts';
import { angleOf, CENTER, DIALS, needleAt, SCORES, tick } from './gauge.ts';

/**
 * Draws the score on the dial of the form, in the same place and with the same needle. Screen readers get a description
 * instead.
 */
export function Gauge({ score }: { score: number }) {
  const zones = ZONES.map(({ tier, from, to }) => `${tier} ${from} to ${to}`).join(', ');
  const angle = angleOf(score);
  return (
    <div
      role="img"
      aria-label={`Gauge: ${score} of ${HIGHEST_SCORE}, in the zone ${tierOf(score)}. The zones: ${zones}.`}
      className="dial draw"
    >
      {Object.entries(DIALS).map(([position, { box, turn, names, numbers }]) => (
        <svg key={position} viewBox={box} className={`dial-${position}`}>
          <g transform={turn}>
            <path d={SCORES.map((value) => tick(value)).join('')} />
            <path d={SCORES.map((value) => tick(value, angle)).join('')} className="reached" />
            <path d={needleAt(angle)} className="needle" />
          </g>
          {/* Across a phone, the zone is the next word below the dial. */}
          {(turn ? names : []).map(({ text, x, y, anchor }) => (
            <text
              key={text}
              x={x}
              y={y}
              textAnchor={anchor}
              className={text === tierOf(score) ? 'dial-zone' : undefined}
            >
              {text}
            </text>
          ))}
          {numbers.map(({ text, x, y, anchor }) => (
            <text key={text} x={x} y={y} textAnchor={anchor} className="dial-number">
              {text}
            </text>
          ))}
          <text
            x={position === 'upright' ? CENTER.x - 12 : CENTER.x}
            y={position === 'upright' ? CENTER.y + 56 : CENTER.y - 8}
            className="dial-zone dial-score"
          >
            {score}
          </text>
          <text
            x={position === 'upright' ? CENTER.x - 14 : CENTER.x}
            y={position === 'upright' ? CENTER.y + 86 : CENTER.y + 28}
            className="dial-number dial-of"
          >
            of {HIGHEST_SCORE}
          </text>
        </svg>
      ))}
    </div>
  );
}
