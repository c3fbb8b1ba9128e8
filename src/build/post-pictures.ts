import { torque } from '../components/art/torque.ts';
import { seededRandom } from '../lib/random.ts';
import { ACCENTS, INK, PAPER } from './card-colours.ts';

const WIDTH = 640;
const HEIGHT = 360;

/**
 * One SVG with a picture for each name, one below the other, each with a view of its own: `posts.svg#name` shows it.
 * Every picture is a close look at another field of turning arcs, some on paper, some on ink.
 */
export function postPictures(names: readonly string[]): string {
  const pictures = names.map((name, index) => picture(name, index * HEIGHT));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${pictures.join('')}</svg>`;
}

function picture(name: string, top: number): string {
  const random = seededRandom(name);
  const dark = random() < 0.4;
  const scale = 0.9 + random() * 0.9;
  const x = WIDTH * (0.25 + random() * 0.5) - 300 * scale;
  const y = HEIGHT * (0.3 + random() * 0.5) - 300 * scale;
  const id = `c-${name}`;
  return (
    `<view id="${name}" viewBox="0 ${top} ${WIDTH} ${HEIGHT}"/>` +
    `<clipPath id="${id}"><path d="M0 ${top}h${WIDTH}v${HEIGHT}H0z"/></clipPath>` +
    `<g clip-path="url(#${id})"><path fill="${dark ? INK : PAPER}" d="M0 ${top}h${WIDTH}v${HEIGHT}H0z"/>` +
    `<path transform="translate(${x.toFixed(0)} ${(top + y).toFixed(0)}) scale(${scale.toFixed(2)})" fill="none" ` +
    `stroke="${dark ? PAPER : ACCENTS.consulting}" d="${torque(name).strokes.join('')}"/></g>`
  );
}
