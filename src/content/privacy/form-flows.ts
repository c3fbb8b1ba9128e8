import { capitalized, listed, uncapitalized } from '../../lib/format.ts';
import { hostOf } from '../../lib/net/url.ts';
import type { SignUpPayload } from '../../features/sign-up/sign-up.ts';
import { fields as fieldLabels } from '../../locale.ts';
import { forms } from '../privacy.ts';
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

/** The fields of each form with fields to type into, from the lists that the forms show. */
export type FormFields = Readonly<
  Record<
    'contact' | 'newsletter' | 'booking' | 'audit' | 'assessment' | 'order' | 'sampleReport',
    readonly Readonly<Record<'name' | 'label', string>>[]
  >
>;

export type FormName = keyof typeof forms.names;

const { names, notes, kept, does } = forms;

/** The names of fields whose label is a sentence, by the field's name. */
const fieldNames: Readonly<Record<string, string>> = forms.fields;

/** What a sign-up sends in addition to the email. */
const added: Readonly<Record<Exclude<keyof SignUpPayload, 'project' | 'email'>, string>> = forms.facts;
const addedToSignUp = capitalized(forms.added(listed(Object.values(added))));

/** Lists what a form asks for: 'Your name, email and company.' */
function asked(fields: FormFields[keyof FormFields], ...more: string[]): string {
  const named = ({ name, label }: (typeof fields)[number]) =>
    fieldNames[name] ?? (label.endsWith('?') ? forms.answer(label) : uncapitalized(label));
  return forms.asked(listed([...fields.map(named), ...more]));
}

type Destination = Pick<FormFlow, 'recipient' | 'note'>;

const destination = (text: string, note: string, detail?: string): Destination => ({
  recipient: { text, ...(detail && { detail }) },
  note,
});
const byMail = (to: string, note: string = notes.reply) => destination(forms.byMail(to), note);
const nowhere = (detail: string, note: string) => destination(forms.nowhere, note, detail);

/** Sends a form to the host of an address, or, if that isn't set, as another destination says. */
function toHost(url: string, sentence: (host: string) => string, note: string, otherwise: Destination): Destination {
  return url ? destination(sentence(hostOf(url)), note) : otherwise;
}

/** Sends a form to the provider that runs it in a frame, or by email. */
function embedded(url: string, to: string, note: string = notes.reply): Destination {
  return toHost(url, does.form, url && `${forms.byProvider(hostOf(url))} ${note}`, byMail(to, note));
}

/** Returns every form of the site with what it asks for and who receives it in this build. */
export function formFlows(settings: DataSettings, fields: FormFields) {
  const { embeds, emails, webhook, signUpEndpoint, reportEndpoint } = settings;
  const email = [{ name: 'email', label: fieldLabels.email }];
  const flows: Record<FormName, Omit<FormFlow, 'name'>> = {
    contact: { collects: asked(fields.contact), ...embedded(embeds.contact, emails.contact) },
    question: { collects: forms.asked(forms.fields.message), ...byMail(emails.contact) },
    newsletter: {
      collects: asked(fields.newsletter),
      ...embedded(embeds.newsletter, emails.contact, notes.newsletter),
    },
    booking: { collects: asked(fields.booking), ...embedded(embeds.booking, emails.contact) },
    audit: { collects: asked(fields.audit), ...byMail(emails.contact) },
    nextDate: {
      collects: signUpEndpoint ? `${asked(email)} ${addedToSignUp}` : asked(email),
      ...toHost(signUpEndpoint, does.list, notes.nextDate, byMail(emails.contact, notes.nextDate)),
    },
    order: { collects: asked(fields.order, forms.brief), ...byMail(emails.info, notes.order) },
    assessment: {
      collects: asked(fields.assessment, ...forms.answers),
      ...toHost(webhook, does.result, notes.assessment, nowhere(kept.assessment, notes.assessmentKept)),
    },
    signUp: {
      collects: `${asked(email)} ${addedToSignUp}`,
      ...toHost(
        signUpEndpoint,
        does.preview,
        notes.signUp,
        nowhere(kept.signUp(emails.contact), forms.joinByMail(emails.contact))
      ),
    },
    sampleReport: {
      collects: asked(fields.sampleReport),
      ...toHost(
        reportEndpoint,
        does.report,
        notes.sampleReport,
        nowhere(kept.sampleReport(emails.contact), forms.reportByMail(emails.contact))
      ),
    },
    quiz: { collects: forms.quizAnswers, ...nowhere(kept.quiz, notes.quiz) },
  };
  return Object.fromEntries(
    Object.entries(flows).map(([form, flow]) => [form, { name: names[form as FormName], ...flow }])
  ) as Record<FormName, FormFlow>;
}
