import { content } from '../../data/content.ts';
import { offerOf } from '../../data/offers.ts';
import type { Duration, Span } from '../../lib/format.ts';

const MONTH = 30;
const { length, reports } = offerOf('accelerator') ?? {};
const { sprint } = content;

/** How many days the accelerator takes, and for how many months reports follow. */
export const days = length ? inDays(length) : 0;
export const months = reports ? Math.round(inDays(reports) / MONTH) : 0;

/** The days that the counter shows: at the end of what comes before, of each phase, and of the reports. */
export const milestones: readonly number[] = [
  0,
  ...sprint.map(({ weeks: [, last] }, index) => (index === sprint.length - 1 ? days : last * 7)),
  days + months * MONTH,
];

function inDays(time: Duration): number {
  if ('days' in time) return largest(time.days);
  if ('weeks' in time) return largest(time.weeks) * 7;
  return 'months' in time ? largest(time.months) * MONTH : 1;
}

function largest(value: number | Span): number {
  return typeof value === 'number' ? value : value.max;
}
