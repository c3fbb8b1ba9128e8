import { advice, type Finding, finding, type Level, linesOf } from './finding.ts';
import type { Project } from './project.ts';
import { unreachable } from './addresses.ts';

const CONFIG = 'src/site.config.ts';

interface Setting {
  /** The island that sends visitors' data there. Without it, no page needs the setting. */
  form?: string;
  /** What is lost if it is empty, or an address that only the owner's network can reach. */
  loss: string;
  level: Level;
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  SITE_URL: { loss: 'canonical links, social cards and the feed would point to it', level: 'blocking' },
  // The build can read such a feed.
  PUBLIC_FEED_HOST: { loss: 'visitors see the posts of the last build and no later ones', level: 'advice' },
  PUBLIC_ASSESSMENT_WEBHOOK_URL: {
    form: 'Assessment',
    loss: 'visitors see their assessment result, and you never learn their names',
    level: 'advice',
  },
  // A form that thanks visitors and keeps nothing makes a false promise.
  PUBLIC_MOMENTO_ENDPOINT: {
    form: 'SignUpForm',
    loss: 'visitors who sign up are thanked, and nothing is sent to you',
    level: 'blocking',
  },
  PUBLIC_REPORT_ENDPOINT: {
    form: 'SampleReportForm',
    loss: 'the sample-report form thanks visitors and sends nothing, so their names and emails are lost',
    level: 'blocking',
  },
};

/** What visitors get where an optional address of `site.config.ts` is empty. */
const FALLBACKS: Readonly<Record<string, string>> = {
  newsletter: 'visitors have to sign up by email',
  contact: 'visitors have to send an email',
  booking: 'visitors have to ask for a time by email',
  guide: 'the PDF dialog shows the guide that the site generates',
  launchKitCheckout: 'the offer shows a price and no button to pay',
  launchKitContinuityCheckout: 'the offer shows a price and no button to pay',
};

/** Lists the settings whose forms lose what visitors send, or reach no one, and the services that the site stands in for. */
export function lostLeads({ settings, siteUrl, optional, sources, texts }: Project): Finding[] {
  const pages = [...texts.values()].join('\n');
  const lost = Object.entries(SETTINGS).flatMap(([name, { form, loss, level }]): Finding[] => {
    const value = (name === 'SITE_URL' && siteUrl) || (settings[name] ?? '');
    const problem = value ? unreachable(value) : form && 'It is empty';
    if (!problem || (form && !pages.includes(`/_astro/${form}.`))) return [];
    const remedy = form ? 'Set it to an address that accepts JSON (docs/connect.md).' : 'Set it to a public address.';
    return [finding(level, name, `${problem}: ${loss}.`, remedy)];
  });
  const empty = Object.keys(optional).filter((name) => !optional[name]);
  return [
    ...lost,
    ...empty.map((name) => {
      const problem = `${name} is empty: ${FALLBACKS[name] ?? 'the site shows its own page'}.`;
      const remedy = 'Paste its address, or leave it empty on purpose.';
      return advice(CONFIG, problem, remedy, linesOf(sources.get(CONFIG) ?? '', `${name}: ''`)[0]);
    }),
  ];
}
