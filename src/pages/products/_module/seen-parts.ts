import { sofa } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { fitted, paragraph } from '../../_shared/scene-words.ts';
import { type Draw, GROUND, goOn, type Lines } from './stage.ts';

// The pictures of what she sees on her way to the showroom. On wide screens, they are next to the sentence.

/** Where the line runs on wide screens: as high above the foot of its drawing as Beside.astro has it. */
const STORY_GROUND = GROUND + 16;

/** Returns the room for a picture: on wide screens next to the sentence. */
function roomOf(width: number): { x: number; room: number; ground: (tall: number) => number } {
  return width === WIDE
    ? { x: 720, room: 600, ground: () => STORY_GROUND }
    : { x: 66, room: 588, ground: (tall) => Math.ceil(tall) + 12 };
}

/** Draws her phone with the page on it: its headline, the sofa, and its form. */
export const phone =
  (line: Lines): Draw =>
  (width) => {
    const { x, room, ground: groundOf } = roomOf(width);
    const [broad, tall, corner, floor, margin] = [336, 612, 48, 128, 28];
    const ground = groundOf(tall);
    const left = x + (room - broad) * (width === WIDE ? 0.6 : 0.5);
    const [side, rise] = [broad - 2 * corner, tall - corner];
    const round = (right: number, down: number, isClockwise = 0) =>
      path`a${corner} ${corner} 0 0 ${isClockwise} ${right * corner} ${down * corner}`;
    // Up the left side to the floor, across it with the sofa, around, and along the foot; the right side's lowest part last.
    const floorLine = path`v${corner - floor}h${margin}` + sofa(broad - 2 * margin) + path`h${margin}`;
    const upper = path`v${floor - rise}` + round(-1, -1) + path`h${-side}` + round(-1, 1) + path`v${rise - corner}`;
    const lower =
      round(1, 1) + path`h${side}` + round(1, -1) + path`v${corner - floor}v${floor - corner}` + round(-1, 1, 1);
    const d = path`H${left + corner}` + round(-1, -1, 1) + floorLine + upper + lower;
    const words = [
      ...paragraph({ x: left + margin, y: ground - tall + 118, size: 64, text: line(2).text }, 11),
      ...paragraph({ x: left + margin, y: ground - 72, size: 32, text: line(3).text.split('. ')[0] ?? '' }, 22),
    ];
    const speaker = path`M${left + broad / 2 - 36} ${ground - tall + 30}h72v4h-72z`;
    return { ...goOn(width, ground, d), words, marks: speaker };
  };

/** Draws the ad that she answers. */
export const ad =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const { ground: groundOf } = roomOf(width);
    const [x, u] = wide ? [600, 720] : [66, 588];
    const [tall, size] = [0.76 * u, 0.145 * u];
    const ground = groundOf(tall);
    const d = path`H${x}v${-tall}h${u}v${tall}`;
    const headline = { x: x + 0.08 * u, y: ground - tall + 0.2 * u, size, text: line(1).text };
    const words = [
      ...fitted(paragraph(headline, 17), 0.86 * u),
      { x: x + 0.08 * u, y: ground - 0.08 * u, size: 0.07 * u, text: line(3).text },
    ];
    return { ...goOn(width, ground, d), words };
  };

/** Draws the showroom that she finds, with its hours in the window. The page’s edge cuts it off. */
export const showroom =
  (line: Lines): Draw =>
  (width) => {
    const { x, ground: groundOf } = roomOf(width);
    const u = width === WIDE ? 1 : 0.92;
    const ground = groundOf(590 * u);
    const [stripes, stripe, slope, inset] = [8, 95 * u, 150 * u, 56 * u];
    const long = stripes * stripe;
    const upper = (long - 2 * inset) / stripes;
    const scallop = path`a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0`;
    /** The seams between the awning’s stripes, up and down. */
    const seams = Array.from({ length: stripes - 1 }, (_, at) => {
      const lean = inset + (at + 1) * upper - (at + 1) * stripe;
      return path`h${stripe}l${lean} ${-slope}l${-lean} ${slope}`;
    });
    const awning =
      path`h${-30 * u}l${inset} ${-slope}h${long - 2 * inset}l${inset} ${slope}` +
      scallop.repeat(stripes) +
      seams.join('') +
      path`h${stripe - 30 * u}`;
    const handle = path`v${170 * u}h${14 * u}a${7 * u} ${7 * u} 0 1 1 ${14 * u} 0a${7 * u} ${7 * u} 0 1 1 ${-14 * u} 0h${-14 * u}v${150 * u}`;
    const door = path`h${-94 * u}v${-320 * u}h${-140 * u}` + handle;
    // Back along the ground, up the wall to the sill, and along it to the door again.
    const front = path`h${-466 * u}v${-70 * u}h${36 * u}v${-290 * u}h${390 * u}v${290 * u}h${-390 * u}h${430 * u}v${70 * u}`;
    const d = path`H${x + 30 * u}v${-430 * u}` + awning + path`v${430 * u}` + door + front;
    const hours = { x: x + 261 * u, y: ground - 272 * u, size: 74 * u, text: line(1).text, anchor: 'middle' as const };
    return { ...goOn(width, ground, d), words: fitted(paragraph(hours, 11), 340 * u) };
  };
