import { short } from '../../components/art/drawing.ts';
import { tally, type Value } from './quiz-rules.ts';

/** The box of a lane. It is stretched to the available width. */
export const LANE = { width: 120, height: 56 };
/** Far enough to end beyond the window's edge. */
const PAST_EDGE = 480;
/** The distance of a bundle's start below its level. */
const RISE = 10;
const STRANDS = [-1.5, -0.5, 0.5, 1.5];

/** The answers for one value: their count, and the path of their strands. */
interface AnswerLane {
  value: Value;
  count: number;
  path: string;
}

/**
 * Draws the answers as lanes, in the order of the tally. Each answer is a bundle of strands that rises at its question. The first
 * lane continues past the box, unless others are as full.
 */
export function answerLanes(answers: readonly Value[]): { gates: string; lanes: AnswerLane[] } {
  const step = LANE.width / answers.length;
  const gate = (index: number) => (index + 0.5) * step;
  const middle = LANE.height / 2;
  const counted = tally(answers);
  const isTied = counted[1]?.count === counted[0]?.count;
  const lanes = counted.map(({ value, count }, place) => {
    const apart = Math.min(14, (LANE.height - 4) / count);
    const end = place === 0 && !isTied ? PAST_EDGE : LANE.width;
    const given = answers.flatMap((answer, index) => (answer === value ? [index] : []));
    const path = given.flatMap((index, bundle) =>
      STRANDS.map((strand) => {
        const [from, to] = [gate(index), gate(index) + step / 2];
        const level = middle + strand * apart * 0.25 + (bundle - (count - 1) / 2) * apart;
        const [start, y] = [short(level + RISE), short(level)];
        const bend = short((from + to) / 2);
        return `M0 ${start}H${short(from)}C${bend} ${start} ${bend} ${y} ${short(to)} ${y}H${end}`;
      }),
    );
    return { value, count, path: path.join('') };
  });
  return { gates: answers.map((_, index) => `M${short(gate(index))} 0V${LANE.height}`).join(''), lanes };
}
