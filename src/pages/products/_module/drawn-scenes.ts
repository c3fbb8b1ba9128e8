import { enter, leave, turnBack } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { pipeline } from '../../../content/dashboard.ts';
import { sum } from '../../../lib/sum.ts';
import { fitted, hung, lengthOf, paragraph, sentences, type Word, wrapped } from '../../_shared/scene-words.ts';
import { pin, pinCenter, struckOut } from './shapes.ts';
import { type Draw, GROUND, type Lines, scene } from './stage.ts';

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

/** Draws the right hours as one large pin. The line strikes out the wrong ones, on its way there or, on a phone, on its way back. */
export const listings =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [hours = '', who = ''] = sentences(line(2).text);
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
