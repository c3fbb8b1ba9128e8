import { arc, circle, type Drawing, onCircle, short } from '../../components/art/drawing.ts';

const MODULES = 8;

/**
 * The platform's drawing: eight bundles of lines, one a module, that run into one record and are read from it again; the
 * record throws rings, as Memento's table does.
 */
export function braid(): Drawing {
  const strokes: string[] = [];
  for (let bundle = 0; bundle < MODULES; bundle++) {
    const y = 40 + bundle * 74.3;
    for (let strand = -1; strand <= 1; strand++) {
      const [x2, y2] = onCircle(390, 300, 84, 180 + (bundle - 3.5) * 17 + strand * 4);
      const start = y + strand * 9;
      strokes.push(
        `M0 ${short(start)}H${40 + bundle * 6}C190 ${short(start)} 190 ${short(y2)} ${short(x2)} ${short(y2)}`,
      );
    }
    strokes.push(circle(20, y, 17));
  }
  strokes.push(circle(390, 300, 76), circle(390, 300, 70));
  for (let ring = 0; ring < 8; ring++) strokes.push(arc(390, 300, 96 + ring * 15, -62 + ring * 3, 124 - ring * 6));
  return { width: 600, height: 600, strokes };
}
