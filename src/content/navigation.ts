import { paths } from '../paths.ts';
import { site } from '../site.config.ts';

export interface NavigationLink {
  label: string;
  href: string;
}

export interface NavigationGroup extends NavigationLink {
  links: readonly NavigationLink[];
}

/** The header's three groups. */
export const groups: readonly NavigationGroup[] = [
  {
    label: 'AI consulting',
    href: paths.torque,
    links: [
      { label: 'AI Consulting', href: paths.torque },
      { label: 'AI Strategy Guide', href: paths.guide },
      { label: 'Services', href: paths.services },
      { label: '90-Day Accelerator', href: paths.accelerator },
    ],
  },
  {
    label: 'Memento',
    href: paths.memento,
    links: [
      { label: 'Overview', href: paths.memento },
      { label: 'Council Dinners', href: paths.council },
      { label: 'Events', href: paths.events },
      { label: 'Software', href: paths.momento },
    ],
  },
  {
    label: 'Quantum Shift',
    href: paths.quantumShift,
    links: [
      { label: 'Philosophy', href: paths.quantumShift },
      { label: 'Podcast', href: site.links.podcast },
      { label: 'Quantum Coach', href: paths.coach },
      { label: 'About', href: paths.about },
    ],
  },
];

/** What stands beside the groups. */
export const topLevel: readonly NavigationLink[] = [
  { label: 'Blog', href: paths.blog },
  { label: 'Contact', href: paths.contact },
];

/** The footer's links, a column each. */
export const footerColumns: readonly { label: string; links: readonly NavigationLink[] }[] = [
  {
    label: 'Consulting',
    links: [
      { label: 'AI Strategy', href: paths.torque },
      { label: 'Consulting Services', href: paths.services },
      { label: '90-Day Accelerator', href: paths.accelerator },
    ],
  },
  {
    label: 'Memento',
    links: [
      { label: 'Memento Overview', href: paths.memento },
      { label: 'Council Dinners', href: paths.council },
      { label: 'Offsite Events', href: paths.events },
    ],
  },
  {
    label: 'Quantum Shift',
    links: [
      { label: 'Philosophy', href: paths.quantumShift },
      { label: 'Podcast', href: site.links.podcast },
      { label: 'Quantum Coach', href: paths.coach },
    ],
  },
  {
    label: 'Company',
    links: [
      { label: 'About', href: paths.about },
      { label: 'Get In Touch', href: paths.contact },
    ],
  },
];
