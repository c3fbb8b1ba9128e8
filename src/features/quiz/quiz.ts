/** What an answer can point to. */
export const VALUES = [
  'leads',
  'website',
  'reputation',
  'local',
  'crm',
  'email',
  'ads',
  'analytics',
  'intelligence',
] as const;

export type Value = (typeof VALUES)[number];

/** The agents that the quiz can name. `leads` has none of its own. */
export type ProfileName = Exclude<Value, 'leads'>;

export interface Question {
  text: string;
  options: readonly { text: string; value: Value }[];
}

export interface Profile {
  title: string;
  description: string;
  features: readonly [string, string, string];
  /** The way to the module of the platform that the agent works in. */
  module: { name: string; label: string; href: string };
}

export type Profiles = Readonly<Record<ProfileName, Profile>>;

/** The texts of buttons and links. */
export interface QuizLabels {
  /** The link to the calendar. */
  book: string;
  /** The link to the private preview, and where that stands. */
  preview: { href: string; label: string };
  status: string;
  previous: string;
  retake: string;
}

/** Where a visitor is. `answers` are all that were ever chosen: going back removes none. */
export type QuizState =
  { stage: 'asking'; step: number; answers: readonly Value[] } | { stage: 'result'; answers: readonly Value[] };

/** Where every visitor begins, and begins again. */
export const START: QuizState = { stage: 'asking', step: 0, answers: [] };

/** Appends an answer and goes on: to the next of `total` questions, or to the result. */
export function chosen(state: QuizState, value: Value, total: number): QuizState {
  if (state.stage === 'result') return state;
  const answers = [...state.answers, value];
  const step = state.step + 1;
  return step < total ? { stage: 'asking', step, answers } : { stage: 'result', answers };
}

/** One question back. The answers stay: one that is changed counts as well as the one that replaces it. */
export function back(state: QuizState): QuizState {
  return state.stage === 'asking' && state.step > 0 ? { ...state, step: state.step - 1 } : state;
}

/** How far the visitor is, in per cent: the question that is on the screen counts. */
export function progress(step: number, total: number): number {
  return ((step + 1) / total) * 100;
}

/** How often each value was chosen: the most frequent first, among equals the one that was chosen first. */
export function tally(answers: readonly Value[]): { value: Value; count: number }[] {
  const counts = new Map<Value, number>();
  for (const value of answers) counts.set(value, (counts.get(value) ?? 0) + 1);
  // Sorting is stable, and a Map keeps the order of its first entries.
  return Array.from(counts, ([value, count]) => ({ value, count })).sort((a, b) => b.count - a.count);
}

/** The agent that an answer speaks for; one without a profile of its own speaks for the website. */
export function profileOf(value: Value | undefined): ProfileName {
  return value === undefined || value === 'leads' ? 'website' : value;
}

/** The result: the agent of the most frequent answer. */
export function recommend(answers: readonly Value[]): ProfileName {
  return profileOf(tally(answers)[0]?.value);
}
