import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { text } from '../lib/schema.ts';
import { site } from '../site.config.ts';

/** The preset subjects of mail buttons to the contact address, and to the coaching one. */
export const mailSubjects = defineContent('src/content/mail-subjects.ts', z.record(text), {
  executiveBriefing: 'Executive Briefing Request',
  inquiry: 'AI Transformation Inquiry',
  enterpriseBriefing: 'Enterprise Briefing Request',
  results: 'Results Discussion',
  founderBriefing: `Executive Briefing with ${site.founder.name}`,
  start: 'Start AI Transformation',
  coaching: 'Coaching Inquiry',
});
