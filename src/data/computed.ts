import assessment from '../content/assessment.json';
import dinner from '../content/dinner.json';
import modules from '../content/modules.json';
import site from '../content/site.json';
import { plain } from '../lib/sample.ts';
import { dayIn, longDay } from '../lib/day.ts';

/** Values that texts name and that follow from others: `{computed.maxScore}`. */
export const computed = {
  /** The company’s legal name, or its usual one. */
  company: plain(site.company.legalName || site.name),
  /** The assessment’s worst score. */
  maxScore: assessment.questions.reduce((sum, { options }) => sum + options.length, 0),
  /** The founding dinner’s day in words. */
  dinnerDate: longDay(dayIn(new Date(dinner.starts), dinner.timeZone)),
  /** How many tabs the example dashboard has: one for each module, and an overview. */
  dashboardTabs: modules.length + 1,
};
