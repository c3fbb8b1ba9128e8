import { z } from 'astro/zod';
import { areas } from './meta/page-meta.ts';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { duration, inWords, money } from '../lib/format.ts';
import { address, text } from '../lib/schema.ts';
import { isOff, paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { terms } from './coaching.ts';
import { content } from '../data/content.ts';
import { allOver } from '../data/events.ts';
import { pages } from './pages.ts';
import { prices } from './prices.ts';

const FILE = 'src/content/navigation.ts';

const link = z.strictObject({ label: text, href: address });
const links = z.array(link).min(1, 'must have at least one entry');
/** A menu entry with a line about its page, which fits a phone's width. */
const entry = link.extend({ line: text.max(40, 'must be at most 40 characters') });
const group = link.extend({ area: z.enum(areas), links: z.array(entry).min(1, 'must have at least one entry') });
const column = z.strictObject({ label: text, links });

type NavigationLink = DeepReadonly<z.infer<typeof link>>;
type NavigationGroup = DeepReadonly<z.infer<typeof group>>;

const allGroups: readonly NavigationGroup[] = defineContent(FILE, z.array(group), [
  {
    label: 'AI consulting',
    href: paths.torque,
    area: 'consulting',
    links: [
      { label: pages.torque.title, href: paths.torque, line: 'Where companies start with AI' },
      { label: pages.guide.title, href: paths.guide, line: 'Free, as a page and a PDF' },
      { label: 'Services', href: paths.services, line: 'All services and their prices' },
      {
        label: pages.accelerator.title,
        href: paths.accelerator,
        line: `One system live in ${duration(prices.accelerator.length)}`,
      },
    ],
  },
  {
    label: pages.memento.title,
    href: paths.memento,
    area: 'memento',
    links: [
      { label: 'Overview', href: paths.memento, line: 'Dinners, summits, software, launch kits' },
      { label: pages.council.title, href: paths.council, line: `One table, ${inWords(content.dinner.seats)} seats` },
      {
        label: pages.events.title,
        href: paths.events,
        line: allOver ? 'Past summits; the next date by email' : 'Dates and tickets',
      },
      { label: 'Software', href: paths.momento, line: 'In private preview' },
    ],
  },
  {
    label: pages.quantumShift.title,
    href: paths.quantumShift,
    area: 'quantum',
    links: [
      { label: 'Philosophy', href: paths.quantumShift, line: 'The idea behind the podcast' },
      { label: 'Podcast', href: site.links.podcast, line: 'Every episode, on video' },
      { label: pages.coach.title, href: paths.coach, line: `First session for ${money(terms.firstSession.price)}` },
      { label: pages.about.title, href: paths.about, line: 'Who we are' },
    ],
  },
]);

const allTopLevel: readonly NavigationLink[] = defineContent(FILE, links, [
  { label: pages.blog.title, href: paths.blog },
  { label: pages.contact.title, href: paths.contact },
]);

const allColumns: DeepReadonly<z.infer<typeof column>[]> = defineContent(FILE, z.array(column), [
  {
    label: 'Consulting',
    links: [
      { label: 'AI Strategy', href: paths.torque },
      { label: pages.services.title, href: paths.services },
      { label: pages.accelerator.title, href: paths.accelerator },
      { label: 'Assessment', href: paths.assessment },
      { label: pages.quiz.title, href: paths.quiz },
    ],
  },
  {
    label: pages.memento.title,
    links: [
      { label: `${pages.memento.title} Overview`, href: paths.memento },
      { label: pages.council.title, href: paths.council },
      { label: 'Offsite Events', href: paths.events },
      { label: pages.leadershipPilot.title, href: paths.leadershipPilot },
      { label: pages.platform.title, href: paths.platform },
      { label: pages.creatorLaunch.title, href: paths.creatorLaunch },
      { label: 'Martech Audit', href: paths.brand },
    ],
  },
  {
    label: pages.quantumShift.title,
    links: [
      { label: 'Philosophy', href: paths.quantumShift },
      { label: 'Podcast', href: site.links.podcast },
      { label: pages.coach.title, href: paths.coach },
      { label: pages.executiveCoaching.title, href: paths.executiveCoaching },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: pages.about.title, href: paths.about },
      { label: 'Get In Touch', href: paths.contact },
      { label: 'Privacy and Refunds', href: paths.privacy },
    ],
  },
]);

const areOn = <T extends { readonly href: string }>(all: readonly T[]): T[] => all.filter(({ href }) => !isOff(href));

/** What the header and the footer show: the above without switched-off pages. A group without its own page leads to its first. */
export const groups = allGroups.flatMap((listed): NavigationGroup[] => {
  const [first, ...more] = areOn(listed.links);
  return first ? [{ ...listed, href: isOff(listed.href) ? first.href : listed.href, links: [first, ...more] }] : [];
});
export const topLevel = areOn(allTopLevel);
export const footerColumns = allColumns
  .map((listed) => ({ ...listed, links: areOn(listed.links) }))
  .filter((listed) => listed.links.length > 0);
