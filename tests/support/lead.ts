import { DETAILS, type Detail } from '../../src/features/assessment/assessment-rules.ts';

/** What a visitor types into the assessment, in fields that an owner has added too. */
export const lead: Record<Detail, string> = {
  ...(Object.fromEntries(DETAILS.map((name) => [name, 'Example'])) as Record<Detail, string>),
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  company: 'Analytical Engines',
};
