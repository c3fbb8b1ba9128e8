import { FROM, HEIGHT, type PostDrawing, TO, WIDTH } from '../components/art/posts/post-drawing.ts';
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
  marks: string;
  bold: string;
  line: string;
}
const PAPER: Ground = { paper: light.paper, marks: light.ink, bold: light.ink, line: accents.consulting.light };
const COLORED: Ground = {
  paper: accents.consulting.light,
  marks: `${light.paper}cc`,
  bold: light.paper,
  line: light.paper,
};

/** Where the line of a picture that leads begins. */
const ARRIVES = 20;

/** Draws pictures into one SVG, one below the other: `posts.svg#name` shows one. */
export function postPictures(pictures: readonly Picture[]): string {
  const views = pictures.map(
    ({ name, drawing }, index) =>
      `<view id="${name}" viewBox="0 ${index * HEIGHT} ${WIDTH} ${HEIGHT}"/>` +
      `<svg y="${index * HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${picture(drawing, PAPER)}</svg>`,
  );
  return svg(0, WIDTH, HEIGHT, views.join(''));
}

/**
 * Returns the picture that leads a list or a page as an address that needs no request. The page brings the line from its margin to
 * the drawing, at `ARRIVES` (`post-card`).
 */
export function pictureUri(drawing: DrawingName): string {
  const margin = `<path fill="${COLORED.paper}" d="M${FROM} 0H${ARRIVES}v${HEIGHT}H${FROM}z"/>`;
  return asUri(svg(FROM, TO - FROM, HEIGHT, picture(drawing, COLORED, FROM, TO - FROM) + margin));
}

/** Returns the line of a post's head, for a panel in the area's color, as an address that needs no request. */
export function lineUri(drawing: DrawingName): string {
  return asUri(svg(0, LINE_BOX.width, LINE_BOX.height, strokes(postLines[drawing](), COLORED, 1.25)));
}

function asUri(content: string): string {
  const quoted = encodeURIComponent(content.replaceAll('"', "'"));
  // Characters that are allowed in an address compress better as they are.
  return `data:image/svg+xml,${quoted.replace(/%(?:2C|3D|2F|3A)/g, decodeURIComponent)}`;
}

function svg(x: number, width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function picture(name: DrawingName, ground: Ground, x = 0, width = WIDTH): string {
  const drawing = postDrawings[name](ground === COLORED);
  return `<path fill="${ground.paper}" d="M${x} 0h${width}v${HEIGHT}h${-width}z"/>` + strokes(drawing, ground);
}

function strokes({ line, marks, bold = '' }: PostDrawing, ground: Ground, width = 1.1): string {
  return (
    stroke(ground.marks, marks, 1.5) +
    `<g stroke-linecap="round">${stroke(ground.bold, bold, 4)}</g>` +
    stroke(ground.line, line, width)
  );
}

function stroke(color: string, path: string, width: number): string {
  return (
    path &&
    `<path fill="none" stroke="${color}" stroke-width="${width}" vector-effect="non-scaling-stroke" d="${path}"/>`
  );
}
