import type forms from '../../content/forms.json';
import { fill } from '../../lib/fill.ts';
import { hostOf } from '../../lib/net/url.ts';
import { unwrap } from '../../lib/unwrap.ts';
import { content } from '../content.ts';
import type { DataSettings } from './data-settings.ts';

export type FormName = keyof typeof forms;

/** A form of the site: the data that it collects, who receives it, in a sentence, and the privacy note next to the form. */
export type FormFlow = Record<'name' | 'collects' | 'recipient' | 'note', string>;

/** Returns every form of the site with what it asks for and who receives it in this build. */
export function formFlows({ embeds, emails, webhook, signUpEndpoint, reportEndpoint }: DataSettings) {
  /** The host that a form is connected to, and the email that it becomes otherwise; without one, it sends nothing. */
  const destinations: Readonly<Record<FormName, { url?: string; mail?: string }>> = {
    contact: { url: embeds.contact, mail: emails.contact },
    question: { mail: emails.contact },
    newsletter: { url: embeds.newsletter, mail: emails.contact },
    booking: { url: embeds.booking, mail: emails.contact },
    audit: { mail: emails.contact },
    nextDate: { url: signUpEndpoint, mail: emails.contact },
    order: { mail: emails.info },
    assessment: { url: webhook },
    signUp: { url: signUpEndpoint },
    sampleReport: { url: reportEndpoint },
    quiz: {},
  };

  const flow = (form: FormName): FormFlow => {
    const { name, asks, kept, note, connected } = unwrap(content.forms[form], `${form} in src/content/forms.json`);
    const { url, mail } = destinations[form];
    if (url && connected) {
      const host = hostOf(url);
      return {
        name,
        collects: connected.asks ?? asks,
        recipient: fill(connected.recipient, { host }),
        note: fill(connected.note ?? note, { host }),
      };
    }
    const { byMail, nowhere } = content.privacy;
    const write = (text: string) => fill(text, { email: mail ?? emails.contact });
    return {
      name,
      collects: kept ? `${asks} ${write(kept)}` : asks,
      recipient: mail ? write(byMail) : nowhere,
      note: write(note),
    };
  };
  const names = Object.keys(destinations) as FormName[];
  return Object.fromEntries(names.map((name) => [name, flow(name)])) as Record<FormName, FormFlow>;
}
