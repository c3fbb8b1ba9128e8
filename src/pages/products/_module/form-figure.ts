import { enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { capitalized } from '../../../lib/format.ts';
import { lengthOf, paragraph } from '../../_shared/scene-words.ts';
import { type Draw, dropDown, type Lines } from './stage.ts';

/** The fields of a form that there is room for. */
const FIELDS = 3;

/** Draws the sample's form: the line runs under each field, from the first to the last, and on under where its answers go. */
export const form =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, end, first, apart, size, big] = wide ? [120, 700, 116, 144, 112, 280] : [66, 560, 84, 128, 92, 240];
    const [fields = '', goal = ''] = line(3)
      .text.replace(/\.$/, '')
      .split(/\. (?:.*: )?/);
    const names = fields.split(', ').slice(0, FIELDS).map(capitalized);
    const rows = names.map((text, row) => ({ x, y: first + row * apart - size * 0.28, size, text }));
    const [place = '', stage = ''] = goal.split(', ');
    const r = apart / 2;
    const turns = names.slice(1).map((_, row) => {
      if (row % 2 === 0) return path`H${end}a${r} ${r} 0 0 1 0 ${apart}`;
      return path`H${rails(width).left + r}a${r} ${r} 0 0 0 0 ${apart}`;
    });
    const last = first + (names.length - 1) * apart;
    // On a phone, the answers stand on a line of their own.
    const ground = wide ? last : last + 330;
    const right = { x: wide ? width - x : 654, y: ground - 26, size: big, text: place, anchor: 'end' as const };
    const under = capitalized(stage);
    const note = wide
      ? [{ x: right.x - lengthOf(right) + big * 0.04, y: ground + 66, size: 56, text: under }]
      : paragraph({ x, y: right.y - 60, size: 60, text: under }, 1);
    const home = ground + (wide ? 100 : 0);
    const height = home + turnOf(width) + 12;
    const on = wide ? dropDown(width, ground, home) : dropDown(width, last, ground, rails(width).right);
    return {
      width,
      height,
      d: enter(width, first) + turns.join('') + on + leave(width, home, height),
      words: [...rows, right, ...note],
    };
  };
