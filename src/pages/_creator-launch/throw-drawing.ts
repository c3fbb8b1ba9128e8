import { circle, type Drawing, short } from '../../components/art/drawing.ts';

const GROUND = 300;

/** Where the throws land: above the second, third and fourth column of the list below (3, 6 and 10 of 12). */
const LANDINGS = [3, 6, 10].map((column) => 6 + (column * 918) / 12);

/** Draws the launch kit's throw: three bounces, each farther, with a ring at each landing. */
export function throws(): Drawing {
  const strokes = [`M0 ${GROUND}H900`, circle(6, GROUND, 6)];
  for (const [index, landing] of LANDINGS.entries()) {
    for (let strand = 0; strand < 4 + index * 2; strand++) {
      const height = Math.min(270, 40 + landing * 0.38) * (1 - strand * 0.07) * 1.33;
      strokes.push(
        `M6 ${GROUND}C${short(landing * 0.2)} ${short(GROUND - height)} ${short(landing * 0.8)} ${short(GROUND - height)} ${short(landing)} ${GROUND}`,
      );
    }
    strokes.push(circle(landing, GROUND, 6));
  }
  return { width: 900, height: 310, strokes };
}
