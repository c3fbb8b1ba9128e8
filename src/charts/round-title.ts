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
    rows: radii.map((r, row) => ({ text: texts[row], arc: `M${X - r} ${Y}a${r} ${r} 0 0 1 ${2 * r} 0` })),
    /** The table's edge down to the box's foot. */
    table: `M0 ${Math.round(Y - half)}A${RADIUS} ${RADIUS} 0 0 1 ${WIDTH} ${Math.round(Y - half)}V${FOOT}H0z`,
    seats: Array.from({ length: seats }, (_, seat) => at(RADIUS - INSET, APART * (seat - (seats - 1) / 2))),
  };
}

/** Breaks a text between words into at most so many parts of about the same length: a word is in the part where its middle is. */
function inRows(text: string, count: number): string[] {
  const words = Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    word,
    row: Math.floor((count * (index + word.length / 2)) / text.length),
  }));
  const inRow = (at: number) => words.flatMap(({ word, row }) => (row === at ? word : [])).join(' ');
  return Array.from({ length: count }, (_, row) => inRow(row)).filter(Boolean);
}
