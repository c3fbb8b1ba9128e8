import type { Unlocated } from './finding.ts';

/** What decides where a lead goes. Empty is not set. */
export interface LeadSettings {
  webhook: string;
  signUpEndpoint: string;
  embeds: Readonly<Record<string, string>>;
  /** Checkouts that the site does without while they are empty, by their key in `links`. */
  optionalCheckouts: Readonly<Record<string, string>>;
}

const CONFIG = 'src/site.config.ts';
const EMBED_DEFAULTS: Readonly<Record<string, string>> = {
  newsletter: 'signing up is an email that the visitor has to send',
  contact: 'the contact form is an email that the visitor has to send',
  booking: 'asking for a time is an email that the visitor has to send',
  guide: 'the PDF dialog shows the guide that the site makes itself',
};

const advice = (file: string, problem: string, remedy: string, at?: string): Unlocated => ({
  level: 'advice',
  file,
  problem,
  remedy,
  at,
});

/** Where leads end nowhere, or in a mail that a visitor has to send, and what that means. */
export function leads({ webhook, signUpEndpoint, embeds, optionalCheckouts }: LeadSettings): Unlocated[] {
  return [
    ...(webhook
      ? []
      : [
          advice(
            'PUBLIC_ASSESSMENT_WEBHOOK_URL',
            'No webhook: who completes the assessment sees the result, and you never learn their name.',
            'Set it to your automation’s address (docs/connect.md).',
          ),
        ]),
    ...(signUpEndpoint
      ? []
      : [
          advice(
            'PUBLIC_MOMENTO_ENDPOINT',
            'No endpoint: who signs up for the preview is thanked, and nothing is sent.',
            'Set it to an address that takes JSON (docs/connect.md).',
          ),
        ]),
    ...unset(embeds).map((name) =>
      advice(
        CONFIG,
        `embeds.${name} is empty: ${EMBED_DEFAULTS[name] ?? 'the site’s own page is shown'}.`,
        'Paste your provider’s address, or keep it so on purpose.',
        `${name}: ''`,
      ),
    ),
    ...unset(optionalCheckouts).map((name) =>
      advice(
        CONFIG,
        `links.${name} is empty: the offer has a price and no button to pay it.`,
        'Paste the checkout’s address.',
        `${name}: ''`,
      ),
    ),
  ];
}

function unset(settings: Readonly<Record<string, string>>): string[] {
  return Object.keys(settings).filter((name) => !settings[name]);
}
