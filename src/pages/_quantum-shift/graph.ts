import { path } from '../../components/art/stroke.ts';

/** The way over which a slope is measured. */
const STEP = 0.1;

/** Draws a function from one place to another, in equal steps: one curve per step, which arrives with the function’s slope. */
export function graph(heightAt: (x: number) => number, from: number, to: number, steps: number): string {
  const step = (to - from) / steps;
  const curves = Array.from({ length: steps }, (_, at) => {
    const x = from + (at + 1) * step;
    const [y, slope] = [heightAt(x), (heightAt(x + STEP) - heightAt(x - STEP)) / 2 / STEP];
    return path`S${x - step / 3} ${y - (slope * step) / 3} ${x} ${y}`;
  });
  return curves.join('');
}
