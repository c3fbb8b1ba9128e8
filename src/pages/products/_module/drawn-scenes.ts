import { enter, leave, turnBack, turnOf } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { pipeline } from '../../../content/dashboard.ts';
import { sum } from '../../../lib/sum.ts';
import { fitted, lengthOf, paragraph, type Word, wrapped } from '../../_shared/scene-words.ts';
import { pin, pinCenter, struckOut } from './shapes.ts';
import { type Draw, dropDown, GROUND, type Lines, MADE_UP, scene } from './stage.ts';
import { stars } from './stars.ts';

/** Draws the pipeline as a band that is as high as its stages have deals, and below it what the buyers of the deal that waits asked. */
export const crm =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, top, perDeal, tall, size] = wide ? [120, 144, 1.2, 152, 104] : [66, 84, 1.5, 100, 92];
    // As long as their names.
    const lengths = wide ? [300, 300, 300, 300] : [130, 140, 180, 138];
    const stages = pipeline.slice(0, 4);
    const most = Math.max(...stages.map(({ deals }) => deals));
    const base = top + most * perDeal + (wide ? 44 : 0);
    const steps = stages.map(({ stage, deals }, place) => ({
      stage,
      deals,
      left: x + sum(lengths.slice(0, place)),
      right: x + sum(lengths.slice(0, place + 1)),
      y: top + (most - deals) * perDeal,
      isWaiting: line(2).text.startsWith(stage),
    }));
    const words = steps.flatMap(({ stage, deals, left, y, isWaiting }, place): Word[] => {
      const below = wrapped(isWaiting ? line(2).text : stage, wide ? 40 : 12);
      return [
        { x: left + (place && 12), y: y - 14, size: tall, text: String(deals), isPale: !isWaiting },
        ...below.map((text, at) => ({ x: left + (place && 12), y: y + (wide ? 32 : 36) + at * 30, text })),
      ];
    });
    const first = base + (wide ? 48 : 56) + size * 0.74;
    const quote = fitted(
      paragraph({ x, y: first, size, text: line(3).text }, wide ? 60 : 17),
      width - 2 * x - (wide ? 0 : 40),
    );
    const height = (quote.at(-1)?.y ?? first) + size * 0.26 + 34;
    const stairs = steps.map(({ left, y }) => path`H${left}V${y}`).join('');
    const last = steps.at(-1)?.y ?? top;
    const d = enter(width, top) + stairs + turnBack(width, last, base) + leave(width, base, height);
    return { width, height, d, words: [...words, ...hung(quote, wide)] };
  };

/** Lets the letters of a quotation’s first line start where those below do: its mark is in the margin or, on a phone, before all lines. */
function hung<Line extends Word>([first, ...others]: readonly Line[], wide: boolean): Line[] {
  if (!first) return [];
  const mark = lengthOf({ ...first, text: '“' });
  if (wide) return [{ ...first, x: first.x - mark }, ...others];
  return [first, ...others.map((line) => ({ ...line, x: line.x + mark }))];
}

/** Draws the right hours as one large pin. The line strikes out the wrong ones, on its way there or, on a phone, on its way back. */
export const listings =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [hours = '', who = ''] = line(2).text.split(/(?<=\.) /);
    const [radius, x, ground, below, size, wrong] = wide
      ? [222, 1098, GROUND, 80, 88, { x: 120, y: GROUND - 74, room: 600 }]
      : [264, width / 2, 724, 170, 104, { x: 66, y: 894, room: 588 }];
    const first = ground - pinCenter(radius) + size * 0.4 - size * 1.14;
    const struck = { x: wrong.x, y: 0, size: 72, text: hours.replace(/\.$/, ''), isPale: true };
    const outdated = fitted([struck], wrong.room);
    const end = wrong.x + Math.max(...outdated.map(lengthOf));
    // From the end of the struck words down to the ground.
    const half = 34;
    const strike = path`H${end}c${half} 0 ${half} ${ground - wrong.y} ${2 * half} ${ground - wrong.y}`;
    return {
      ...scene(
        width,
        ground,
        enter(width, wide ? wrong.y : ground) + (wide ? strike : '') + path`H${x}` + pin(radius),
        [
          { x, y: first - size, text: line(0).text, anchor: 'middle' },
          ...paragraph({ x, y: first, size, text: line(1).text, anchor: 'middle' }, 10),
          // The line crosses the middle of small letters.
          ...outdated.map((word) => ({ ...word, y: wrong.y + word.size * 0.3 })),
          { x: wrong.x, y: wrong.y + (wide ? 54 : -64), text: `${line(2).label}. ${who}` },
        ],
        below,
      ),
      marks: struckOut(wrong.x, end, wrong.y, wide),
    };
  };

/** How many stars the sample's review gives. */
const GIVEN = 3;

/** Draws the rating as stars, filled if they were given, the review below them, and the reply, which hangs on the line's way home. */
export const reputation =
  (line: Lines, title: string): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, size, most] = wide ? [120, 112, 60] : [66, 112, 12];
    const { d, outlines, ground } = stars(width);
    const [quote = line(0).text] = line(0).text.split(/(?<=”) /);
    const [exclaimed = '', rest = ''] = quote.split(/(?<=\. )/);
    const first = ground + 26 + size;
    const review = fitted(
      [exclaimed, ...wrapped(rest, most)].map((text, at) => ({ x, y: first + at * size, size, text })),
      width - 2 * x - (wide ? 0 : 40),
    );
    const turn = (review.at(-1)?.y ?? first) + (wide ? 68 : 56);
    // The reply is to the right of the line.
    const [thread, at, big, label] = wide ? [404, 444, 84, 64] : [84, 118, 68, 60];
    const reply = fitted(
      line(1)
        .text.split(/(?<=\.) /)
        .flatMap((sentence) => wrapped(sentence, wide ? 60 : 22))
        .map((text, row) => ({ x: at, y: turn + label + big * (1.06 + row * 1.04), size: big, text })),
      width - at - (wide ? 120 : 40),
    );
    const below = (reply.at(-1)?.y ?? turn) + (wide ? 74 : 70);
    const waiting = wrapped(line(2).text, wide ? 80 : 36).map((text, row) => ({
      x: at,
      y: below + 34 + row * 32,
      text,
    }));
    const foot = below + 34 + waiting.length * 32;
    const r = turnOf(width);
    const hang = path`H${thread + r}Q${thread} ${turn} ${thread} ${turn + r}V${foot - r}Q${thread} ${foot} ${thread - r} ${foot}`;
    const about = [title, MADE_UP]
      .flatMap((text) => wrapped(text, wide ? 20 : 60))
      .map((text, row) => ({
        x,
        y: (wide ? turn + label : foot + 60) + row * (wide ? 25 : 32),
        text,
      }));
    const height = foot + (wide ? 40 : 120);
    return {
      width,
      height,
      d: enter(width, ground) + d + dropDown(width, ground, turn) + hang + leave(width, foot, height),
      marks: outlines.slice(0, GIVEN).join(''),
      words: [
        ...hung(review, wide),
        { x: at, y: turn + label, text: line(1).label },
        ...reply,
        { x: at, y: below, text: line(2).label },
        ...waiting,
        ...about,
      ],
    };
  };
