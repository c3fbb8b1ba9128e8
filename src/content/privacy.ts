import { defineWords } from '../lib/define-words.ts';
import { quoted } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { site } from '../site.config.ts';
import { company } from './derived/company.ts';
import { pages } from './pages.ts';

const FILE = 'src/content/privacy.ts';
const { contact } = site.privacy;

/** The words of /privacy. Its facts about forms and hosts are below, and the refund terms in refunds.ts. */
export const words = defineWords(FILE, {
  lead: `${company.legalName} runs this site. The site has no accounts and no server of its own. Emails you send stay in our mailbox. This is what each form asks for, and where it goes.`,
  notice: 'Read our full privacy notice',
  to: 'Where that goes:',
  withoutScript: 'If scripts are turned off in your browser, each of our own forms opens an email.',
  quizWithoutScript: 'A quiz answer then opens its module’s page.',
  browser: {
    tracked: 'Cookies, storage and analytics',
    untracked: 'No cookies, no tracking',
    noCookies: 'The site itself sets no cookies.',
    noAnalytics: 'This site sets no cookies and has no analytics.',
    stores: 'Your browser stores only what’s listed here, and none of it reaches us.',
    storedAs: 'Stored as',
    slots: `How many slots the ${pages.leadershipPilot.title} page shows you after you’ve clicked to book.`,
    feed: 'That your browser has already asked for new articles. Gone when you close the tab.',
    consent: 'Whether you agreed to the analytics tag.',
    tag: (page: string, host: string, asks: boolean) =>
      `One page, ${page}, loads a tag from ${host} ${asks ? 'after you agree' : 'when you open it'}. It sets cookies, counts the visit and tells us when someone goes to the checkout. It never loads if your browser sends Global Privacy Control.`,
    hosts: 'Other companies your browser may contact',
    noHosts: 'None. Everything on these pages comes from this site.',
    links:
      'Links to other sites, such as checkout and calendar, open in a new tab. Those companies’ privacy policies apply.',
    pictures: 'A new article may also load its pictures from the site that published them.',
  },
  answers: {
    title: 'Who keeps your data, for how long, and how to have it deleted',
    write: `Write to [${contact}](mailto:${contact}) to see, correct or delete what we hold about you.`,
    who: 'Who',
    why: 'Why we use it',
    use: 'To reply to you and to send what you asked for or bought. We don’t sell it or share it for advertising.',
    retention: 'How long',
    hosting: 'Hosting',
    law: 'Law',
  },
  refunds: 'Refunds and cancellation',
  refundsHow: sample(
    `To get money back, write to ${site.emails.contact}. We return it the way you paid, within 10 working days.`
  ),
});

const only = (use: string) => `We use ${use}, and for nothing else.`;

/** What each form asks for and sends, on /privacy, and the note next to the form. */
export const forms = defineWords(FILE, {
  names: {
    contact: 'Contact form',
    question: 'Message box',
    newsletter: 'Newsletter',
    booking: 'Briefing request',
    audit: 'Martech audit request',
    nextDate: 'Next dates',
    order: 'Creator Launch Kit order',
    assessment: 'Assessment',
    signUp: 'Software preview',
    sampleReport: 'Example report',
    quiz: 'AI agent quiz',
  },
  asked: (fields: string) => `Your ${fields}.`,
  answer: (question: string) => `answer to ${quoted(question)}`,
  /** What some forms collect besides the fields that they show. */
  fields: { message: 'message', times: 'two times that suit you' },
  brief: 'everything in your brief',
  answers: ['six answers', 'the campaign tags in the link that brought you here'],
  quizAnswers: 'Four answers, no name.',
  added: (facts: string) => `${facts} are added.`,
  facts: { source: 'the page address', ts: 'the time', ua: 'your browser’s name' },
  byMail: (to: string) => `An email from you to ${to}.`,
  nowhere: 'Stays in your browser.',
  does: {
    form: (host: string) => `${host}, which runs this form for us.`,
    list: (host: string) => `${host}, which keeps the list for us.`,
    preview: (host: string) => `${host}, which keeps the preview list for us.`,
    result: (host: string) => `${host}, which passes it on to us, together with your result.`,
    report: (host: string) => `${host}, which passes it on to us.`,
  },
  byProvider: (host: string) => `${host} runs this form for us.`,
  notes: {
    reply: 'Used only to reply to you.',
    newsletter: only('your email to send the newsletter'),
    nextDate: only('your email to tell you the next date'),
    order: only('what you send to reply to you and to prepare your kit'),
    assessment: only('your answers to prepare your result and to reply to you'),
    assessmentKept: 'Your browser calculates your score, and nothing you enter is sent to us.',
    signUp: only('your email to write to you about the preview'),
    sampleReport: only('what you send to email you the report and to reply to you'),
    quiz: 'Your answers stay in your browser.',
  },
  kept: {
    assessment: 'Your browser calculates the result.',
    signUp: (email: string) => `To join, write to ${email}.`,
    sampleReport: (email: string) => `To get the report, write to ${email}.`,
    quiz: 'The browser forgets them when you leave.',
  },
  joinByMail: (email: string) => `You can also join by email: ${email}.`,
  reportByMail: (email: string) => `You can also write to ${email}.`,
});

/** What other hosts do for the site, on /privacy. */
export const hostUses = defineWords(FILE, {
  feed: 'Blog pages ask it for new articles.',
  webhook: 'Receives the assessment when you send it.',
  signUp: 'Receives sign-ups when you send one.',
  report: 'Receives requests for the example report.',
  newsletter: 'Shows the newsletter form when it scrolls into view.',
  contact: 'Shows the contact form when it scrolls into view.',
  booking: 'Shows the calendar when it scrolls into view.',
  guide: 'Shows the strategy guide when you open it.',
  videos: 'Plays a video when you open one.',
  scripts: 'Runs on every page.',
  analytics: (page: string) => `Analytics, on the ${page} page only.`,
});
