/** The box of the strands. It is stretched to the available width. */
export const STRANDS = { width: 1000, height: 88 };
const COUNT = 8;
const APART = STRANDS.height / COUNT;
/** The size of the turn out of the margin, and the length of a merge. */
const TURN = 14;
const MERGE = 150;
/** Far enough to end beyond the window's edge. */
const PAST_EDGE = 1400;

/** Draws a strand for each agent, out of the margin: two end at each of four questions, until one goes on. */
export function strands(): string {
  const middle = STRANDS.height / 2;
  const half = COUNT / 2;
  const tracks = [-1, 1].flatMap((side) =>
    Array.from({ length: half }, (_, place) => {
      const y = middle + side * (place + 0.5) * APART;
      const inner = middle + side * Math.max(place - 0.5, 0) * APART;
      const end = (half - place) * (STRANDS.width / half);
      const [from, bend] = [end - MERGE, end - MERGE / 2];
      return `M0 ${y - TURN}Q0 ${y} ${TURN} ${y}H${from}C${bend} ${y} ${bend} ${inner} ${end} ${inner}`;
    }),
  );
  return `${tracks.join('')}M${STRANDS.width} ${middle}H${PAST_EDGE}`;
}
