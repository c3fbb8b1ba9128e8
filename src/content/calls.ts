import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { lengthRule, text } from '../lib/schema.ts';
import { site } from '../site.config.ts';
import { labels } from './labels.ts';
import { prices } from './prices.ts';

const call = z.strictObject({
  /** Its name in a list and inside a sentence. */
  name: text,
  action: text,
  length: lengthRule,
  /** What it is about: 'Which workflow to fix first'. */
  about: text,
  href: text,
});

const { calendar, discoveryForm } = site.links;

/** The free calls and sessions, each in one place. Their buttons are labeled with `action`. */
export const calls = defineContent('src/content/calls.ts', z.record(call), {
  meeting: {
    name: 'Meeting',
    action: labels.bookMeeting,
    length: sample({ minutes: 30 }),
    about: 'Your company, and whether we can help',
    href: calendar,
  },
  strategySession: {
    name: 'Strategy session',
    action: labels.bookStrategySession,
    length: sample({ minutes: 30 }),
    about: 'Which workflow to fix first, and what it would cost',
    href: calendar,
  },
  briefing: {
    name: 'Executive briefing',
    action: 'Request a briefing',
    length: prices.briefing.length,
    about: 'What to fund, what to turn down and what to ask a vendor',
    href: calendar,
  },
  pilotBriefing: {
    name: 'Pilot briefing',
    action: 'Book Your Briefing',
    length: { minutes: 15 },
    about: 'The Leadership Health Pilot, and its price for your team',
    href: calendar,
  },
  dinnerCall: {
    name: 'Dinner call',
    action: 'Book a Call',
    length: sample({ minutes: 15 }),
    about: 'The next Council dinner, and whether you qualify',
    href: calendar,
  },
  discoveryCall: {
    name: 'Discovery call',
    action: 'Book a discovery call',
    length: sample({ minutes: 20 }),
    about: 'Coaching, before you pay for a session',
    href: discoveryForm,
  },
  /** The next steps after the assessment, by tier from Low to Critical; a High score leads to a briefing. */
  checkIn: {
    name: 'Alignment Check-In',
    action: 'Book a time',
    length: { minutes: 30 },
    about: 'What could slow you down as you grow',
    href: calendar,
  },
  consult: {
    name: 'Strategic Consult',
    action: 'Book a time',
    length: { minutes: 60 },
    about: 'Which step of your work fails next',
    href: calendar,
  },
  assessmentWorkshop: {
    name: 'AI Strategy Workshop',
    action: 'Book a time',
    length: { minutes: 90 },
    about: 'Which of your problems causes the others',
    href: calendar,
  },
});
