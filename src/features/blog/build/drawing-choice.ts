import type { DrawingName } from '../../../components/art/posts/drawing-name.ts';

// How words about each subject begin.
const SUBJECTS: Record<Exclude<DrawingName, 'arcs'>, RegExp> = {
  tally: /\b(?:workflow|routine|automat|task|minute|repeat|invoice|hours? sav)/gi,
  waiting: /\b(?:wait|delay|bottleneck|audit|approv|handoff|hand-off|lead time|backlog|queue)/gi,
  gate: /\b(?:pilot|production|stall|launch|go-live|prototype|rollout|deploy)/gi,
  ledger: /\b(?:data|record|spreadsheet|crm|database|duplicate|entry|entries|clean)/gi,
  board: /\b(?:board|director|govern|executive|committee|meeting|question|strateg)/gi,
  room: /\b(?:train|team|teach|learn|skill|people|skeptic|hir|coach|workshop)/gi,
  curve: /\b(?:adopt|measur|metric|survey|growth|trend|forecast|revenue|result|return)/gi,
  edge: /\b(?:model|rule|software|judg|prompt|agent|llm|prediction)/gi,
};
const WEIGHT = { title: 12, description: 4, body: 1 };

/** Chooses a post's drawing: the subject that its words name most often, above all those of its title. */
export function chooseDrawing(post: { title: string; description: string; body: string }): DrawingName {
  const score = (subject: RegExp) =>
    Object.entries(WEIGHT).reduce(
      (sum, [part, weight]) => sum + weight * (post[part as keyof typeof WEIGHT].match(subject)?.length ?? 0),
      0,
    );
  const scores = Object.entries(SUBJECTS).map(([name, subject]) => [name as DrawingName, score(subject)] as const);
  const [name, best] = scores.reduce((a, b) => (b[1] > a[1] ? b : a));
  return best > 0 ? name : 'arcs';
}
