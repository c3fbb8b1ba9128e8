import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';

/** Draws a year on the line's way across the page: a beat for each session, those of a month next to each other. Then home. */
export function yearLine(months: number, perMonth: number): (width: number) => Stroke {
  return (width) => {
    const wide = width > 800;
    const [inset, swing, beat, gap, ground, back] = wide ? [120, 64, 26, 4, 66, 118] : [66, 52, 14, 2, 54, 94];
    const pause = (width - 2 * inset) / months - perMonth * beat - (perMonth - 1) * gap;
    const session = path`q${beat / 2} ${-2 * swing} ${beat} 0`;
    const month =
      path`h${pause / 2}` +
      Array(perMonth)
        .fill(session)
        .join(path`h${gap}`) +
      path`h${pause / 2}`;
    const height = back + (wide ? 30 : 22);
    const d =
      enter(width, ground) +
      path`H${inset}` +
      month.repeat(months) +
      turnBack(width, ground, back) +
      leave(width, back, height);
    return { width, height, d };
  };
}
