import { portrait } from '../../components/art/portrait.ts';
import { turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';

/** The first cubic starts at the portrait's left edge; the last two are the foot that a page without a rail shows. */
const APPROACH = 1;
const FOOT = 2;

/**
 * Returns the drawing of the line leaving the margin, becoming the sample founder from chest to shoulder, and coming back under
 * her, in a size for wide screens.
 */
export function founderLine(size: number): (width: number) => Stroke {
  return (width) => founderOf(width, width > 800 ? size : 0.7);
}

function founderOf(width: number, scale: number): Stroke {
  const { left, right } = rails(width);
  const turn = turnOf(width);
  // Her shoulder meets the margin on the right. On a wide screen, there's air over her hair.
  const [x, y] = [right - 952 * scale, width > 800 ? 24 : 0];
  const curves = cubics(portrait().d).slice(APPROACH, -FOOT);
  const place = (curve: readonly number[]) =>
    numbers(...curve.map((value, index) => value * scale + (index % 2 ? y : x)));
  const [enter, back] = [1004 * scale + y, 1150 * scale + y];
  const height = back + turn;
  const d =
    path`M${left} 0V${enter - turn}Q${left} ${enter} ${left + turn} ${enter}H${110 * scale + x}` +
    `C${curves.map(place).join(' ')}` +
    path`H${left + turn}Q${left} ${back} ${left} ${height}`;
  return { width, height, d };
}

/** Returns the cubic curves of a path that has no other kind, each as six numbers. */
function cubics(d: string): number[][] {
  const values =
    d
      .replace(/[ML][^C]*C/g, ' ')
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  return Array.from({ length: values.length / 6 }, (_, index) => values.slice(index * 6, index * 6 + 6));
}
