import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { address, text } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { pages } from './pages.ts';

const FILE = 'src/content/navigation.ts';

const link = z.strictObject({ label: text, href: address });
const links = z.array(link).min(1, 'must have at least one entry');
const group = link.extend({ links });
const column = z.strictObject({ label: text, links });

export type NavigationLink = DeepReadonly<z.infer<typeof link>>;
export type NavigationGroup = DeepReadonly<z.infer<typeof group>>;

/** The header's three groups. */
export const groups: readonly NavigationGroup[] = defineContent(FILE, z.array(group), [
  {
    label: 'AI consulting',
    href: paths.torque,
    links: [
      { label: pages.torque.title, href: paths.torque },
      { label: pages.guide.title, href: paths.guide },
      { label: 'Services', href: paths.services },
      { label: pages.accelerator.title, href: paths.accelerator },
    ],
  },
  {
    label: pages.memento.title,
    href: paths.memento,
    links: [
      { label: 'Overview', href: paths.memento },
      { label: pages.council.title, href: paths.council },
      { label: pages.events.title, href: paths.events },
      { label: 'Software', href: paths.momento },
    ],
  },
  {
    label: pages.quantumShift.title,
    href: paths.quantumShift,
    links: [
      { label: 'Philosophy', href: paths.quantumShift },
      { label: 'Podcast', href: site.links.podcast },
      { label: pages.coach.title, href: paths.coach },
      { label: pages.about.title, href: paths.about },
    ],
  },
]);

/** What stands beside the groups. */
export const topLevel: readonly NavigationLink[] = defineContent(FILE, links, [
  { label: pages.blog.title, href: paths.blog },
  { label: pages.contact.title, href: paths.contact },
]);

/** The footer's links, a column each. */
export const footerColumns: DeepReadonly<z.infer<typeof column>[]> = defineContent(FILE, z.array(column), [
  {
    label: 'Consulting',
    links: [
      { label: 'AI Strategy', href: paths.torque },
      { label: pages.services.title, href: paths.services },
      { label: pages.accelerator.title, href: paths.accelerator },
    ],
  },
  {
    label: pages.memento.title,
    links: [
      { label: `${pages.memento.title} Overview`, href: paths.memento },
      { label: pages.council.title, href: paths.council },
      { label: 'Offsite Events', href: paths.events },
    ],
  },
  {
    label: pages.quantumShift.title,
    links: [
      { label: 'Philosophy', href: paths.quantumShift },
      { label: 'Podcast', href: site.links.podcast },
      { label: pages.coach.title, href: paths.coach },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: pages.about.title, href: paths.about },
      { label: 'Get In Touch', href: paths.contact },
    ],
  },
]);
