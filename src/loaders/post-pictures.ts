import { HEIGHT, WIDTH } from '../components/art/posts/post-drawing.ts';
import { postDrawings } from '../components/art/posts/post-drawings.ts';
import type { DrawingName } from '../lib/drawing-name.ts';
import { theme } from '../styles/theme.ts';

/** A picture and the name that it is shown by. */
export interface Picture {
  name: string;
  drawing: DrawingName;
}

const { light, dark, accents } = theme;

/** One SVG with some pictures, one below the other, each with a view of its own: `posts.svg#name` shows it. */
export function postPictures(pictures: readonly Picture[]): string {
  const views = pictures.map(
    ({ name, drawing }, index) =>
      `<view id="${name}" viewBox="0 ${index * HEIGHT} ${WIDTH} ${HEIGHT}"/>` +
      `<svg y="${index * HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${picture(drawing)}</svg>`,
  );
  return svg(views.join(''));
}

/** One picture by itself, as an address that needs no request. */
export function postPictureUri(drawing: DrawingName): string {
  const content = svg(picture(drawing)).replaceAll('"', "'");
  // Characters that an address may hold stay readable, and compress better; a space it may not hold.
  return `data:image/svg+xml,${encodeURIComponent(content).replace(/%(?:2C|3D|2F|3A)/g, decodeURIComponent)}`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

function picture(name: DrawingName): string {
  const drawing = postDrawings[name]();
  return (
    `<path fill="${drawing.dark ? dark.paper : light.raised}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    stroke(drawing.dark ? dark.quiet : light.ink, drawing.lines) +
    stroke(drawing.dark ? accents.consulting.dark : accents.consulting.light, drawing.accent)
  );
}

function stroke(color: string, path: string): string {
  return path && `<path fill="none" stroke="${color}" vector-effect="non-scaling-stroke" d="${path}"/>`;
}
