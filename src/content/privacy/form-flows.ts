import { hostOf } from '../../lib/net/url.ts';
import type { DataSettings } from './data-settings.ts';

/** A form of the site: the data that it collects, and who receives it. */
export interface FormFlow {
  name: string;
  collects: string;
  recipient: Recipient;
  /** The privacy note next to the form. */
  note: string;
}

interface Recipient {
  /** One sentence, which /privacy sets as a heading. */
  text: string;
  /** What follows the heading. */
  detail?: string;
  /** True if nothing leaves the visitor's browser. */
  stays?: true;
}

export type FormName = keyof ReturnType<typeof formFlows>;

const REPLY_ONLY = 'We use what you send to reply to you, and for nothing else.';

const byMail = (to: string): Recipient => ({ text: `An email from you to ${to}.` });
const nowhere = (detail: string, text = 'Nowhere.'): Recipient => ({ text, detail, stays: true });

/** Returns every form of the site with the recipient of its data in this build. */
export function formFlows(settings: DataSettings) {
  const { embeds, emails, webhook, signUpEndpoint, reportEndpoint } = settings;
  const embedded = (url: string) =>
    url
      ? {
          recipient: { text: `${hostOf(url)}, which runs this form for us.` },
          note: `${hostOf(url)} runs this form for us. ${REPLY_ONLY}`,
        }
      : { recipient: byMail(emails.contact), note: REPLY_ONLY };
  const mailed = (to: string) => ({ recipient: byMail(to), note: REPLY_ONLY });
  return {
    contact: {
      name: 'Contact form',
      collects: 'Your name, email, company and message.',
      ...embedded(embeds.contact),
    },
    question: {
      name: 'Message box',
      collects: 'Your message.',
      ...mailed(emails.contact),
    },
    newsletter: {
      name: 'Newsletter',
      collects: 'Your email.',
      ...embedded(embeds.newsletter),
      note: embeds.newsletter
        ? `${hostOf(embeds.newsletter)} runs this form for us. We use your email to send the newsletter, and for nothing else.`
        : 'We use your email to send the newsletter, and for nothing else.',
    },
    booking: {
      name: 'Briefing request',
      collects: 'Your name, email and two times that suit you.',
      ...embedded(embeds.booking),
    },
    assessment: {
      name: 'Assessment',
      collects: 'Your name, email, company, six answers, and the campaign tags in the link that brought you here.',
      ...(webhook
        ? {
            recipient: { text: `${hostOf(webhook)}, which passes it on to us, together with your result.` },
            note: 'We use your answers to prepare your result and to reply to you, and for nothing else.',
          }
        : {
            recipient: nowhere('Your browser calculates the result, and nothing is sent.'),
            note: 'Your browser calculates your score, and nothing you enter is sent to us. Your name and company appear on the result you can print. We don’t see your email.',
          }),
    },
    signUp: {
      name: 'Software preview',
      collects: 'Your work email. The page address, the time and your browser’s name are added.',
      ...(signUpEndpoint
        ? {
            recipient: { text: `${hostOf(signUpEndpoint)}, which keeps the preview list for us.` },
            note: 'We use your email to write to you about the preview, and for nothing else.',
          }
        : {
            recipient: nowhere('Nothing is sent.', 'Nowhere yet.'),
            note: `Sample form: it sends nothing yet. To join, email ${emails.contact}.`,
          }),
    },
    nextDate: {
      name: 'Next dates',
      collects: 'Your email. The page address, the time and your browser’s name are added.',
      ...(signUpEndpoint
        ? {
            recipient: { text: `${hostOf(signUpEndpoint)}, which keeps the list for us.` },
            note: 'We use your email to tell you the next date, and for nothing else.',
          }
        : {
            recipient: byMail(emails.contact),
            note: 'We use your email to tell you the next date, and for nothing else.',
          }),
    },
    order: {
      name: 'Creator Launch Kit order',
      collects: 'Your name, email, company and everything in your brief.',
      ...mailed(emails.info),
      note: 'We use what you send to reply to you and to prepare your kit, and for nothing else.',
    },
    audit: {
      name: 'Martech audit request',
      collects: 'Your name, email, company and notes.',
      ...mailed(emails.contact),
    },
    sampleReport: {
      name: 'Sample report',
      collects: 'Your name, work email and company.',
      ...(reportEndpoint
        ? {
            recipient: { text: `${hostOf(reportEndpoint)}, which passes it on to us.` },
            note: 'We use what you send to email you the report and to reply to you, and for nothing else.',
          }
        : {
            recipient: nowhere('Your browser shows a confirmation, and nothing is sent.'),
            note: 'This form isn’t connected yet, so it sends nothing.',
          }),
    },
    quiz: {
      name: 'AI agent quiz',
      collects: 'Four answers, no name.',
      recipient: nowhere('Your browser picks the result and forgets it when you leave.'),
      note: 'Your answers stay in your browser.',
    },
  } satisfies Record<string, FormFlow>;
}
