/** The box of the line. It is stretched to the height of the rows, so its units mean nothing. */
export const SIDE = 100;

const short = (n: number) => Math.round(n * 10) / 10;

/** How far around a corner the line's turn begins, across and down. */
export interface Turn {
  across: number;
  down: number;
}

/**
 * Draws the line between two racks in mesh, row by row: around a tooth of the left one, then around one of the right one, with round
 * corners. `flank` is half a flank's height.
 */
export function mesh(rows: number, flank: number, { across, down }: Turn): string {
  const row = SIDE / rows;
  const flanks = Array.from({ length: rows - 1 }, (_, index) => {
    const [y, to, way] = [row * (index + 1), index % 2 ? SIDE : 0, index % 2 ? 1 : -1];
    const [above, below, rise] = [y - flank, y + flank, (2 * flank * across) / SIDE];
    return (
      `V${short(above - down)}Q${SIDE - to} ${short(above)} ${SIDE - to + way * across} ${short(above + rise)}` +
      `L${to - way * across} ${short(below - rise)}Q${to} ${short(below)} ${to} ${short(below + down)}`
    );
  });
  const end = rows % 2 ? SIDE : 0;
  return `M${SIDE - across} 0Q${SIDE} 0 ${SIDE} ${down}${flanks.join('')}V${SIDE - down}Q${end} ${SIDE} ${end - across} ${SIDE}`;
}
