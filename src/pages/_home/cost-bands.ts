import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { leak } from '../../content/claims.ts';
import { type Figure, figureText } from '../../lib/format.ts';

/** Returns the radius of the line's turns, in units of its box. */
const turn = (width: number) => (width > 800 ? 26 : 18);

/** Returns the two ends of a range, as its drawing labels them. */
function ends(figure: Figure): [least: string, most: string] {
  if ('percent' in figure && typeof figure.percent === 'object') {
    const { min, max } = figure.percent;
    return [figureText({ percent: min }), figureText({ percent: max })];
  }
  const [least = '', most = least] = figureText(figure).split('–');
  return [least, most];
}

/** Draws what waiting costs, to scale: from the left margin over a small peak and one ten times as high to the right margin. */
export function peaks(width: number): Stroke {
  const { left, right } = rails(width);
  const q = turn(width);
  const high = width > 800 ? 190 : 130;
  const y = high + 14;
  const [small, large] = [width * 0.22, width * 0.6];
  const [narrow, wide] = [width * 0.02, width * 0.12];
  const rise = (x: number, half: number, height: number) =>
    path`H${x - half}C${x - half / 2.2} ${y} ${x - half / 4} ${y - height} ${x} ${y - height}S${x + half / 2.2} ${y} ${x + half} ${y}`;
  const [least, most] = ends(leak.critical);
  return {
    width,
    height: y + 40,
    captions: [
      { x: small, y: y - high / 10 - 16, text: least },
      { x: large, y: y - (width > 800 ? 24 : 10), text: most },
    ],
    d:
      path`M${left} 0V${y - q}Q${left} ${y} ${left + q} ${y}` +
      rise(small, narrow, high / 10) +
      rise(large, wide, high) +
      path`H${right - q}Q${right} ${y} ${right} ${y + q}V${y + 40}`,
  };
}

/** Draws the share of revenue lost: a notch of 5% and one of 10% of the line's length, from the right margin to the left. */
export function notch(width: number): Stroke {
  const { left, right } = rails(width);
  const q = turn(width);
  const y = 40;
  const length = right - left;
  const from = right - length * 0.3;
  const share = length * 0.05;
  const [least, most] = ends(leak.high);
  return {
    width,
    height: y + 110,
    captions: [
      { x: from + 14, y: y + 36, text: least, anchor: 'start' },
      { x: from - 2 * share - 14, y: y + 90, text: most, anchor: 'end' },
    ],
    d:
      path`M${right} 0V${y - q}Q${right} ${y} ${right - q} ${y}H${from}V${y + 36}H${from - share}V${y + 90}H${from - 2 * share}V${y}` +
      path`H${left + q}Q${left} ${y} ${left} ${y + q}V${y + 110}`,
  };
}

/** Draws manual work: ten steps on the way out, four on the way back. */
export function teeth(width: number): Stroke {
  const { left, right } = rails(width);
  const q = turn(width);
  const [y, back] = [76, 180];
  const step = (right - 60 - (width > 800 ? 420 : 120)) / 10;
  const high = 44;
  const below = width > 800 ? 32 : 44;
  const start = right - 60;
  const out = path`l${step / 4} ${-high} ${step / 4} ${high}h${step / 2}`.repeat(10);
  const home = path`h${-step / 2}l${-step / 4} ${-high} ${-step / 4} ${high}`.repeat(4);
  return {
    width,
    height: back + 60,
    captions: [
      { x: start - 10 * step, y: y + below, text: 'Before', anchor: 'start' },
      { x: start - 4 * step, y: back + below, text: 'After', anchor: 'start' },
    ],
    d:
      path`M${left} 0V${y - q}Q${left} ${y} ${left + q} ${y}H${start - 10 * step}` +
      out +
      path`H${right - 52}a52 52 0 0 1 0 ${back - y}H${start}` +
      home +
      path`H${left + q}Q${left} ${back} ${left} ${back + q}V${back + 60}`,
  };
}
