import { HEIGHT, WIDTH } from '../components/art/posts/post-drawing.ts';
import { LINE_BOX, postLines } from '../components/art/posts/post-lines.ts';
import { postDrawings } from '../components/art/posts/post-drawings.ts';
import type { DrawingName } from '../components/art/posts/drawing-name.ts';
import { theme } from '../styles/theme.ts';

/** A picture and the fragment that shows it. */
export interface Picture {
  name: string;
  drawing: DrawingName;
}

const { light, accents } = theme;

/** A picture's ground and the colors on it: a list's pictures are on the page's paper, and the one that leads is in the area's color. */
interface Ground {
  paper: string;
  lines: string;
  accent: string;
  /** The widths of what is around and of what stands out, in pixels. */
  widths: readonly [number, number];
}
const PAPER: Ground = { paper: light.paper, lines: light.ink, accent: accents.consulting.light, widths: [1.5, 1.5] };
const COLORED: Ground = {
  paper: accents.consulting.light,
  lines: `${light.paper}cc`,
  accent: light.paper,
  widths: [1.75, 3.5],
};

/** Draws pictures into one SVG, one below the other: `posts.svg#name` shows one. */
export function postPictures(pictures: readonly Picture[]): string {
  const views = pictures.map(
    ({ name, drawing }, index) =>
      `<view id="${name}" viewBox="0 ${index * HEIGHT} ${WIDTH} ${HEIGHT}"/>` +
      `<svg y="${index * HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${picture(drawing, PAPER)}</svg>`,
  );
  return svg(views.join(''));
}

/** Returns the picture that leads a list or a page as an address that needs no request. */
export function pictureUri(drawing: DrawingName): string {
  return asUri(svg(picture(drawing, COLORED)));
}

function asUri(content: string): string {
  const quoted = encodeURIComponent(content.replaceAll('"', "'"));
  // Characters that are allowed in an address compress better as they are.
  return `data:image/svg+xml,${quoted.replace(/%(?:2C|3D|2F|3A)/g, decodeURIComponent)}`;
}

/** Returns the line of a post's head, for a panel in the area's color, as an address that needs no request. */
export function lineUri(drawing: DrawingName): string {
  const { line, marks, bold = '' } = postLines[drawing]();
  const { width, height } = LINE_BOX;
  return asUri(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `${stroke(COLORED.lines, marks)}<g stroke-linecap="round">${stroke(COLORED.accent, bold, 4.5)}</g>${stroke(COLORED.accent, line, 1.25)}</svg>`,
  );
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${content}</svg>`;
}

function picture(name: DrawingName, ground: Ground): string {
  const { paper, lines, accent, widths } = ground;
  const drawing = postDrawings[name](ground === COLORED);
  return (
    `<path fill="${paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>` +
    stroke(lines, drawing.lines, widths[0]) +
    stroke(accent, drawing.accent, widths[1])
  );
}

function stroke(color: string, path: string, width = 1): string {
  return (
    path &&
    `<path fill="none" stroke="${color}" stroke-width="${width}" vector-effect="non-scaling-stroke" d="${path}"/>`
  );
}
