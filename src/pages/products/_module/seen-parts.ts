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

/** Draws the upper part of her phone with the page on it: its headline, the sofa, and its form. */
export const phone =
  (line: Lines): Draw =>
  (width) => {
    const { x, room, ground: groundOf } = roomOf(width);
    const [broad, tall, corner, floor, margin] = [336, 612, 48, 120, 28];
    const ground = groundOf(tall);
    const left = x + (room - broad) * (width === WIDE ? 0.6 : 0.5);
    const round = (right: number, down: number) => path`a${corner} ${corner} 0 0 1 ${right * corner} ${down * corner}`;
    const floorLine = path`v${-floor}h${margin}` + sofa(broad - 2 * margin) + path`h${margin}h${-broad}`;
    const upper = path`V${ground - tall + corner}` + round(1, -1) + path`h${broad - 2 * corner}` + round(1, 1);
    const words = [
      ...paragraph({ x: left + margin, y: ground - tall + 118, size: 64, text: line(2).text }, 11),
      ...paragraph({ x: left + margin, y: ground - 72, size: 32, text: line(3).text.split('. ')[0] ?? '' }, 22),
    ];
    const speaker = path`M${left + broad / 2 - 36} ${ground - tall + 30}h72v4h-72z`;
    const d = path`H${left}` + floorLine + upper + path`V${ground}`;
    return { ...goOn(width, ground, d), words, marks: speaker };
  };

/** Draws the ad that she answers, with the sofa she looked at. */
export const ad =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const { ground: groundOf } = roomOf(width);
    const [x, u] = wide ? [680, 640] : [66, 588];
    const tall = 0.76 * u;
    const ground = groundOf(tall);
    const [inset, floor] = [0.12 * u, 0.24 * u];
    const sofaLine = path`v${-floor}h${inset}` + sofa(u - 2 * inset) + path`h${inset}h${-u}`;
    const d = path`H${x}` + sofaLine + path`V${ground - tall}h${u}V${ground}`;
    const words = [{ x: x + inset, y: ground - 0.09 * u, size: 0.08 * u, text: line(3).text }];
    return { ...goOn(width, ground, d), words };
  };

/** Draws the window of the showroom that she finds, with its name on the glass. */
export const showroom =
  (line: Lines): Draw =>
  (width) => {
    const { x, room, ground: groundOf } = roomOf(width);
    const tall = 0.8 * room;
    const ground = groundOf(tall);
    const inset = room * 0.1;
    const d = path`H${x}v${-tall}h${room}v${tall}h${inset - room}` + sofa(room - 2 * inset) + path`h${inset}`;
    const name = {
      x: x + room / 2,
      y: ground - tall + 0.19 * room,
      size: 84,
      text: line(0).text,
      anchor: 'middle' as const,
    };
    return { ...goOn(width, ground, d), words: fitted([name], room - 2 * inset) };
  };
