import { sofa, sofaIn } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { sum } from '../../../lib/sum.ts';
import { fitted, paragraph, type Word } from '../../_shared/scene-words.ts';
import { type Draw, GROUND, goOn, type Lines } from './stage.ts';

// The pictures of what she sees on her way to the showroom.

/** A web page on a screen: its width and height, its margin, its form's height and columns, its sofa, and its headline. */
interface Page {
  broad: number;
  tall: number;
  margin: number;
  form: number;
  /** The shares of the form's width that its fields take; without them, they are one below the other. */
  columns?: readonly number[];
  sofa: number;
  size: number;
  most: number;
}

/** Draws a web page from its left foot to its right: the form's fields, the sofa on them, and the edge around all. */
function pageLine({ broad, tall, margin, form, columns, sofa: long }: Page, fields: number): string {
  const row = form / fields;
  const cells = columns
    ? path`v${-form}h${broad}` +
      columns
        .toReversed()
        .map((part) => path`h${-part * broad}v${form}v${-form}`)
        .join('')
    : path`v${-row}h${broad}h${-broad}`.repeat(fields);
  const right = columns ? margin : (broad - long) / 2;
  const onForm = path`h${broad - right - long}` + sofa(long) + path`h${right}h${-broad}`;
  return path`h${broad}h${-broad}` + cells + onForm + path`v${form - tall}h${broad}v${tall}`;
}

/** Returns the words on a page whose left foot is at a point. */
function pageWords(
  { broad, tall, margin, form, columns, size, most }: Page,
  x: number,
  ground: number,
  line: Lines,
): Word[] {
  const fields = fieldsOf(line);
  const top = ground - tall + margin * 0.8 + size * 0.8;
  const headline = paragraph({ x: x + margin, y: top, size, text: line(2).text }, most);
  return [
    ...fitted(headline, broad - 2 * margin),
    ...fields.map((text, at) => {
      const left = columns ? sum(columns.slice(0, at)) * broad : 0;
      const middle = columns ? form / 2 : form - ((at + 0.5) * form) / fields.length;
      return { x: x + left + margin / 2, y: ground - middle + 8, size: 27, text };
    }),
  ];
}

/** Returns the fields of the sample's form. */
function fieldsOf(line: Lines): string[] {
  return (line(3).text.split('. ')[0] ?? '').split(', ');
}

/** Draws the page that she reads, once for a wide screen and once for a phone, both to one scale. */
export const pages =
  (line: Lines): Draw =>
  (width) => {
    const columns = [0.3, 0.3, 0.4];
    const [x, wide, narrow]: [number, Page, Page] =
      width === WIDE
        ? [
            120,
            { broad: 880, tall: 550, margin: 40, form: 96, columns, sofa: 420, size: 104, most: 20 },
            { broad: 238, tall: 516, margin: 20, form: 168, sofa: 180, size: 54, most: 10 },
          ]
        : [
            66,
            { broad: 412, tall: 309, margin: 22, form: 60, columns, sofa: 180, size: 54, most: 20 },
            { broad: 157, tall: 340, margin: 16, form: 114, sofa: 120, size: 32, most: 10 },
          ];
    const ground = wide.tall + (width === WIDE ? 12 : 43);
    const right = width - x - narrow.broad;
    const fields = fieldsOf(line).length;
    const d = path`H${x}` + pageLine(wide, fields) + path`H${right}` + pageLine(narrow, fields);
    const words = [...pageWords(wide, x, ground, line), ...pageWords(narrow, right, ground, line)];
    return { ...goOn(width, ground, d), words };
  };

/** Returns the height of an ad's floor, and the line on it with a sofa in the middle. */
export function adFloor(long: number): { floor: number; onFloor: string } {
  const broad = sofaIn(0.76 * long);
  const inset = (long - broad) / 2;
  return { floor: 0.24 * long, onFloor: path`h${inset}` + sofa(broad) + path`h${inset}` };
}

/** Returns how tall an ad of a width is. */
export function adHeight(long: number): number {
  return 0.76 * long;
}

/** Draws the ad that she answers, with the sofa she looked at: on wide screens, next to the sentence (Beside.astro). */
export const ad =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, long] = wide ? [680, 640] : [66, 588];
    const ground = wide ? GROUND + 16 : Math.ceil(adHeight(long)) + 12;
    const words = [{ x: x + 0.12 * long, y: ground - 0.09 * long, size: 0.08 * long, text: line(3).text }];
    const { floor, onFloor } = adFloor(long);
    const d = path`H${x}v${-floor}` + onFloor + path`h${-long}V${ground - adHeight(long)}h${long}V${ground}`;
    return { ...goOn(width, ground, d), words };
  };
