import type { DrawingName } from './drawing-name.ts';
import { curve, ledger, tally } from './counts.ts';
import { arcs, edge, gate, waiting } from './flows.ts';
import { board, room } from './gatherings.ts';
import type { PostDrawing } from './post-drawing.ts';

/** The drawings of posts. What must be seen is in the square in the middle; the line runs on beyond every edge. */
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
