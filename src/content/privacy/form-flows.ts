import { capitalized, uncapitalized } from '../../lib/format.ts';
import { hostOf } from '../../lib/net/url.ts';
import type { SignUpPayload } from '../../features/sign-up/sign-up.ts';
import type { DataSettings } from './data-settings.ts';

/** A form of the site: the data that it collects, and who receives it. */
export interface FormFlow {
  name: string;
  collects: string;
  /** `text`: a sentence that /privacy shows once for all forms that share it. `detail`: what follows what the form asks for. */
  recipient: { text: string; detail?: string };
  /** The privacy note next to the form. */
  note: string;
}

/** The recipient of forms that send nothing. */
export const NOWHERE = 'Stays in your browser.';

/** The fields of each form with fields to type into, from the lists that the forms show. */
export type FormFields = Readonly<
  Record<
    'contact' | 'newsletter' | 'booking' | 'audit' | 'assessment' | 'order' | 'sampleReport',
    readonly Readonly<Record<'name' | 'label', string>>[]
  >
>;

export type FormName = keyof ReturnType<typeof formFlows>;

const only = (use: string) => `We use ${use}, and for nothing else.`;
const REPLY_ONLY = 'Used only to reply to you.';

/** The names of fields whose label is a sentence, by the field's name. */
const FIELD_NAMES: Readonly<Record<string, string>> = { message: 'message', times: 'two times that suit you' };

/** What a sign-up sends in addition to the email. */
const ADDED: Readonly<Record<Exclude<keyof SignUpPayload, 'project' | 'email'>, string>> = {
  source: 'the page address',
  ts: 'the time',
  ua: 'your browser’s name',
};

const listed = (parts: readonly string[]) => new Intl.ListFormat('en-GB').format(parts);
const addedToSignUp = `${capitalized(listed(Object.values(ADDED)))} are added.`;

/** Lists what a form asks for: 'Your name, email and company.' */
function asked(fields: FormFields[keyof FormFields], ...more: string[]): string {
  const named = ({ name, label }: (typeof fields)[number]) =>
    FIELD_NAMES[name] ?? (label.endsWith('?') ? `answer to “${label}”` : uncapitalized(label));
  return `Your ${listed([...fields.map(named), ...more])}.`;
}

type Destination = Pick<FormFlow, 'recipient' | 'note'>;

const destination = (text: string, note: string, detail?: string): Destination => ({
  recipient: { text, ...(detail && { detail }) },
  note,
});
const byMail = (to: string, note = REPLY_ONLY) => destination(`An email from you to ${to}.`, note);
const nowhere = (detail: string, note: string) => destination(NOWHERE, note, detail);

/** Sends a form to the host of an address, or, if that isn't set, as another destination says. */
function toHost(url: string, does: string, note: string, otherwise: Destination): Destination {
  return url ? destination(`${hostOf(url)}, which ${does}.`, note) : otherwise;
}

/** Sends a form to the provider that runs it in a frame, or by email. */
function embedded(url: string, to: string, note?: string): Destination {
  const byProvider = url && `${hostOf(url)} runs this form for us. ${note ?? REPLY_ONLY}`;
  return toHost(url, 'runs this form for us', byProvider, byMail(to, note));
}

/** Returns every form of the site with what it asks for and who receives it in this build. */
export function formFlows(settings: DataSettings, fields: FormFields) {
  const { embeds, emails, webhook, signUpEndpoint, reportEndpoint } = settings;
  const nextDate = only('your email to tell you the next date');
  return {
    contact: { name: 'Contact form', collects: asked(fields.contact), ...embedded(embeds.contact, emails.contact) },
    question: { name: 'Message box', collects: 'Your message.', ...byMail(emails.contact) },
    newsletter: {
      name: 'Newsletter',
      collects: asked(fields.newsletter),
      ...embedded(embeds.newsletter, emails.contact, only('your email to send the newsletter')),
    },
    booking: { name: 'Briefing request', collects: asked(fields.booking), ...embedded(embeds.booking, emails.contact) },
    audit: { name: 'Martech audit request', collects: asked(fields.audit), ...byMail(emails.contact) },
    nextDate: {
      name: 'Next dates',
      collects: signUpEndpoint ? `Your email. ${addedToSignUp}` : 'Your email.',
      ...toHost(signUpEndpoint, 'keeps the list for us', nextDate, byMail(emails.contact, nextDate)),
    },
    order: {
      name: 'Creator Launch Kit order',
      collects: asked(fields.order, 'everything in your brief'),
      ...byMail(emails.info, only('what you send to reply to you and to prepare your kit')),
    },
    assessment: {
      name: 'Assessment',
      collects: asked(fields.assessment, 'six answers', 'the campaign tags in the link that brought you here'),
      ...toHost(
        webhook,
        'passes it on to us, together with your result',
        only('your answers to prepare your result and to reply to you'),
        nowhere(
          'Your browser calculates the result.',
          'Your browser calculates your score, and nothing you enter is sent to us.',
        ),
      ),
    },
    signUp: {
      name: 'Software preview',
      collects: `Your email. ${addedToSignUp}`,
      ...toHost(
        signUpEndpoint,
        'keeps the preview list for us',
        only('your email to write to you about the preview'),
        nowhere(`To join, write to ${emails.contact}.`, `You can also join by email: ${emails.contact}.`),
      ),
    },
    sampleReport: {
      name: 'Example report',
      collects: asked(fields.sampleReport),
      ...toHost(
        reportEndpoint,
        'passes it on to us',
        only('what you send to email you the report and to reply to you'),
        nowhere(`To get the report, write to ${emails.contact}.`, `You can also write to ${emails.contact}.`),
      ),
    },
    quiz: {
      name: 'AI agent quiz',
      collects: 'Four answers, no name.',
      ...nowhere('The browser forgets them when you leave.', 'Your answers stay in your browser.'),
    },
  } satisfies Record<string, FormFlow>;
}
