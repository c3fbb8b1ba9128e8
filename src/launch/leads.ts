import type { FindingToLocate } from './finding.ts';

/** The settings that decide where a lead goes. Empty means not set. */
export interface LeadSettings {
  webhook: string;
  signUpEndpoint: string;
  embeds: Readonly<Record<string, string>>;
  /** Checkouts that are optional, by their key in `links`. */
  optionalCheckouts: Readonly<Record<string, string>>;
  /** Undefined if the owner has removed the sample-report form. */
  reportEndpoint: string | undefined;
}

/** An event that a page announces. */
export interface AnnouncedEvent {
  title: string;
  file: string;
  isOver: boolean;
}

const CONFIG = 'src/site.config.ts';
const EMBED_FALLBACKS: Readonly<Record<string, string>> = {
  newsletter: 'visitors have to sign up by email',
  contact: 'visitors have to send an email',
  booking: 'visitors have to ask for a time by email',
  guide: 'the PDF dialog shows the guide that the site generates',
};

/** Lists the forms and offers whose leads are lost, or arrive only if the visitor sends an email. */
export function leads(settings: LeadSettings): FindingToLocate[] {
  const { webhook, signUpEndpoint, reportEndpoint, embeds, optionalCheckouts } = settings;
  const findings: FindingToLocate[] = [];
  if (!webhook)
    findings.push({
      level: 'advice',
      file: 'PUBLIC_ASSESSMENT_WEBHOOK_URL',
      problem: 'It is empty: visitors see their assessment result, and you never learn their names.',
      remedy: 'Set it to the address of your automation (docs/connect.md).',
    });
  // A form that thanks visitors and keeps nothing makes a false promise.
  if (!signUpEndpoint)
    findings.push({
      level: 'blocking',
      file: 'PUBLIC_MOMENTO_ENDPOINT',
      problem: 'It is empty: visitors who sign up for the preview are thanked, and nothing is sent to you.',
      remedy: 'Set it to an address that accepts JSON (docs/connect.md).',
    });
  if (reportEndpoint === '')
    findings.push({
      level: 'blocking',
      file: 'PUBLIC_REPORT_ENDPOINT',
      problem:
        'It is empty: the sample-report form thanks visitors and sends nothing, so their names and emails are lost.',
      remedy:
        'Set it to an address that accepts JSON (docs/connect.md), or remove the form (src/pages/_memento-landing/Brief.astro).',
    });
  for (const name of unset(embeds))
    findings.push({
      level: 'advice',
      file: CONFIG,
      at: `${name}: ''`,
      problem: `embeds.${name} is empty: ${EMBED_FALLBACKS[name] ?? 'the site shows its own page'}.`,
      remedy: 'Paste the address from your provider, or leave it empty on purpose.',
    });
  for (const name of unset(optionalCheckouts))
    findings.push({
      level: 'advice',
      file: CONFIG,
      at: `${name}: ''`,
      problem: `links.${name} is empty: the offer shows a price and no button to pay.`,
      remedy: 'Paste the address of the checkout.',
    });
  return findings;
}

/** Lists the events that are over and still on the site. */
export function pastEvents(announced: readonly AnnouncedEvent[]): FindingToLocate[] {
  return announced
    .filter(({ isOver }) => isOver)
    .map(({ title, file }) => ({
      level: 'advice',
      file,
      at: title,
      problem: `"${title}" is over. Its page says so and no longer sells tickets.`,
      remedy: 'Set its next date, or remove it.',
    }));
}

function unset(settings: Readonly<Record<string, string>>): string[] {
  return Object.keys(settings).filter((name) => !settings[name]);
}
