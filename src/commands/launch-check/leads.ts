import { advice, blocking, type Finding, lineOf } from './finding.ts';

const CONFIG = 'src/site.config.ts';

/** What an owner loses with each setting that is empty: the level, the consequence, what to do. */
const SETTINGS = {
  PUBLIC_ASSESSMENT_WEBHOOK_URL: [
    advice,
    'visitors see their assessment result, and you never learn their names',
    'Set it to the address of your automation (docs/connect.md).',
  ],
  // A form that thanks visitors and keeps nothing makes a false promise.
  PUBLIC_MOMENTO_ENDPOINT: [
    blocking,
    'visitors who sign up for the preview are thanked, and nothing is sent to you',
    'Set it to an address that accepts JSON (docs/connect.md).',
  ],
  PUBLIC_REPORT_ENDPOINT: [
    blocking,
    'the sample-report form thanks visitors and sends nothing, so their names and emails are lost',
    'Set it to an address that accepts JSON (docs/connect.md), or remove the form (src/pages/_memento-landing/Brief.astro).',
  ],
} as const;

const FALLBACKS: Readonly<Record<string, string>> = {
  newsletter: 'visitors have to sign up by email',
  contact: 'visitors have to send an email',
  booking: 'visitors have to ask for a time by email',
  guide: 'the PDF dialog shows the guide that the site generates',
};

/** What decides where leads go. Empty means not set. */
export interface LeadSettings {
  /** The environment, by the names of its variables. */
  settings: Readonly<Record<string, string>>;
  embeds: Readonly<Record<string, string>>;
  /** Checkouts that are optional, by their key in `links`. */
  optionalCheckouts: Readonly<Record<string, string>>;
}

/** Lists the forms and offers whose leads are lost, or arrive only if the visitor sends an email. */
export function leads(
  { settings, embeds, optionalCheckouts }: LeadSettings,
  sources: ReadonlyMap<string, string>,
): Finding[] {
  const lost = Object.entries(SETTINGS).flatMap(([name, [found, loss, remedy]]) =>
    settings[name] === '' ? found(name, `It is empty: ${loss}.`, remedy) : [],
  );
  const empty = (group: string, values: Readonly<Record<string, string>>, loss: (name: string) => string) =>
    Object.keys(values)
      .filter((name) => !values[name])
      .map((name) => {
        const line = lineOf(sources, CONFIG, `${name}: ''`);
        return advice(
          CONFIG,
          `${group}.${name} is empty: ${loss(name)}.`,
          'Paste its address, or leave it empty on purpose.',
          line,
        );
      });
  return [
    ...lost,
    ...empty('embeds', embeds, (name) => FALLBACKS[name] ?? 'the site shows its own page'),
    ...empty('links', optionalCheckouts, () => 'the offer shows a price and no button to pay'),
  ];
}
