const WIDTH = 1440;
const HEIGHT = 520;
const [X, Y, RADIUS] = [WIDTH / 2, 1575, 1300];
/** How long a row may be, and how large its letters. */
const [ROOM, LARGEST] = [1260, 112];
/** How far the seats are from the edge, and the angle between two. */
const [INSET, APART] = [72, 0.092];

/** Sets a title in two rows around a table, as large as there is room for; `letter` is the width of a letter in ems. */
export function roundTitle(title: string, letter: number, seats: number) {
  const texts = inTwo(title);
  const size = Math.min(LARGEST, Math.floor(ROOM / (Math.max(...texts.map(({ length }) => length)) * letter)));
  const at = (radius: number, angle: number) => ({
    x: Math.round(X + radius * Math.sin(angle)),
    y: Math.round(Y - radius * Math.cos(angle)),
  });
  const half = Math.sqrt(RADIUS ** 2 - X ** 2);
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    size,
    /** The rows with the arcs that they stand on, the outer one first. */
    rows: texts.map((text, row) => {
      const radius = Math.round(RADIUS + size * (0.38 + 0.96 * (texts.length - 1 - row)));
      return { text, arc: `M${X - radius} ${Y}a${radius} ${radius} 0 0 1 ${2 * radius} 0` };
    }),
    /** The table's edge down to the box's foot. */
    table: `M0 ${Math.round(Y - half)}A${RADIUS} ${RADIUS} 0 0 1 ${WIDTH} ${Math.round(Y - half)}V${HEIGHT}H0z`,
    seats: Array.from({ length: seats }, (_, seat) => at(RADIUS - INSET, APART * (seat - (seats - 1) / 2))),
  };
}

/** Breaks a text between two words, so that both parts are about as long. */
function inTwo(text: string): string[] {
  const spaces = Array.from(text.matchAll(/ /g), ({ index }) => index);
  const middle = text.length / 2;
  const [space] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return space === undefined ? [text] : [text.slice(0, space), text.slice(space + 1)];
}
