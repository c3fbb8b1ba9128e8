import type { DrawingName } from './drawing-name.ts';
import { torque } from '../torque.ts';
import { curve, ledger, tally } from './counts.ts';
import { edge, gate, waiting } from './flows.ts';
import { board, room } from './gatherings.ts';
import type { PostDrawing } from './post-drawing.ts';

/** The drawings of posts. What must be seen is in the square in the middle, and what reaches an edge runs on beyond it. */
export const postDrawings: Readonly<Record<DrawingName, (leads: boolean) => PostDrawing>> = {
  tally,
  waiting,
  gate,
  ledger,
  board,
  room,
  curve,
  edge,
  arcs,
};

/** Draws a detail of the area's drawing, for a post that matches no other. */
function arcs(): PostDrawing {
  return { lines: '', accent: torque('fallback').strokes.join('') };
}
