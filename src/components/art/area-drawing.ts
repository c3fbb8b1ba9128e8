import type { Area } from '../../content/pages/page-meta.ts';
import type { Drawing } from './drawing.ts';
import { table } from './table.ts';
import { torque } from './torque.ts';
import { waves } from './waves.ts';

const DRAWINGS = { consulting: torque, memento: table, quantum: waves } satisfies Record<
  Area,
  (seed: string) => Drawing
>;

/** Draws an area's drawing; each seed gives a different one. */
export function areaDrawing(area: Area, seed: string): Drawing {
  return DRAWINGS[area](seed);
}
