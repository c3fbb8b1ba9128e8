import { type Profile, type Question, type QuizState, reachable, recommend } from './quiz-rules.ts';

/** A strand's state: still possible, ruled out by an answer, or the result. */
type StrandState = 'open' | 'stopped' | 'result';

/** Units of the drawing per strand. */
const LANE = 40;

export function fanHeight(count: number): number {
  return count * LANE;
}

/** Draws an agent's strand from far left, all as one, to its lane at the right. */
export function strandPath(index: number, count: number): string {
  const [middle, y] = [fanHeight(count) / 2, (index + 0.5) * LANE];
  return `M-999 ${middle}H0C128 ${middle} 152 ${y} 300 ${y}H320`;
}

/** Returns the state of each agent's strand. At the end one is the result, and those with as many answers stay open. */
export function strandsOf(
  profiles: readonly Profile[],
  questions: readonly Question[],
  state: QuizState,
): (Profile & { state: StrandState })[] {
  const rest = state.stage === 'asking' ? questions.slice(state.step) : [];
  const left = reachable(state.answers, rest);
  const tied = state.stage === 'result' ? recommend(state.answers).tied : [];
  const stateOf = (id: string): StrandState => {
    if (left.has(id)) return state.stage === 'result' ? 'result' : 'open';
    return tied.includes(id) ? 'open' : 'stopped';
  };
  return profiles.map((profile) => ({ ...profile, state: stateOf(profile.id) }));
}
