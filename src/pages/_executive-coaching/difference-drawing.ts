import { short } from '../../components/art/drawing.ts';

/** The view box of each of the four differences. Side by side they show one line. */
export const [WIDTH, HEIGHT] = [300, 160];
const MIDDLE = 88;
const PEOPLE = 5;
const GAP = 8;

const level = (person: number) => MIDDLE - (PEOPLE - 1 - person) * GAP;

/**
 * Draws one line in four windows: it settles early, not late; a question that comes back makes a loop; it splits into one line per person; these become one
 * straight line. `line` is with coaching, `without` is without.
 */
export function differenceDrawings(): { line: string; without: string }[] {
  const wave = (lasting: number) => {
    let path = `M0 ${MIDDLE}`;
    for (let step = 0; step < 10; step++) {
      const height = 76 * (1 - step / lasting) * (step % 2 ? 1 : -1);
      path += step < lasting ? `q15 ${short(height)} 30 0` : 'h30';
    }
    return path;
  };
  const people = Array.from({ length: PEOPLE }, (_, person) => person);
  const parted = people.map(
    (person) => `M60 ${MIDDLE}C150 ${MIDDLE} 120 ${level(person)} 210 ${level(person)}H${WIDTH}`,
  );
  const joined = people.map((person) => `M0 ${level(person)}H90C180 ${level(person)} 150 ${MIDDLE} 240 ${MIDDLE}`);
  return [
    { line: wave(4), without: wave(10) },
    { line: `M0 ${MIDDLE}H${WIDTH}`, without: `M70 ${MIDDLE}C230 ${MIDDLE} 235 16 150 16S70 ${MIDDLE} 230 ${MIDDLE}` },
    { line: `M0 ${MIDDLE}H60${parted.join('')}`, without: '' },
    { line: `${joined.join('')}M240 ${MIDDLE}H${WIDTH}`, without: '' },
  ];
}
