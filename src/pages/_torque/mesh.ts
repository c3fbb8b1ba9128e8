/** The box of the line. It is stretched to the height of the rows, so its units mean nothing. */
export const SIDE = 100;

/**
 * Draws the line between two racks in mesh, row by row: around a tooth of the left one, then around one of the right one. `flank` is
 * half a flank's height.
 */
export function mesh(rows: number, flank: number): string {
  const row = SIDE / rows;
  const flanks = Array.from({ length: rows - 1 }, (_, index) => {
    const [y, from] = [row * (index + 1), index % 2 ? 0 : SIDE];
    return `V${Math.round((y - flank) * 10) / 10}L${SIDE - from} ${Math.round((y + flank) * 10) / 10}`;
  });
  return `M${SIDE} 0${flanks.join('')}V${SIDE}`;
}
