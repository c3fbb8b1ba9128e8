import { defineContent } from './lib/define-content.ts';
import { sample } from './lib/sample.ts';
import { currency, language } from './locale.ts';
import { siteSchema } from './site-schema.ts';

/**
 * Who the site belongs to. Replace each `sample(…)` with your own value, without `sample(` and `)`. The build and `npm run
 * dev` check every value (src/site-schema.ts) and name a bad one.
 */
export const site = defineContent('src/site.config.ts', siteSchema, {
  /** The brand, shown in the header and at the end of every page title. */
  name: sample('Vossberg Advisory'),
  /** The site's address, without a path; SITE_URL in the environment takes precedence. */
  url: sample('https://www.example.com'),
  /** The company in one sentence, for search engines and feed readers. */
  description: sample(
    'AI consulting for companies that want AI to do real work: strategy, models, data and automation, one workflow at a time.'
  ),

  /** The language and currency: set in src/locale.ts, next to the words of the interface. */
  language,
  currency,
  /** The time zone of the blog's days: a post appears at midnight there, and shows the same day to every reader. */
  timeZone: 'America/New_York',

  founder: {
    name: sample('Maren Vossberg'),
    role: 'Founder',
    /** The first opens the about page, the others are paragraphs further down. */
    bio: sample([
      'Maren Vossberg, the founder, has spent nearly 30 years running automation, data and sales operations in retail, logistics and financial services.',
      'She started this firm in 2019 to do one thing well: find where a company loses time and money, and install a system that the company’s own staff can run.',
    ]),
    credentials: sample([
      'M.S. in operations research, 1997',
      'Led automation at a retail group, 1997–2008',
      'Led data programs at a logistics company, 2008–2015',
      'Led sales operations at a financial services firm, 2015–2019',
      'Hosts the Quantum Shift podcast',
    ]),
    /** The coach's bio, on the coach’s page: one entry per paragraph. */
    coaching: sample([
      'I started coaching because of the consulting. Behind most stalled systems I found one decision that someone kept putting off.',
      'I trained as a coach for two years and have coached executives since 2020.',
    ]),
    /** The coach's bio on the first session's page: one entry per paragraph. */
    firstSession: sample(['Clients whose companies ran well kept asking for an hour on their own decisions.']),
    quote: sample('If you switch a system off and no one complains, it was only ever a demo.'),
  },

  /** The company behind the site: in the footer, on the contact page and in structured data. '' leaves a line out. */
  company: {
    legalName: sample('Vossberg Advisory LLC'),
    address: sample({
      street: '100 Example Street',
      locality: 'New York',
      region: 'NY',
      postalCode: '10001',
      country: 'US',
    }),
    phone: sample('+1 212 555 0100'),
    hours: sample('Phone: Monday to Friday, 9am to 5pm Eastern time'),
  },

  /** Your own facts on /privacy/; the rest of that page is written from this configuration. */
  privacy: {
    /** A notice of your own, written by your counsel. '' shows the sentences below instead. */
    notice: '',
    /** The contact for questions about personal data. */
    contact: sample('privacy@example.com'),
    /** The time that you keep what people send. */
    retention: sample(
      'We keep messages for 24 months after the last one and invoices for as long as tax law requires. Then we delete them.'
    ),
    /** The data that your hosting company records. */
    hosting: sample('Our hosting provider logs each visit’s IP address, page and time for 30 days, for security.'),
    /** The law that applies. */
    law: sample(
      'New York law applies. If you live elsewhere, you also have the privacy rights of your state or country.'
    ),
  },

  emails: {
    /** Shown in the footer and used where a visitor just wants to write. */
    contact: sample('hello@example.com'),
    /** Receives the creator launch kit's orders. */
    info: sample('info@example.com'),
    /** Receives coaching inquiries. */
    coaching: sample('coaching@example.com'),
  },

  social: {
    network: { label: 'Professional network', url: sample('https://network.example.com/in/vossberg') },
    video: { label: 'Video channel', url: sample('https://video.example.com/@vossberg') },
  },

  links: {
    /** 'Learn More' on the home page: an external form. */
    learnMore: sample('https://forms.example.com/learn-more'),
    /** 'Meet With Us': the scheduling page. */
    scheduling: sample('https://meet.example.com/vossberg'),
    /** The calendar: 'Book a Meeting', strategy sessions, 'Book a Call'. */
    calendar: sample('https://calendar.example.com/vossberg'),
    /** Card payment of the 2-week AI audit. */
    auditCheckout: sample('https://pay.example.com/ai-audit'),
    /** Card payment of the 90-day executive cohort. */
    cohortCheckout: sample('https://pay.example.com/executive-cohort'),
    /** Card payment of the first coaching session. */
    firstSessionCheckout: sample('https://pay.example.com/first-session'),
    /** Card payment of one dinner seat, and of two. */
    dinnerSeatCheckout: sample('https://pay.example.com/dinner-seat'),
    dinnerDuoCheckout: sample('https://pay.example.com/dinner-duo'),
    /** Card payment of the creator launch kit, once, and of its monthly continuity; '' shows none. */
    launchKitCheckout: sample('https://pay.example.com/launch-kit'),
    launchKitContinuityCheckout: sample('https://pay.example.com/launch-kit-continuity'),
    /** A form for questions before booking. */
    questionsForm: sample('https://forms.example.com/questions'),
    /** The discovery call for coaching. */
    discoveryForm: sample('https://forms.example.com/coaching-discovery'),
    /** The form that each coaching package starts with, by the package's key in content/coaching.ts. */
    packageForms: {
      firstSession: sample('https://forms.example.com/coaching/first-session'),
      sixMonthProgram: sample('https://forms.example.com/coaching/six-month-program'),
      teamCoaching: sample('https://forms.example.com/coaching/team'),
      strategyIntensive: sample('https://forms.example.com/coaching/strategy-intensive'),
      partnershipByYear: sample('https://forms.example.com/coaching/partnership-by-year'),
      partnershipByMonth: sample('https://forms.example.com/coaching/partnership-by-month'),
    },
    /** Registration for the two events. */
    summitRegistration: sample('https://tickets.example.com/ai-summit'),
    offsiteRegistration: sample('https://tickets.example.com/leadership-summit'),
    /** The podcast: playlist, two audio streaming services, Apple. */
    podcast: sample('https://video.example.com/playlist/quantum-shift'),
    podcastAudio: sample('https://audio.example.com/show/quantum-shift'),
    podcastMusic: sample('https://music.example.com/podcasts/quantum-shift'),
    podcastApple: sample('https://podcasts.example.com/quantum-shift'),
    /** The podcast's RSS feed, for search engines; '' names none. */
    podcastFeed: '',
    /** TV highlights, books, a client's story, the keynote series. */
    tvHighlights: sample('https://video.example.com/watch/tv-highlights'),
    books: sample('https://books.example.com/vossberg'),
    clientStory: sample('https://network.example.com/posts/a-client-story'),
    keynotes: sample('https://video.example.com/playlist/keynotes'),
  },

  /**
   * Addresses of embedded third-party pages. If empty, the site shows its own page, which works without a provider
   * (src/pages/embeds), or the guide's PDF.
   */
  embeds: { newsletter: '', contact: '', booking: '', guide: '' },

  /**
   * When the analytics tag loads, once PUBLIC_ANALYTICS_ID is set: 'always', or 'consent' after a visitor has agreed. It
   * never loads in a browser that sends Global Privacy Control.
   */
  analytics: 'always',

  /**
   * What the blog shows once a feed is connected (PUBLIC_FEED_HOST): 'feed', its posts only; 'posts', those of
   * src/content/posts only; 'both', all of them by date. Without a feed, always the site's posts.
   */
  blog: 'feed',

  /** Whether the header shows the company's phone, on phones too. */
  header: { phone: false },

  /**
   * Photos in place of the first screens' pictures, by page: { home: { photo: 'office.jpg' } } is the file office.jpg of
   * src/content/brand, best 2,000 px wide.
   */
  hero: {},

  /**
   * Pages that you don't need, by their names in src/paths.ts: ['council', 'platform']. Their addresses lead to the page above them;
   * links to them are gone.
   */
  pagesOff: [],

  /** Scripts for every page, such as visitor statistics, and more entries for every head (docs/connect.md). */
  scripts: [],
  head: [],

  /** Coaching spots left this month, shown on both coaching pages. */
  coachingSpots: sample(8),
});
