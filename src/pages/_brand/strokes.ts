import { NARROW } from '../../components/art/stroke.ts';
import { fallingIntoStep } from '../_quantum-shift/step-line.ts';
import { areaTable } from './area-table.ts';
import { areaWheels } from './area-wheels.ts';
import { markGuides, markLine } from './mark-line.ts';

/** The brand page's line drawings, and one from each area's main page. All are in one file, so that they cost one request. */
export const strokes = {
  mark: markLine,
  guides: markGuides,
  gears: () => areaWheels(NARROW),
  table: () => areaTable(NARROW),
  shift: () => fallingIntoStep(NARROW),
};
