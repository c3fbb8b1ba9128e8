import { enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import { capitalized } from '../../../lib/format.ts';
import { lengthOf } from '../../_shared/scene-words.ts';
import { type Draw, dropDown, type Lines } from './stage.ts';

/** The fields of a form that there is room for. */
const FIELDS = 3;

/** Draws the sample's form: the line runs under each field, from the first to the last, and on under where its answers go. */
export const form =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, end, first, apart, size, big] = wide ? [120, 700, 100, 132, 92, 210] : [66, 580, 84, 118, 80, 170];
    const [fields = '', goal = ''] = line(3)
      .text.replace(/\.$/, '')
      .split(/\. (?:.*: )?/);
    const names = fields.split(', ').slice(0, FIELDS).map(capitalized);
    const rows = names.map((text, row) => ({ x, y: first + row * apart - size * 0.28, size, text }));
    // She answers the last question with the day that she comes.
    const visit = customerStory.findLast(({ day, slug }) => slug === 'crm' && day !== 'Later')?.day ?? '';
    const answers = rows.slice(-1).map((row) => {
      return { ...row, x: row.x + lengthOf(row) + size * 0.35, size: size * 0.6, text: visit, isPale: true };
    });
    const [place = '', stage = ''] = goal.split(', ');
    const r = apart / 2;
    const turns = names.slice(1).map((_, row) => {
      if (row % 2 === 0) return path`H${end}a${r} ${r} 0 0 1 0 ${apart}`;
      return path`H${rails(width).left + r}a${r} ${r} 0 0 0 0 ${apart}`;
    });
    const last = first + (names.length - 1) * apart;
    // On a phone, they are below the fields, inside the turn.
    const home = last + (wide ? 96 : 290);
    const base = wide ? last - 26 : home - 112;
    const right = { x: wide ? width - x : 654, y: base, size: big, text: place, anchor: 'end' as const };
    const left = right.x - lengthOf(right) + big * 0.04;
    const note = { x: left, y: home - (wide ? 30 : 36), size: 54, text: capitalized(stage) };
    const height = home + turnOf(width) + 12;
    return {
      width,
      height,
      d: enter(width, first) + turns.join('') + dropDown(width, last, home) + leave(width, home, height),
      words: [...rows, ...answers, right, note],
    };
  };
