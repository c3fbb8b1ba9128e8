import { fill } from '../../lib/fill.ts';
import {
  type AdviceByTier,
  type AssessmentWords,
  HIGHEST_SCORE,
  LOWEST_SCORE,
  tierOf,
  ZONES,
} from './assessment-rules.ts';

interface GaugeProps {
  /** The score, or the lowest that the answers so far can still lead to. */
  score: number;
  isFinal?: boolean;
  /** The tiers' names, to describe it to screen readers. */
  tiers?: AdviceByTier;
  words: AssessmentWords;
}

/** Shows a score as a number and a bar, which is as long as the score, with the ends of the tiers marked. */
export function Gauge({ score, isFinal = false, tiers, words }: GaugeProps) {
  const zones = ZONES.map(({ tier, from, to }) => `${tiers?.[tier].name} ${from}–${to}`).join(', ');
  const described = tiers && {
    role: 'img',
    'aria-label': fill(words.gauge, { score, highest: HIGHEST_SCORE, tier: tiers[tierOf(score)].name, zones }),
  };
  return (
    <div {...described} className="gauge figures">
      <span className="gauge-score">{score}</span>
      <span>{fill(isFinal ? words.score : words.atLeast, { highest: HIGHEST_SCORE })}</span>
      <svg viewBox={`0 0 ${HIGHEST_SCORE} 2`} preserveAspectRatio="none">
        <rect width={HIGHEST_SCORE} height="2" className="gauge-rest" />
        <rect width={score} height="2" />
        {ZONES.map(({ from }) => (
          <path key={from} d={`M${from === LOWEST_SCORE ? 0 : from - 1} 0v2`} />
        ))}
      </svg>
    </div>
  );
}
