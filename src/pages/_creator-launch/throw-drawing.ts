import { circle, type Drawing, short } from '../../components/art/drawing.ts';

const GROUND = 300;

/** Four throws from one point, each landing further on than the one before: what comes back, and when. */
export const LANDINGS = [90, 250, 560, 860] as const;

/** The launch kit's drawing: every throw a bundle of arcs, and where it lands a small ring. */
export function throws(): Drawing {
  const strokes = [`M0 ${GROUND}H900`];
  for (const [index, landing] of LANDINGS.entries()) {
    for (let strand = 0; strand < 3 + index * 2; strand++) {
      const height = Math.min(270, 40 + landing * 0.38) * (1 - strand * 0.07) * 1.33;
      strokes.push(
        `M8 ${GROUND}C${short(landing * 0.2)} ${short(GROUND - height)} ${short(landing * 0.8)} ${short(GROUND - height)} ${landing} ${GROUND}`,
      );
    }
    strokes.push(circle(landing, GROUND, 6));
  }
  return { width: 900, height: 310, strokes };
}
