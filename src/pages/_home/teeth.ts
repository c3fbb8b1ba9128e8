import { leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** Draws manual work: ten steps on the way out, four on the way back. */
export function teeth(width: number): Stroke {
  const { left, right } = rails(width);
  const q = turnOf(width);
  const wide = width > 800;
  const [from, high, y, apart, below] = wide ? [120, 72, 100, 124, 34] : [66, 56, 84, 116, 46];
  const back = y + apart;
  const end = right - apart / 2 - (wide ? 0 : 4);
  const step = (end - from) / 10;
  const out = path`h${step / 4}l${step / 4} ${-high} ${step / 4} ${high}h${step / 4}`.repeat(10);
  const home = path`h${-step / 4}l${-step / 4} ${-high} ${-step / 4} ${high}h${-step / 4}`.repeat(4);
  const height = back + below + (wide ? 48 : 72);
  return {
    width,
    height,
    labels: [
      { x: from + step / 4, y: y + below, text: 'Before', anchor: 'start' },
      { x: end - 3.75 * step, y: back + below, text: 'After', anchor: 'start' },
    ],
    d:
      path`M${left} 0V${y - q}Q${left} ${y} ${left + q} ${y}H${from}` +
      out +
      turnBack(width, y, back) +
      path`H${end}` +
      home +
      leave(width, back, height),
  };
}
