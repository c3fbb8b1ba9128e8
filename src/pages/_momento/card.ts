import { circle, type Drawing } from '../../components/art/drawing.ts';
import { firstLook } from '../../content/first-look.ts';
import { dayAt, promiseStrip, WIDTH } from './promise-strip.ts';

/** Returns the drawing of the page’s social card: the promises of the first look, and today. */
export function card(): Drawing {
  const { agreements, today, days } = firstLook;
  const row = 44;
  const height = agreements.length * row;
  const lines = agreements.flatMap((agreement, index) => {
    const y = (index + 0.5) * row;
    const { run, ahead = '', end } = promiseStrip(agreement, today, days, y);
    return [run, ahead, circle(Number(end), y, 5)];
  });
  return { width: WIDTH, height, strokes: [...lines, `M${dayAt(today, days)} 0V${height}`] };
}
