import { enter, turnOf } from '../../components/art/rail.ts';
import { circle } from '../../components/art/drawing.ts';
import type { Agreement, FirstLook } from '../../content/first-look.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { promiseState } from './promise-state.ts';

/** How far an arch's sides go straight up, and its crown straight across, as a share of its half. */
const SQUARE = 0.7;
/** The width of a letter, in units: of a small label, and of a promise on its arch. */
const [LETTER, NAME_LETTER] = [7.6, 9.4];

/** A promise's arch: from the meeting to the day on which it was kept or is due. */
interface Arch {
  from: number;
  to: number;
  ground: number;
  high: number;
}

/** The radius of an end on wide screens. */
const RING = 9;
/** How far below the ground the words about a late promise are. */
const LATE_WORDS = 88;
/** The room below the ground: on wide screens for two rows of words, on phones for one. */
const footOf = (width: number) => (width > 800 ? 112 : 62);
/** How far apart the arches rise. */
const rootsOf = (width: number) => (width > 800 ? 5 : 7);

/** Returns the day on which a promise was kept, or is due. */
const endOf = ({ kept, due }: Agreement) => kept ?? due;

/** Tells whether a promise should have been kept before today. */
const isLate = ({ kept, due }: Agreement, { today }: FirstLook) => kept === undefined && due < today;

/** Places the axis and the arches: the dates to scale, the arches nested in the order of their dates. */
function layout({ agreements }: FirstLook, width: number) {
  const wide = width > 800;
  const [ground, meeting, day, low, step] = wide ? [720, 616, 51.5, 124, 126] : [450, 67, 44, 90, 86];
  const at = (date: number) => meeting + date * day;
  const arches = agreements
    .toSorted((a, b) => endOf(a) - endOf(b))
    .map((agreement, rank) => ({
      agreement,
      arch: {
        from: meeting + (agreements.length - 1 - rank) * rootsOf(width),
        to: at(endOf(agreement)),
        ground,
        high: low + rank * step,
      },
    }));
  return { wide, ground, at, arches };
}

/** Draws an arch's left half, or continues it to its right. */
function half({ from, to, ground, high }: Arch, down = false): string {
  const across = (to - from) / 2;
  const [x, y] = [across * SQUARE, high * SQUARE];
  const middle = from + across;
  return down
    ? path`C${middle + x} ${ground - high} ${to} ${ground - y} ${to} ${ground}`
    : path`C${from} ${ground - y} ${middle - x} ${ground - high} ${middle} ${ground - high}`;
}

/**
 * Draws promises by their days: the line leaves the margin for the day of the meeting, and for each promise rises there and comes
 * down on its date. It goes on to the right margin, and down. A promise that is late is marked, from the meeting to today.
 */
export function promiseLine(look: FirstLook): (width: number) => Stroke {
  return (width) => {
    const { wide, ground, at, arches } = layout(look, width);
    const { right } = rails(width);
    const height = ground + footOf(width);
    const q = turnOf(width);
    const flights = arches.map(({ arch }) => path`H${arch.from}` + half(arch) + half(arch, true));
    const d =
      enter(width, ground, wide ? ground - q : 0) +
      flights.join('') +
      path`H${right - q}Q${right} ${ground} ${right} ${ground + q}V${height}`;
    const late = arches.filter(({ agreement }) => isLate(agreement, look));
    const marks = late
      .map(({ arch }) => path`M${arch.from} ${ground}` + half(arch) + half(arch, true) + path`H${at(look.today)}`)
      .join('');
    if (!wide)
      return {
        width,
        height,
        d,
        marks,
        labels: look.agreements.map((agreement) => ({
          x: at(endOf(agreement)),
          y: ground + 52,
          text: String(endOf(agreement)),
        })),
      };
    return {
      width,
      height,
      d,
      marks,
      labels: [
        ...arches.map((one) => ({ ...above(one, 13), text: `${one.agreement.from}, for the ${one.agreement.to}` })),
        ...underEnds({ ...look, agreements: look.agreements.filter((one) => !isLate(one, look)) }, at, ground),
      ],
      captions: arches.map((one) => ({ ...above(one, 36), text: one.agreement.what })),
    };
  };
}

/** Returns the middle of the bar of a promise's late days. */
const middleOfBar = ({ due }: Agreement, { today }: FirstLook, at: (day: number) => number) =>
  (at(due) + at(today)) / 2;

/** Returns a place above an arch's crown for words about its promise, right of where the other arches rise. */
function above({ agreement: { what }, arch }: { agreement: Agreement; arch: Arch }, rise: number) {
  const { from, to, ground, high } = arch;
  return { x: Math.max((from + to) / 2, from + 36 + (what.length * NAME_LETTER) / 2), y: ground - high - rise };
}

/** Writes each promise's state under its date; the next line takes what has no room. */
function underEnds({ agreements, today }: FirstLook, at: (day: number) => number, ground: number) {
  const ends = [-Infinity, -Infinity];
  return agreements
    .toSorted((a, b) => endOf(a) - endOf(b))
    .map((agreement) => {
      const text = promiseState(agreement, today);
      const x = at(endOf(agreement));
      const reach = (text.length * LETTER) / 2 + 8;
      const row = x - reach > (ends[0] ?? 0) ? 0 : 1;
      ends[row] = x + reach;
      return { x, y: ground + 38 + row * 26, text };
    });
}

/**
 * Draws a dot on the day that each kept promise was kept, or a ring on the date of each other one that isn't late. The dots come with a tie from a late
 * promise's days to its words, which have a row of their own.
 */
export function promiseEnds(look: FirstLook, isKept: boolean): (width: number) => Stroke {
  return (width) => {
    const { wide, ground, at } = layout(look, width);
    const ring = wide ? RING : 11;
    const ends = look.agreements.filter((one) => (one.kept !== undefined) === isKept && !isLate(one, look)).map(endOf);
    const circles = ends.map((day) => circle(at(day), ground, ring));
    const late = look.agreements.filter((one) => isKept && isLate(one, look));
    const captions = (wide ? late : []).map((one) => ({
      x: middleOfBar(one, look, at),
      y: ground + LATE_WORDS,
      text: promiseState(one, look.today),
    }));
    const ties = captions.map(({ x, y }) => path`M${x} ${ground}V${y - 34}`);
    return { width, height: ground + footOf(width), d: [...circles, ...ties].join(''), captions };
  };
}
