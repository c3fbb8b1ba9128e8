const WIDTH = 1440;
const FOOT = 520;
const [X, Y, RADIUS] = [WIDTH / 2, 1575, 1300];
/** How long a row may be. */
const ROOM = 1260;
/** How far the seats are from the edge, and the angle between two. */
const [INSET, APART] = [72, 0.092];

/** Sets a title in rows around a table, as large as there is room for, up to a size; `letter` is the width of a letter in ems. */
export function roundTitle(title: string, letter: number, seats: number, count: number, largest: number) {
  const texts = inRows(title, count);
  const size = Math.min(largest, Math.floor(ROOM / (Math.max(...texts.map(({ length }) => length)) * letter)));
  const at = (radius: number, angle: number) => ({
    x: Math.round(X + radius * Math.sin(angle)),
    y: Math.round(Y - radius * Math.cos(angle)),
  });
  const half = Math.sqrt(RADIUS ** 2 - X ** 2);
  const radii = texts.map((_, row) => Math.round(RADIUS + size * (0.38 + 0.96 * (texts.length - 1 - row))));
  const top = Math.round(Y - size - Math.max(...radii));
  return {
    viewBox: `0 ${top} ${WIDTH} ${FOOT - top}`,
    size,
    /** The rows with the arcs that they stand on, the outer one first. */
    rows: radii.map((radius, row) => ({
      text: texts[row],
      arc: `M${X - radius} ${Y}a${radius} ${radius} 0 0 1 ${2 * radius} 0`,
    })),
    /** The table's edge down to the box's foot. */
    table: `M0 ${Math.round(Y - half)}A${RADIUS} ${RADIUS} 0 0 1 ${WIDTH} ${Math.round(Y - half)}V${FOOT}H0z`,
    seats: Array.from({ length: seats }, (_, seat) => at(RADIUS - INSET, APART * (seat - (seats - 1) / 2))),
  };
}

/** Breaks a text between words into at most so many parts of about the same length. */
function inRows(text: string, count: number): string[] {
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index);
  const off = (space: number, row: number) => Math.abs(space - (text.length * row) / count);
  const ends = Array.from(
    { length: count - 1 },
    (_, row) => spaces.toSorted((one, other) => off(one, row + 1) - off(other, row + 1))[0] ?? text.length,
  );
  return [...new Set([...ends, text.length])].map((end, row, { [row - 1]: before }) =>
    text.slice(before ?? 0, end).trim(),
  );
}
