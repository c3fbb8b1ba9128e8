/** The settings of a build that decide where a visitor's data goes. An empty string is a setting that isn't set. */
export interface DataSettings {
  emails: Readonly<Record<'contact' | 'info' | 'coaching', string>>;
  embeds: Readonly<Record<'newsletter' | 'contact' | 'booking' | 'guide', string>>;
  /** Addresses of the videos that dialogs embed. */
  videos: readonly string[];
  /** Addresses that the owner's own scripts come from and report to. */
  scripts: readonly string[];
  feedHost: string;
  webhook: string;
  signUpEndpoint: string;
}

/** A form of the site, what it asks for, and where that goes. */
export interface FormFlow {
  form: FormName;
  name: string;
  asks: string;
  goes: string;
  /** What a visitor reads next to the form. */
  note: string;
}

/** What a page does with another host, as the security policy tells it apart. */
export type HostUse = 'connect' | 'frame' | 'script';

/** A host other than this site's own that a visitor's browser may contact. */
export interface OutsideHost {
  origin: string;
  host: string;
  as: readonly HostUse[];
  use: string;
}

export type FormName =
  | 'contact'
  | 'newsletter'
  | 'booking'
  | 'assessment'
  | 'signUp'
  | 'nextDate'
  | 'order'
  | 'audit'
  | 'sampleReport'
  | 'quiz';

const REPLY_ONLY = 'We use what you send to reply to you, and for nothing else.';

const byMail = (to: string) => `An email that you send to ${to} from your own email program. The site keeps no copy.`;

/** Returns every form of the site with the place its data goes in this build. */
export function formFlows(settings: DataSettings): Record<FormName, FormFlow> {
  const { embeds, emails, webhook, signUpEndpoint } = settings;
  const embedded = (url: string) =>
    url
      ? {
          goes: `${hostOf(url)}, which runs this form for us.`,
          note: `${hostOf(url)} runs this form for us. ${REPLY_ONLY}`,
        }
      : { goes: byMail(emails.contact), note: REPLY_ONLY };
  const mailed = (to: string) => ({ goes: byMail(to), note: REPLY_ONLY });
  return {
    contact: {
      form: 'contact',
      name: 'Contact form',
      asks: 'Your name, email, company and message.',
      ...embedded(embeds.contact),
    },
    newsletter: {
      form: 'newsletter',
      name: 'Newsletter',
      asks: 'Your email.',
      ...embedded(embeds.newsletter),
      note: embeds.newsletter
        ? `${hostOf(embeds.newsletter)} runs this form for us. We use your email to send the newsletter, and for nothing else.`
        : 'We use your email to send the newsletter, and for nothing else.',
    },
    booking: {
      form: 'booking',
      name: 'Booking a time',
      asks: 'Your name, email and two times that suit you.',
      ...embedded(embeds.booking),
    },
    assessment: {
      form: 'assessment',
      name: 'Assessment',
      asks: 'Your name, work email, company, six answers, and the campaign in the link you came by.',
      ...(webhook
        ? {
            goes: `${hostOf(webhook)}, which passes it on to us, together with your result.`,
            note: 'We use your answers to prepare your result and to reply to you, and for nothing else.',
          }
        : {
            goes: 'Nowhere. Your browser works out the result, and nothing is sent.',
            note: 'Your browser works out your result. Nothing you enter is sent.',
          }),
    },
    signUp: {
      form: 'signUp',
      name: 'Software preview',
      asks: 'Your work email. The page address, the time and your browser’s name are added.',
      ...(signUpEndpoint
        ? {
            goes: `${hostOf(signUpEndpoint)}, which keeps the preview list for us.`,
            note: 'We use your email to write to you about the preview, and for nothing else.',
          }
        : {
            goes: 'Nowhere yet. Nothing is sent.',
            note: 'This form doesn’t store anything yet. For access, write to the address below.',
          }),
    },
    nextDate: {
      form: 'nextDate',
      name: 'Next dates',
      asks: 'Your email. The page address, the time and your browser’s name are added.',
      ...(signUpEndpoint
        ? {
            goes: `${hostOf(signUpEndpoint)}, which keeps the list for us.`,
            note: 'We use your email to tell you the next date, and for nothing else.',
          }
        : { goes: byMail(emails.contact), note: 'We use your email to tell you the next date, and for nothing else.' }),
    },
    order: {
      form: 'order',
      name: 'Creator Launch Kit order',
      asks: 'Your name, email, company and everything in your brief.',
      ...mailed(emails.info),
    },
    audit: {
      form: 'audit',
      name: 'Martech audit request',
      asks: 'Your name, email, company and notes.',
      ...mailed(emails.contact),
    },
    sampleReport: {
      form: 'sampleReport',
      name: 'Sample report',
      asks: 'Your name, email and company.',
      goes: 'Nowhere. Your browser shows the answer, and nothing is sent.',
      note: 'This form isn’t connected yet, so it sends nothing.',
    },
    quiz: {
      form: 'quiz',
      name: 'AI agent quiz',
      asks: 'Four answers, no name.',
      goes: 'Nowhere. Your browser works out the result and forgets it when you leave.',
      note: 'Your answers stay in your browser.',
    },
  };
}

/** Returns the hosts that pages contact or embed, each once, with what for. The policy of every page allows no others. */
export function outsideHosts({
  feedHost,
  webhook,
  signUpEndpoint,
  embeds,
  videos,
  scripts,
}: DataSettings): OutsideHost[] {
  const uses: [urls: readonly string[], as: HostUse, use: string][] = [
    [[feedHost], 'connect', 'Blog pages ask it for new articles.'],
    [[webhook], 'connect', 'Receives the assessment when you send it.'],
    [[signUpEndpoint], 'connect', 'Receives sign-ups when you send one.'],
    [[embeds.newsletter], 'frame', 'Shows the newsletter form when it scrolls into view.'],
    [[embeds.contact], 'frame', 'Shows the contact form when it scrolls into view.'],
    [[embeds.booking], 'frame', 'Shows the calendar when it scrolls into view.'],
    [[embeds.guide], 'frame', 'Shows the strategy guide when you open it.'],
    [videos, 'frame', 'Plays a video when you open one.'],
    [scripts, 'script', 'Runs on every page.'],
  ];
  const found = uses.flatMap(([urls, as, use]) =>
    [...new Set(urls.filter(Boolean).map((url) => new URL(url).origin))].map((origin) => ({ origin, as, use })),
  );
  return [...new Set(found.map(({ origin }) => origin))].map((origin) => {
    const own = found.filter((one) => one.origin === origin);
    return {
      origin,
      host: hostOf(origin),
      as: [...new Set(own.map(({ as }) => as))],
      use: own.map(({ use }) => use).join(' '),
    };
  });
}

/** Returns an address's host: 'hooks.example.com'. */
function hostOf(url: string): string {
  return new URL(url).host;
}
