import { short } from '../../components/art/drawing.ts';
import { tally, type Value } from './quiz.ts';

/** The box that a lane is drawn in; it is stretched to the width that there is. */
export const LANE = { width: 120, height: 56 };
/** Far enough beyond the box for the window's edge to cut it. */
const BEYOND = 480;
/** How far below its level a bundle begins. */
const RISE = 10;
const STRANDS = [-1.5, -0.5, 0.5, 1.5];

/** All answers for one value: how many, and the strands that begin where each was given. */
export interface AnswerLane {
  value: Value;
  count: number;
  path: string;
}

/**
 * The answers as lanes, in the order of the tally: each is a bundle of strands that begins at its own gate, from left to right
 * as they were given, and rises to its level under those before it. The lanes end with the box, but for the first, which goes on.
 */
export function answerLanes(answers: readonly Value[]): { gates: string; lanes: AnswerLane[] } {
  const step = LANE.width / answers.length;
  const gate = (index: number) => (index + 0.5) * step;
  const middle = LANE.height / 2;
  const lanes = tally(answers).map(({ value, count }, place) => {
    const apart = Math.min(14, (LANE.height - 4) / count);
    const end = place === 0 ? BEYOND : LANE.width;
    const given = answers.flatMap((answer, index) => (answer === value ? [index] : []));
    const path = given.flatMap((index, bundle) =>
      STRANDS.map((strand) => {
        const [from, to] = [gate(index), gate(index) + step / 2];
        const level = middle + strand * apart * 0.25 + (bundle - (count - 1) / 2) * apart;
        const [start, y] = [short(level + RISE), short(level)];
        const bend = short((from + to) / 2);
        return `M${short(from)} ${start}C${bend} ${start} ${bend} ${y} ${short(to)} ${y}H${end}`;
      }),
    );
    return { value, count, path: path.join('') };
  });
  return { gates: answers.map((_, index) => `M${short(gate(index))} 0V${LANE.height}`).join(''), lanes };
}
