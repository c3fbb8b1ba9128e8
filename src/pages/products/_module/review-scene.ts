import { enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { fitted, hung, sentences, wrapped } from '../../_shared/scene-words.ts';
import { type Draw, dropDown, type Lines, MADE_UP } from './stage.ts';
import { stars } from './stars.ts';

/** How many stars the sample's review gives. */
const GIVEN = 3;

/** Draws the rating as stars, filled if they were given, the review below them, and the reply, which hangs on the line's way home. */
export const reputation =
  (line: Lines, title: string): Draw =>
  (width) => {
    const wide = width === WIDE;
    const { left } = rails(width);
    const r = turnOf(width);
    const [x, size, most] = wide ? [120, 112, 60] : [66, 112, 12];
    const { d, outlines, ground, foot } = stars(width);
    const [quote = line(0).text] = line(0).text.split(/(?<=”) /);
    const [exclaimed = '', ...rest] = sentences(quote);
    const first = foot + 26 + size;
    const review = fitted(
      [exclaimed, ...wrapped(rest.join(' '), most)].map((text, at) => ({ x, y: first + at * size, size, text })),
      width - 2 * x - (wide ? 0 : 40),
    );
    const turn = (review.at(-1)?.y ?? first) + (wide ? 68 : 56);
    // The reply is to the right of the line.
    const [thread, at, big, label] = wide ? [420, 458, 84, 64] : [84, 118, 68, 60];
    const reply = fitted(
      sentences(line(1).text)
        .flatMap((sentence) => wrapped(sentence, wide ? 60 : 21))
        .map((text, row) => ({ x: at, y: turn + label + big * (1.06 + row * 1.04), size: big, text })),
      width - at - (wide ? 120 : 40),
    );
    const below = (reply.at(-1)?.y ?? turn) + (wide ? 74 : 70);
    const waiting = wrapped(line(2).text, wide ? 80 : 36).map((text, row) => {
      return { x: at, y: below + 34 + row * 32, text };
    });
    const end = below + 34 + waiting.length * 32;
    // Around the review to the right or, on a phone, down the margin.
    const around = wide
      ? dropDown(width, foot, turn) + path`H${thread + r}Q${thread} ${turn} ${thread} ${turn + r}`
      : path`H${left + r}Q${left} ${foot} ${left} ${foot + r}V${turn - r}Q${left} ${turn} ${left + r} ${turn}` +
        path`H${thread - r}Q${thread} ${turn} ${thread} ${turn + r}`;
    const home = path`V${end - r}Q${thread} ${end} ${thread - r} ${end}`;
    const top = wide ? turn + label : end + 60;
    const note = wrapped(MADE_UP, wide ? 20 : 60).map((text, row) => ({ x, y: top + 34 + row * 25, text }));
    const height = end + (wide ? 40 : 120);
    return {
      width,
      height,
      d: enter(width, ground) + d + around + home + leave(width, end, height),
      marks: outlines.slice(0, GIVEN).join(''),
      words: [
        ...hung(review, wide),
        { x: at, y: turn + label, text: line(1).label },
        ...reply,
        { x: at, y: below, text: line(2).label },
        ...waiting,
        { x, y: top, text: title },
        ...note,
      ],
    };
  };
