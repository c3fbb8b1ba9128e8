import { enter, turnOf } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';

/** Draws a year as a table's top rule, which branches off from the margin: a mark for each session, at equal distances. */
export function yearLine(months: number, perMonth: number): (width: number) => Stroke {
  return (width) => {
    const wide = width > 800;
    const [start, end, ground, mark] = wide ? [120, 1320, 150, 112] : [66, 683, 130, 98];
    const apart = (end - start) / (months * perMonth);
    const sessions = Array.from(
      { length: months * perMonth },
      (_, session) => path`H${start + (session + 0.5) * apart}v${-mark}v${mark}`,
    );
    return {
      width,
      height: ground + 1,
      d: enter(width, ground, ground - turnOf(width)) + sessions.join('') + path`H${end}`,
    };
  };
}
