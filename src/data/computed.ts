import { scaleOf } from './score.ts';
import { builtAt } from '../lib/built-at.ts';
import { clockRange, longDay } from '../lib/day.ts';
import { plain } from '../lib/sample.ts';
import * as files from './content-files.ts';
import { totals } from './dashboard.ts';
import { isOver, lastDay } from './event-time.ts';
import { lastReportWeek, middleWeek, signals } from './pilot-reports.ts';
import type { EventTime } from './schemas/event.ts';

const { assessment, coaching, dashboard, dinner, events, eventsPage, leadershipPilot, site } = files;
const packages: readonly Package[] = coaching.packages;
const packageOf = (name: string) => packages.find(({ id }) => id === name);
const [program, team] = [packageOf('sixMonthProgram'), packageOf('teamCoaching')];
const [byMonth, byYear] = [packageOf('partnershipByMonth'), packageOf('partnershipByYear')];

interface Package {
  readonly id: string;
  readonly price: { readonly amount: number };
  readonly length?: { readonly months?: number };
  readonly payments?: number;
  readonly minimum?: number;
}

/** Returns a multiple of a package's price; of one that the owner has removed, nothing that a text could name. */
function times(entry: Package | undefined, factor = 1): number {
  return (entry?.price.amount ?? 0) * factor;
}

/** Whether every event is over on the day of the build. */
export const allOver = tried(() => events.list.every(({ time }) => isOver(time as EventTime, builtAt))) ?? false;

const { starts, ends, timeZone } = dinner.time;

/** The values that texts name in braces and that follow from what the files say: `{computed.dinnerDate}`. */
export const computed = {
  /** The number of answers to a question, and the lowest and highest score. */
  assessment: tried(() => scaleOf(assessment.questions)),
  coaching: {
    /** One payment of a program that is split. */
    payment: tried(() => ({ amount: times(program, 1 / (program?.payments ?? 1)) })),
    /** The smallest team's price. */
    cohort: tried(() => ({ amount: times(team, team?.minimum) })),
    /** How much less the partnership costs when it is paid once a year. */
    saved: tried(() => ({ amount: times(byMonth, byMonth?.length?.months) - times(byYear) })),
  },
  /** The company’s legal name, or its usual one. */
  company: plain(site.company.legalName || site.name),
  dashboard: totals,
  /** How many tabs the example dashboard has. */
  dashboardTabs: Object.keys(dashboard.tabNames).length,
  dinnerDate: tried(() => longDay(lastDay(dinner.time as EventTime))),
  dinnerHours: tried(() => clockRange(starts, ends, timeZone)),
  /** The guests who answer. */
  dinnerPeers: dinner.seats - 1,
  /** The words for summits to come, or for none. */
  events: allOver ? eventsPage.over : eventsPage.ahead,
  pilot: { middleWeek, lastReportWeek, exampleWeeks: leadershipPilot.signals[0]?.weeks },
  signals,
};

/** Returns what a function computes, or undefined if a wrong value stops it, which the schema of its file reports. */
function tried<T>(compute: () => T): T | undefined {
  try {
    return compute();
  } catch {
    return undefined;
  }
}
