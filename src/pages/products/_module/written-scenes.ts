import { BEYOND, enter, leave, turnOf } from '../../../components/art/rail.ts';
import { sofa, sofaHeight, sofaIn } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { amountText } from '../../../lib/format.ts';
import { COST_LIMIT } from '../../_dashboard/figures.ts';
import { fitted, lengthOf, paragraph, sentences, type Word, wrapped } from '../../_shared/scene-words.ts';
import { field, struckOut } from './shapes.ts';
import { type Draw, type Lines, MADE_UP, scene } from './stage.ts';

/**
 * Draws two headlines. The line strikes out the first, and becomes the window around the second, and a picture that is too large for it.
 * The warning is below it.
 */
export const websites =
  (line: Lines, title: string): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, inset, top, bar, small, size, most] = wide
      ? [120, 40, 172, 56, 56, 152, 20]
      : [66, 28, 180, 72, 60, 124, 11];
    const [struck, r] = [top - 62, turnOf(width)];
    const first = top + bar + size;
    const lines = wrapped(line(1).text, most).map((text, at) => ({
      x: x + inset,
      y: first + at * size * 0.97,
      size,
      text,
    }));
    const words = fitted(lines, width - 2 * (x + inset));
    const ground = (words.at(-1)?.y ?? first) + (wide ? 122 : 330);
    const loser = { x, y: struck + small * 0.3, size: small, text: line(0).text, isPale: true };
    const [end, right] = [x + lengthOf(loser), wide ? width - x : 683];
    const [picture, from] = wide ? [sofaIn(620), 964] : [sofaIn(760), 150];
    // Down to the window's edge, around its right half as far as the picture lets it be seen, around its left half, and on.
    const drop = path`H${end}a${r} ${r} 0 0 1 ${r} ${r}V${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}`;
    const rightHalf = path`V${top + bar}H${x}H${right}V${ground - sofaHeight(picture) * (wide ? 0.957 : 0.988)}`;
    const leftHalf = path`V${top + r}a${r} ${r} 0 0 0 ${-r} ${-r}H${x + r}a${r} ${r} 0 0 0 ${-r} ${r}V${ground}`;
    const floor = path`H${width + BEYOND}H${from}`;
    // Its last sentence says what to do, so it's larger.
    const [problem = '', ...todo] = sentences(line(2).text);
    const [below, pitch, say] = [ground + (wide ? 104 : 134), wide ? 54 : 66, wide ? 46 : 60];
    const problems = wrapped(problem, 26).map((text, at) => ({ y: below + at * pitch, size: say, text }));
    const beside = { x: wide ? from : x };
    const warning = [
      ...problems,
      ...(todo.length
        ? [{ y: below + problems.length * pitch + say * 0.4, size: say * 1.36, text: todo.join(' ') }]
        : []),
    ].flatMap((row) => fitted([{ ...beside, ...row }], width - x - beside.x));
    const notes = [{ ...beside, y: ground + (wide ? 50 : 66), text: line(2).label }, ...warning];
    const last = notes.at(-1)?.y ?? ground;
    // What the sample is: in the window's bar or, on a phone, below it.
    const about: Word[] = wide
      ? [{ x: right - inset, y: top + bar / 2 + 6, text: `${title}. ${MADE_UP}`, anchor: 'end' }]
      : [title, MADE_UP].map((text, at) => ({ x, y: last + 72 + at * 34, text }));
    const home = Math.max(last, wide ? 0 : (about.at(-1)?.y ?? 0)) + 48;
    const height = home + r + 12;
    return {
      width,
      height,
      d:
        enter(width, struck) +
        drop +
        rightHalf +
        leftHalf +
        floor +
        sofa(picture) +
        path`H${width + BEYOND}V${home}` +
        leave(width, home, height),
      words: [
        { x, y: struck - (wide ? 38 : 46), text: line(0).label },
        loser,
        { x: x + inset, y: top + bar / 2 + (wide ? 6 : 8), text: line(1).label },
        ...words,
        ...notes,
        ...about,
      ],
      marks: struckOut(x, end, struck, wide),
    };
  };

/** Draws a search as wide as the page, the ad that answers it, and the limit at which the ad pauses. */
export const ads =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, y, tall, size, home] = wide ? [120, 128, 176, 128, 624] : [66, 178, 264, 96, 970];
    const query = { x: width / 2, y: 0, size, text: line(0).text, anchor: 'middle' as const };
    const search = fitted(paragraph(query, wide ? 60 : 14), width - 2 * x - (wide ? tall : 80));
    const center = y + size * 0.28 - (search.at(-1)?.y ?? 0) / 2;
    const below = wide ? 196 : 190;
    const [first, second] = [y + tall / 2 + (wide ? 72 : 48), y + tall / 2 + (wide ? 128 : 112)];
    const amount = { x: width - x, y: home - (wide ? 58 : 44), size: wide ? 350 : 296, text: amountText(COST_LIMIT) };
    const d = enter(width, y) + path`H${x}` + field(width - 2 * x, tall, 88);
    return scene(
      width,
      y,
      d,
      [
        { x, y: y - tall / 2 - 16, text: line(0).label },
        ...search.map((word) => ({ ...word, y: word.y + center })),
        { x, y: first, text: line(1).label },
        ...paragraph({ x, y: second, size: 56, text: line(1).text }, 26),
        { x, y: first + below, text: line(4).label },
        ...paragraph({ x, y: second + below - 4, size: wide ? 44 : 40, text: line(4).text }, wide ? 24 : 40),
        { ...amount, anchor: 'end' },
      ],
      home - y,
    );
  };

/** Draws a letter that rises from its envelope: the audience is the address. */
export const email =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, edge, top, mouth, fold, ground] = wide ? [120, 90, 16, 222, 112, 520] : [66, 30, 20, 400, 96, 804];
    const [size, middle] = [width - 2 * x, width / 2];
    const slope = (edge / (size / 2)) * fold;
    const [sheet, half, inside] = [size - 2 * edge, size / 2 - edge, fold - slope];
    const envelope =
      path`H${x}V${mouth}l${edge} ${slope}V${top}h${sheet}V${mouth + slope}l${-half} ${inside}l${-half} ${-inside}` +
      path`l${half} ${inside}l${half} ${-inside}l${edge} ${-slope}V${ground}H${x}H${width - x}`;
    const center = (text: string, y: number, most: number, big: number) =>
      paragraph({ x: middle, y, size: big, text, anchor: 'middle' }, most);
    const [subject, opening, link, to] = wide ? [116, 180, 232, 424] : [128, 284, 376, 614];
    const words: Word[] = [
      ...fitted(center(line(1).text, subject, wide ? 40 : 16, wide ? 100 : 80), sheet - (wide ? 160 : 60)),
      ...center(line(2).text, opening, wide ? 60 : 26, 40),
      ...center(line(3).text, link, 40, wide ? 40 : 34),
      { x: middle, y: to - (wide ? 56 : 60), text: line(0).label, anchor: 'middle' },
      ...center(line(0).text, to, wide ? 44 : 27, wide ? 56 : 54),
    ];
    const choose = { x: 0, y: 0, size: wide ? 40 : 34, text: line(3).text };
    const underline = path`M${middle - lengthOf(choose) / 2} ${link + 11}h${lengthOf(choose)}v2h${-lengthOf(choose)}z`;
    return { ...scene(width, ground, enter(width, ground) + envelope, words, wide ? 44 : 60), marks: underline };
  };
