/** What a post's picture can show, by the name that its front matter calls it by; `arcs` for anything else. */
export const drawingNames = ['tally', 'waiting', 'gate', 'ledger', 'board', 'room', 'curve', 'edge', 'arcs'] as const;

export type DrawingName = (typeof drawingNames)[number];
