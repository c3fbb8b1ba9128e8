import { leave } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';
import { capitalized, inWords } from '../../lib/format.ts';
import { graph } from './graph.ts';

/** Waves, each one pass of the line across the page. */
const PASSES = 15;
/** What the drawing shows. */
const OUT = `${capitalized(inWords(PASSES))} waves: out of step at the top`;
const IN = 'in step at the bottom';
/** The phase difference of the first and the last wave, in radians. */
const LATE = 11;
/** The curves of a pass. */
const STEPS = 18;

/**
 * Draws one line in many passes across the page, to and fro, from the right margin to the left. Each pass is the same wave: out of
 * step with its neighbors at the top, in step at the foot.
 */
export function fallingIntoStep(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [apart, swing, waves, inset] = wide ? [25, 54, 3, 60] : [29, 50, 1.5, 30];
  const [from, to, top] = [left + inset, right - inset, swing + 34];
  const passes = Array.from({ length: PASSES }, (_, pass) => {
    const late = LATE * (1 - pass / (PASSES - 1)) ** 2;
    const ground = top + pass * apart;
    const heightAt = (x: number) => {
      const share = (x - from) / (to - from);
      const rise = Math.min(1, Math.max(0, Math.sin(share * Math.PI) * 1.8));
      return ground - swing * rise * rise * (3 - 2 * rise) * Math.sin(share * waves * 2 * Math.PI - late);
    };
    const [start, end] = pass % 2 ? [from, to] : [to, from];
    const step = (end - start) / STEPS;
    if (pass > 0) return graph(heightAt, start - step, end, STEPS + 1);
    // The way in eases into the first wave, over two of its curves, and arrives with its slope.
    const x = start + 2 * step;
    const y = heightAt(x);
    const slope = (heightAt(x + 1) - heightAt(x - 1)) / 2;
    const entry = path`M${right} 0C${right} ${0.65 * top} ${x - step} ${y - slope * step} ${x} ${y}`;
    const onward = path`C${x + step / 3} ${y + (slope * step) / 3} `;
    return entry + onward + graph(heightAt, x, end, STEPS - 2).slice(1);
  });
  const last = top + (PASSES - 1) * apart;
  const y = last + swing + (wide ? 54 : 50);
  const [x, anchor] = [wide ? 120 : 67, 'start' as const];
  const labels = wide
    ? [{ x, y, anchor, text: `${OUT}, ${IN}` }]
    : [
        { x, y, anchor, text: `${OUT},` },
        { x, y: y + 42, anchor, text: IN },
      ];
  const height = y + (wide ? 30 : 70);
  return { width, height, labels, d: passes.join('') + leave(width, last, height) };
}
