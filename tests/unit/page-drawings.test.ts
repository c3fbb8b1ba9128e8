import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Drawing } from '../../src/components/art/drawing.ts';
import { sprint } from '../../src/content/guide.ts';
import { missedDrawing } from '../../src/pages/_404/missed-drawing.ts';
import { ringsDrawing } from '../../src/pages/_about/rings-drawing.ts';
import { dialDrawing } from '../../src/pages/_enterprise-accelerator/dial-drawing.ts';
import { letterDrawing } from '../../src/pages/_contact/letter-drawing.ts';
import { curveDrawing } from '../../src/components/art/curve.ts';
import { flywheelDrawing } from '../../src/components/art/flywheel.ts';
import { differenceDrawings } from '../../src/pages/_executive-coaching/difference-drawing.ts';
import { rulerDrawing } from '../../src/pages/_enterprise-accelerator/ruler-drawing.ts';
import { orderDrawings } from '../../src/pages/_services/order-drawing.ts';
import { tangleDrawing } from '../../src/pages/_services/tangle-drawing.ts';
import { hourDrawing, stepLines, thirdOfAnHour } from '../../src/pages/_executive-coaching/hour-drawing.ts';
import { marginWaves, shiftDrawing } from '../../src/pages/_quantum-shift/drawings.ts';
import { gearTrain } from '../../src/pages/_torque/gear-train.ts';

const missed = missedDrawing();
const joined = (strokes: string[]): Drawing => ({ width: 1200, height: 72, strokes });
const drawings: [name: string, draw: () => Drawing][] = [
  ['growth rings', () => ringsDrawing('about', 30)],
  ['arc that missed', () => ({ ...missed, strokes: [missed.target, missed.thrown] })],
  ['dial', () => dialDrawing(sprint, 90)],
  ['letter', () => ({ ...letterDrawing(), strokes: letterDrawing().letter })],
  ['answer', () => ({ ...letterDrawing(), strokes: letterDrawing().answer })],
  ['falling curve', () => curveDrawing('falling')],
  ['rising curve', () => curveDrawing('rising')],
  ['settling curve', () => curveDrawing('settling')],
  ['flywheel', flywheelDrawing],
  ['tangle', () => tangleDrawing()],
  ['strands in order', () => joined(orderDrawings().flatMap(({ strokes }) => strokes))],
  [
    'differences',
    () => joined(differenceDrawings().flatMap(({ line, without }) => (without ? [line, without] : [line]))),
  ],
  ['ruler of days', () => joined(Object.values(rulerDrawing(90, 60)))],
  ['gear train', gearTrain],
  ['hour as a dial', () => hourDrawing('coaching', 30, 1200)],
  ['shift', shiftDrawing],
  ['waves down the margin', marginWaves],
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

describe('the hour as a dial', () => {
  it('ends every strand in the one line that leaves it, with a mark for each day', () => {
    const { width, strokes } = hourDrawing('coaching', 30, 1200);
    const strands = strokes.filter((stroke) => stroke.startsWith('M0 '));
    expect(strands.length).toBeGreaterThan(20);
    const line = strokes.find((stroke) => stroke.includes(`H${width}`));
    const start = /^M(\S+ \S+)H/.exec(line ?? '')?.[1];
    for (const strand of strands) expect(strand.endsWith(start ?? '?')).toBe(true);
    expect(line?.match(/v/g)).toHaveLength(30);
  });

  it('points at three steps, and shares the hour among them', () => {
    expect(stepLines(1200).match(/H/g)).toHaveLength(3);
    const ends = [0, 1, 2].map((third) => thirdOfAnHour(third).part.split(/[LA ]/));
    expect(new Set(ends.map(([, x, y]) => `${x} ${y}`)).size).toBe(3);
  });
});

it('the waves down the margin are opposed where they begin and in step where they end', () => {
  const { height, strokes } = marginWaves();
  const end = (stroke: string | undefined) => stroke?.split('T').at(-1);
  expect(end(strokes[0])).toBe(end(strokes[1]));
  expect(end(strokes[0])?.endsWith(` ${height}`)).toBe(true);
  const middle = (stroke: string | undefined) => Number(/Q(\S+)/.exec(stroke ?? '')?.[1]);
  expect(middle(strokes[0]) + middle(strokes[1])).toBeCloseTo(40, 0);
});

describe('the strands in order', () => {
  it('begin each row where the one before it left them', () => {
    const rows = orderDrawings().map(({ strokes }) => strokes.join(''));
    const levels = (row: string, pattern: RegExp) =>
      [...new Set(Array.from(row.matchAll(pattern), ([, y]) => Number(y)))].toSorted();
    const begin = rows.map((row) => levels(row, /M0 (\d+)/g));
    const end = rows.map((row) => levels(row, /(\d+)H1200/g));
    expect(begin.map((row) => row.length)).toEqual([7, 5, 4, 1]);
    expect(end.slice(0, -1)).toEqual(begin.slice(1));
  });
});

describe('the ruler of days', () => {
  it('has a mark a day, up to the day and after it', () => {
    const { before, after } = rulerDrawing(90, 60);
    expect([before, after].map((marks) => marks.split('M').length - 1)).toEqual([61, 30]);
  });
});
