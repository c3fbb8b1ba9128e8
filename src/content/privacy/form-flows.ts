import { hostOf } from '../../lib/net/url.ts';
import type { SignUpPayload } from '../../features/sign-up/sign-up.ts';
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

/** The fields of each form with fields to type into, from the lists that the forms show. */
export type FormFields = Readonly<
  Record<
    'contact' | 'newsletter' | 'booking' | 'audit' | 'assessment' | 'order' | 'sampleReport',
    readonly Readonly<Record<'name' | 'label', string>>[]
  >
>;

export type FormName = keyof ReturnType<typeof formFlows>;

const REPLY_ONLY = 'We use what you send to reply to you, and for nothing else.';

/** The names of fields whose label is a sentence, by the field's name. */
const FIELD_NAMES: Readonly<Record<string, string>> = { message: 'message', times: 'two times that suit you' };

/** What a sign-up sends in addition to the email. */
const ADDED: Readonly<Record<Exclude<keyof SignUpPayload, 'project' | 'email'>, string>> = {
  source: 'the page address',
  ts: 'the time',
  ua: 'your browser’s name',
};

const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);
const addedToSignUp = `${listed(Object.values(ADDED)).replace(/^t/, 'T')} are added.`;

/** Lists what a form asks for: 'Your name, email and company.' */
function asked(fields: FormFields[keyof FormFields], ...more: string[]): string {
  const named = ({ name, label }: (typeof fields)[number]) =>
    FIELD_NAMES[name] ??
    (label.endsWith('?') ? `answer to “${label}”` : label.charAt(0).toLowerCase() + label.slice(1));
  return `Your ${listed([...fields.map(named), ...more])}.`;
}

const byMail = (to: string): Recipient => ({ text: `An email from you to ${to}.` });
const nowhere = (detail: string, text = 'Nowhere.'): Recipient => ({ text, detail, stays: true });

/** Returns every form of the site with what it asks for and who receives it in this build. */
export function formFlows(settings: DataSettings, fields: FormFields) {
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
      collects: asked(fields.contact),
      ...embedded(embeds.contact),
    },
    question: {
      name: 'Message box',
      collects: 'Your message.',
      ...mailed(emails.contact),
    },
    newsletter: {
      name: 'Newsletter',
      collects: asked(fields.newsletter),
      ...embedded(embeds.newsletter),
      note: embeds.newsletter
        ? `${hostOf(embeds.newsletter)} runs this form for us. We use your email to send the newsletter, and for nothing else.`
        : 'We use your email to send the newsletter, and for nothing else.',
    },
    booking: {
      name: 'Briefing request',
      collects: asked(fields.booking),
      ...embedded(embeds.booking),
    },
    assessment: {
      name: 'Assessment',
      collects: asked(fields.assessment, 'six answers', 'the campaign tags in the link that brought you here'),
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
      collects: `Your work email. ${addedToSignUp}`,
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
      collects: `Your email. ${addedToSignUp}`,
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
      collects: asked(fields.order, 'everything in your brief'),
      ...mailed(emails.info),
      note: 'We use what you send to reply to you and to prepare your kit, and for nothing else.',
    },
    audit: {
      name: 'Martech audit request',
      collects: asked(fields.audit),
      ...mailed(emails.contact),
    },
    sampleReport: {
      name: 'Sample report',
      collects: asked(fields.sampleReport),
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
