type Point = readonly [x: number, y: number];

/** Returns a table seen from above, with half of its seats on each long side, in a box that is upright or not. */
export function tableChart(seats: number, length: number, breadth: number) {
  const isUpright = breadth > length;
  const [long, short] = isUpright ? [breadth, length] : [length, breadth];
  const at = (along: number, across: number): Point => (isUpright ? [across, along] : [along, across]);
  const half = Math.ceil(seats / 2);
  const step = long / (half + 0.6);
  const radius = Math.round(Math.min(short * 0.11, step * 0.42));
  const places = Array.from({ length: seats }, (_, seat) =>
    at(Math.round(step * ((seat % half) + 0.8)), Math.round(short * (seat < half ? 0.16 : 0.84))),
  );
  const around = (inset: number, share: number) => {
    const [x, y] = at(inset, short * share);
    return rounded(x, y, length - 2 * x, breadth - 2 * y, short * 0.04);
  };
  // From the middle of one side to the middle of the other, with a round loop on the table.
  const middle = Math.floor(half / 2);
  const [one = [], other = []] = [places[middle], places[half + middle - 1]];
  const turn = (share: number, way: number) =>
    at(step * (middle - way), short * share)
      .map(Math.round)
      .join(' ');
  return {
    viewBox: `0 0 ${length} ${breadth}`,
    table: around(step * 0.25, 0.31),
    room: around(short * 0.012, 0.012),
    /** The way from guest to guest. */
    round: around(step * 0.25 + short * 0.045, 0.355),
    seats: places,
    radius,
    /** A rope from one guest across the table to another, whose loop crosses it. */
    tie: `M${one.join(' ')}C${turn(0.42, -0.8)} ${turn(0.62, 0)} ${turn(0.62, 0.8)}S${turn(0.38, 1.6)} ${turn(0.38, 0.8)} ${turn(0.6, -0.3)} ${other.join(' ')}`,
  };
}

/** Draws a box with rounded corners, clockwise from its upper left. */
function rounded(x: number, y: number, width: number, height: number, corner: number): string {
  const [left, top, r] = [Math.round(x), Math.round(y), Math.round(corner)];
  const [across, down] = [Math.round(width) - 2 * r, Math.round(height) - 2 * r];
  return `M${left + r} ${top}h${across}q${r} 0 ${r} ${r}v${down}q0 ${r} ${-r} ${r}h${-across}q${-r} 0 ${-r} ${-r}v${-down}q0 ${-r} ${r} ${-r}z`;
}
