/** The box of the sheaf. It is stretched to the height of the rows, so its units mean nothing. */
export const SIDE = 100;
/** How far below the last row the strands are one, in rows. */
const TAIL = 0.5;

/** Draws the strands from the ends of their rows, all of one height, into one line at the lower right, below the last row. */
export function sheaf(strands: number): { box: string; paths: string[] } {
  const row = SIDE / (strands + TAIL);
  const paths = Array.from({ length: strands }, (_, index) => {
    const y = Math.round(row * (index + 1) * 1000) / 1000;
    return `M0 ${y}C60 ${y} ${SIDE} ${Math.round(y + (SIDE - y) * 0.3)} ${SIDE} ${SIDE}`;
  });
  return { box: `0 0 ${SIDE} ${SIDE}`, paths };
}
