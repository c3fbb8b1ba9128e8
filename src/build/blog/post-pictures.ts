import { torque } from '../../components/art/torque.ts';
import { seededRandom } from '../../lib/random.ts';
import { theme } from '../../styles/theme.ts';

const WIDTH = 640;
const HEIGHT = 360;
const { ink, paper } = theme.light;

/**
 * One SVG with a picture for each name, one below the other, each with a view of its own: `posts.svg#name` shows it.
 * Every picture is a close look at another field of turning arcs, some on paper, some on ink.
 */
export function postPictures(names: readonly string[]): string {
  const pictures = names.map(
    (name, index) =>
      `<view id="${name}" viewBox="0 ${index * HEIGHT} ${WIDTH} ${HEIGHT}"/>` +
      `<svg y="${index * HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${picture(name)}</svg>`,
  );
  return svg(pictures.join(''));
}

/** The picture of one name by itself, as an address that needs no request. */
export function postPictureUri(name: string): string {
  const drawing = svg(picture(name)).replaceAll('"', "'");
  // Characters that an address may hold stay readable, and compress better; a space it may not hold.
  return `data:image/svg+xml,${encodeURIComponent(drawing).replace(/%(?:2C|3D|2F|3A)/g, decodeURIComponent)}`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

function picture(name: string): string {
  const random = seededRandom(name);
  const dark = random() < 0.4;
  const scale = 0.9 + random() * 0.9;
  const x = WIDTH * (0.25 + random() * 0.5) - 300 * scale;
  const y = HEIGHT * (0.3 + random() * 0.5) - 300 * scale;
  return (
    `<path fill="${dark ? ink : paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) scale(${scale.toFixed(2)})" fill="none" ` +
    `stroke="${dark ? paper : theme.accents.consulting.light}" d="${torque(name).strokes.join('')}"/>`
  );
}
