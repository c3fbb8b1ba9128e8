import { leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** The number of questions that each agent passes; one passes all. */
const PASSES = [1, 0, 3, 2, 4, 2, 0, 1];
const QUESTIONS = Math.max(...PASSES);
const WINNER = PASSES.indexOf(QUESTIONS);
/** The distance of the strands from the winner's after each question. */
const SPREAD = [1, 0.8, 0.6, 0.42, 0.3];
/** The ring that a strand ends in. */
const RING = 5;

/** Draws the quiz: a strand for each agent leaves the margin, each question lets fewer through, and one returns. */
export function strandsLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [top, apart, from] = wide ? [44, 48, 300] : [50, 74, 300];
  const q = turnOf(width);
  const laneOf = (lane: number) => top + lane * apart;
  const goal = laneOf(WINNER);
  const gate = (index: number) => from + ((right - 90 - from) * (index + 1)) / (QUESTIONS + 1);
  const strands = PASSES.map((passes, lane) => {
    const y = (index: number) => goal + (laneOf(lane) - goal) * (SPREAD[index] ?? 0);
    const bends = Array.from({ length: passes }, (_, index) => {
      const [start, end] = [index === 0 ? from : gate(index - 1), gate(index)];
      const middle = (start + end) / 2;
      return path`C${middle} ${y(index)} ${middle} ${y(index + 1)} ${end} ${y(index + 1)}`;
    });
    const stop =
      lane === WINNER
        ? ''
        : path`h${wide ? 30 : 16}a${RING} ${RING} 0 1 1 ${2 * RING} 0a${RING} ${RING} 0 1 1 ${-2 * RING} 0`;
    return (
      path`M${left} ${laneOf(lane) - q}Q${left} ${laneOf(lane)} ${left + q} ${laneOf(lane)}H${from}` +
      bends.join('') +
      stop
    );
  });
  const [winner = ''] = strands.splice(WINNER, 1);
  const back = laneOf(PASSES.length - 1) + 64;
  return {
    width,
    height: back + 50,
    d:
      path`M${left} 0V${laneOf(PASSES.length - 1) - q}` +
      strands.join('') +
      winner +
      turnBack(width, goal, back) +
      leave(width, back, back + 50),
  };
}
