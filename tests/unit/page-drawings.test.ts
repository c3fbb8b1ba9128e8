import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/components/art/drawing.ts';
import { sprint } from '../../src/content/guide.ts';
import { ringsDrawing } from '../../src/pages/_about/rings-drawing.ts';
import { dialDrawing } from '../../src/pages/_enterprise-accelerator/dial-drawing.ts';
import { letterDrawing } from '../../src/pages/_contact/letter-drawing.ts';
import { curveDrawing } from '../../src/components/art/curve.ts';
import { flywheelDrawing } from '../../src/components/art/flywheel.ts';
import { tangleDrawing, untangled } from '../../src/pages/_services/tangle-drawing.ts';
import { gearTrain } from '../../src/pages/_torque/gear-train.ts';

const drawings: [name: string, draw: () => Drawing][] = [
  ['growth rings', () => ringsDrawing('about', 30)],
  ['dial', () => dialDrawing(sprint, 90)],
  ['letter', () => ({ ...letterDrawing(), strokes: letterDrawing().letter })],
  ['answer', () => ({ ...letterDrawing(), strokes: letterDrawing().answer })],
  ['falling curve', () => curveDrawing('falling')],
  ['rising curve', () => curveDrawing('rising')],
  ['settling curve', () => curveDrawing('settling')],
  ['flywheel', flywheelDrawing],
  ['tangle', () => tangleDrawing()],
  ['rest of the tangle', () => untangled(1, 3)],
  ['gear train', gearTrain],
];

describe.each(drawings)('the %s', (_, draw) => {
  it('is the same in every build, of real numbers, and at most 2 KB', () => {
    const { strokes } = draw();
    expect(draw().strokes).toEqual(strokes);
    for (const stroke of strokes) expect(stroke).toMatch(/^M[\d\s.,\-MHVLCSQTAacqvhz]+$/);
    const markup = strokes.map((d) => `<path d="${d}"/>`).join('');
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(2048);
  });
});
