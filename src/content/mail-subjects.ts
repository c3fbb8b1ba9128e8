import { site } from '../site.config.ts';

/** The preset subjects of mail buttons to the contact address. */
export const mailSubjects = {
  executiveBriefing: 'Executive Briefing Request',
  inquiry: 'AI Transformation Inquiry',
  enterpriseBriefing: 'Enterprise Briefing Request',
  results: 'Results Discussion',
  founderBriefing: `Executive Briefing with ${site.founder.name}`,
  start: 'Start AI Transformation',
} as const;
