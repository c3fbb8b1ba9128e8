/** The drawings that a post's front matter can choose; `arcs` is the fallback. */
export const drawingNames = ['tally', 'waiting', 'gate', 'ledger', 'board', 'room', 'curve', 'edge', 'arcs'] as const;

export type DrawingName = (typeof drawingNames)[number];
