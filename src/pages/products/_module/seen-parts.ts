import { sofa, sofaIn } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { capitalized } from '../../../lib/format.ts';
import { fitted, paragraph, type Word } from '../../_shared/scene-words.ts';
import { type Draw, GROUND, goOn, type Lines } from './stage.ts';

// The pictures of what she sees on her way to the showroom.

/** A web page on her phone: its width and height, its margin, the height of a field, and the size of its headline. */
interface Phone {
  broad: number;
  tall: number;
  margin: number;
  row: number;
  size: number;
}

/** The characters that a line of the headline takes at most. */
const MOST = 10;
/** The fields of a form that fit on her phone. */
const FIELDS = 3;

/** Draws what her phone shows, from its left foot to its right: so many fields, the sofa on them, and the edge around all. */
function phoneLine({ broad, tall, margin, row }: Phone, fields: number): string {
  const inset = path`h${margin}`;
  const rows = path`v${-row}h${broad}h${-broad}`.repeat(fields);
  const onForm = inset + sofa(broad - 2 * margin) + inset + path`h${-broad}`;
  return path`h${broad}h${-broad}` + rows + onForm + path`v${fields * row - tall}h${broad}v${tall}`;
}

/** Returns the words on a phone whose left foot is at a point: the headline and the fields. */
function phoneWords(
  { broad, tall, margin, row, size }: Phone,
  { x, ground }: { x: number; ground: number },
  headline: string,
  fields: readonly string[],
): Word[] {
  const top = { x: x + margin, y: ground - tall + margin * 0.8 + size * 0.8, size };
  const labels = fields.map((text, at) => {
    const middle = ground - (fields.length - at - 0.5) * row;
    return { x: x + margin, y: middle + 10, size: row * 0.4, text };
  });
  return [...fitted(paragraph({ ...top, text: headline }, MOST), broad - 2 * margin), ...labels];
}

/** Draws the page that she reads on her phone: on wide screens, next to the sentence (Beside.astro). */
export const pages =
  (line: Lines): Draw =>
  (width) => {
    const phone: Phone =
      width === WIDE
        ? { broad: 372, tall: 730, margin: 30, row: 70, size: 78 }
        : { broad: 617, tall: 1040, margin: 40, row: 84, size: 116 };
    const x = width === WIDE ? 1320 - phone.broad : 66;
    const ground = phone.tall + (width === WIDE ? 88 : 12);
    const fields = (line(3).text.split('. ')[0] ?? '').split(', ').slice(0, FIELDS).map(capitalized);
    const words = phoneWords(phone, { x, ground }, line(1).text, fields);
    // The margin's line ends where a lower picture would begin.
    const top = width === WIDE ? ground - GROUND - 16 : 0;
    return { ...goOn(width, ground, path`H${x}` + phoneLine(phone, fields.length), ground, top), words };
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
