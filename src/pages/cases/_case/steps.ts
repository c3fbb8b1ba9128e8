import type { Case } from '../../../content/cases.ts';

type Entry = Case['weeks'][number];
/** An entry with the weeks that it takes: 'Weeks 3–6' lasts from 2 to 6. */
type Step = Entry & { from: number; to: number };

/** Splits a case's entries into those with weeks and later ones. */
export function stepsOf(entries: readonly Entry[]): { steps: Step[]; later: Entry[] } {
  const steps: Step[] = [];
  const later: Entry[] = [];
  for (const entry of entries) {
    const [, first, last = first] = /^Weeks? (\d+)(?:–(\d+))?$/.exec(entry.when) ?? [];
    if (first) steps.push({ ...entry, from: Number(first) - 1, to: Number(last) });
    else later.push(entry);
  }
  return { steps, later };
}

/** Draws a bar for each week from one to another, with gaps between them. */
export function bars(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, at) => {
    const week = from + at;
    return `M${week === from ? from : week + 0.03} 0.5H${week + 1 === to ? to : week + 0.97}`;
  }).join('');
}
