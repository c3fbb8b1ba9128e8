import type forms from '../content/forms.json';
import { fill } from '../lib/fill.ts';
import { hostOf, isHttpUrl } from '../lib/net/url.ts';
import { unwrap } from '../lib/unwrap.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import type { OwnScript } from '../site-schema.ts';
import { blogSources } from './blog-sources.ts';
import { allOver } from './computed.ts';
import { content } from './content.ts';
import { dinnerOver } from './now.ts';
import { videos } from './videos.ts';

export type FormName = keyof typeof forms;

/** The outside addresses of a build by their use, which `uses` of privacy.json words. Those that aren't set are ''. */
export type Connections = ReturnType<typeof connections>;

/** The uses of other hosts, by the directive of a Content-Security-Policy. */
const USES = {
  connect: ['feed', 'webhook', 'signUp', 'report'],
  frame: ['newsletter', 'contact', 'booking', 'guide', 'videos'],
  script: ['scripts', 'waitingScripts'],
} as const satisfies Record<string, readonly (keyof Connections)[]>;

/** The only page that shows a frame. With the page switched off, nothing loads it. */
export const FRAME_PAGES = { booking: 'leadershipPilot', guide: 'guide' } as const;

const seen = (frame: keyof typeof site.embeds) =>
  frame in FRAME_PAGES && site.pagesOff.includes(FRAME_PAGES[frame as keyof typeof FRAME_PAGES])
    ? ''
    : site.embeds[frame];

/** Set if the site shows its own print of the guide. */
export const hasGuidePdf = !site.embeds.guide && !site.pagesOff.includes('guide');

/** The addresses of the frames that are on several pages: the owner's, or the site's own. */
export const frames = {
  contact: site.embeds.contact || paths.embeds.contact,
  newsletter: site.embeds.newsletter || paths.embeds.newsletter,
};

/** The frames that open without a click. */
const OPEN_FRAMES = ['newsletter', 'contact', 'booking'] as const;

/** Set if every page asks for consent: scripts of the owner wait for it, or frames do, which the analytics setting decides. */
export const asksConsent =
  site.scripts.some(({ consent }) => consent) ||
  (site.analytics === 'consent' && OPEN_FRAMES.some((frame) => isHttpUrl(seen(frame))));

/** Returns whether a frame is another company's and waits for that consent too. */
export const frameWaits = (src: string) => asksConsent && isHttpUrl(src);

interface Form {
  /** What it may be connected to, and whose email it becomes otherwise; without both, it sends nothing. */
  readonly use?: Exclude<keyof Connections, 'videos' | 'scripts' | 'waitingScripts'>;
  readonly mail?: keyof typeof site.emails;
  /** Its pages, if not every site has it. */
  readonly pages?: readonly string[];
}

const FORMS: Readonly<Record<FormName, Form>> = {
  contact: { use: 'contact', mail: 'contact' },
  question: { mail: 'contact' },
  newsletter: { use: 'newsletter', mail: 'contact' },
  booking: { use: 'booking', mail: 'contact', pages: [paths.leadershipPilot] },
  audit: { mail: 'contact', pages: [paths.brand] },
  nextDate: {
    use: 'signUp',
    mail: 'contact',
    pages: [...(allOver ? [paths.events] : []), ...(dinnerOver ? [paths.council] : [])],
  },
  order: { mail: 'info', pages: [paths.creatorLaunch] },
  assessment: { use: 'webhook', pages: [paths.assessment] },
  signUp: { use: 'signUp', pages: [paths.momento] },
  sampleReport: { use: 'report', pages: [paths.leadershipPilot] },
  quiz: { pages: [paths.quiz] },
};

/** Collects the outside addresses for /privacy/, the notes next to forms, and the security policy. */
export function connections(
  environment: Readonly<
    Record<`PUBLIC_${'FEED_HOST' | 'ASSESSMENT_WEBHOOK_URL' | 'MOMENTO_ENDPOINT' | 'REPORT_ENDPOINT'}`, string>
  >,
) {
  const scripts: readonly OwnScript[] = site.scripts;
  const clips: readonly { url: string; embedUrl?: string | undefined }[] = [...content.press, ...videos];
  const { PUBLIC_FEED_HOST: feedHost } = environment;
  return {
    feed: blogSources(site.blog, feedHost).feed ? feedHost : '',
    webhook: environment.PUBLIC_ASSESSMENT_WEBHOOK_URL,
    signUp: environment.PUBLIC_MOMENTO_ENDPOINT,
    report: environment.PUBLIC_REPORT_ENDPOINT,
    ...site.embeds,
    booking: seen('booking'),
    guide: seen('guide'),
    videos: clips.map(({ embedUrl = '' }) => embedUrl),
    scripts: addressesOf(scripts.filter(({ consent }) => !consent)),
    /** Those that wait for a visitor's consent. */
    waitingScripts: addressesOf(scripts.filter(({ consent }) => consent)),
  };
}

/** Lists the outside addresses that scripts come from and report to. */
function addressesOf(scripts: readonly OwnScript[]): string[] {
  return scripts.flatMap(({ src, hosts = [] }) => [src, ...hosts]).filter((address) => !address.startsWith('/'));
}

/** Returns the hosts other than the site's own that pages contact or embed, with their uses. Every page's policy allows no others. */
export function outsideHosts(addresses: Connections) {
  const found = (Object.keys(USES) as (keyof typeof USES)[]).flatMap((as) =>
    USES[as].flatMap((use) =>
      [addresses[use]]
        .flat()
        .filter(Boolean)
        .map((address) => ({ origin: new URL(address).origin, as, use: useOf(use) })),
    ),
  );
  return [...new Set(found.map(({ origin }) => origin))].map((origin) => {
    const own = found.filter((one) => one.origin === origin);
    const uses = new Set(own.map(({ use }) => use));
    return { origin, host: hostOf(origin), as: own.map(({ as }) => as), use: [...uses].join(' ') };
  });
}

/** Says what a host is for, and of a frame that isn't opened by a click whether it waits for consent, as scripts do. */
function useOf(use: (typeof USES)[keyof typeof USES][number]): string {
  const { uses } = content.privacy;
  return asksConsent && OPEN_FRAMES.some((frame) => frame === use) ? `${uses[use]} ${uses.waitingFrames}` : uses[use];
}

/** Returns every form of the site with the data that it collects, who receives it, in a sentence, and the note next to the form. */
export function formFlows(addresses: Connections) {
  const flow = (form: FormName) => {
    const { name, asks, kept, note, connected } = unwrap(content.forms[form], `${form} in src/content/forms.json`);
    const { use, mail, pages } = FORMS[form];
    const url = use && addresses[use];
    if (url && connected) {
      const { recipient, asks: collects = asks, note: own = note } = connected;
      const write = (text: string) => fill(text, { host: hostOf(url) });
      return { name, pages, collects, recipient: write(recipient), note: write(own) };
    }
    const { byMail, nowhere } = content.privacy;
    const write = (text: string) => fill(text, { email: site.emails[mail ?? 'contact'] });
    return {
      name,
      pages,
      collects: kept ? `${asks} ${write(kept)}` : asks,
      recipient: mail ? write(byMail) : nowhere,
      note: write(note),
    };
  };
  const names = Object.keys(FORMS) as FormName[];
  return Object.fromEntries(names.map((name) => [name, flow(name)])) as Record<FormName, ReturnType<typeof flow>>;
}
