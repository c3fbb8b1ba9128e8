import { z } from 'astro/zod';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { defineContent } from '../../lib/define-content.ts';
import { durationBeforeNoun, duration, inWords, money } from '../../lib/format.ts';
import { packages, terms } from '../coaching.ts';
import { pageMeta } from './page-meta.ts';

const { first } = terms;
const packageNames: readonly string[] = Object.values(packages).map(({ name }) => name);
const QUANTUM_SHIFT = 'Quantum Shift';

/** Quantum Shift's pages: each key names a social card and seeds its drawing. */
export const quantumPages = defineContent('src/content/meta/quantum.ts', z.record(pageMeta), {
  quantumShift: {
    path: paths.quantumShift,
    area: 'quantum',
    title: QUANTUM_SHIFT,
    headTitle: `${QUANTUM_SHIFT}: Podcast and Coaching`,
    description: `A podcast for leaders about hard decisions, with one guest per episode. Listen, or book a first coaching session for ${money(first.price)}.`,
    keywords: [QUANTUM_SHIFT, 'leadership podcast', 'philosophy', 'executive coaching', 'books'],
  },
  coach: {
    path: paths.coach,
    area: 'quantum',
    parent: paths.quantumShift,
    title: 'Quantum Coach',
    headTitle: `Executive Coaching from ${money(first.price)}`,
    description: `One-on-one executive coaching with ${site.founder.name}. Start with a recorded ${durationBeforeNoun(first.length)} session for ${money(first.price)}, the smallest of ${inWords(Object.keys(packages).length)} packages, each with its price.`,
    keywords: ['executive coaching', 'CEO coach', 'leadership coaching', ...packageNames.slice(0, 3)],
  },
  executiveCoaching: {
    path: paths.executiveCoaching,
    area: 'quantum',
    parent: paths.quantumShift,
    title: 'Executive Coaching',
    headTitle: `First Coaching Session: ${money(first.price)}`,
    description: `Bring your open decisions. In ${duration(first.length)} you get a strategic audit of them, a decision framework and a ${durationBeforeNoun(first.roadmap)} roadmap, for ${money(first.price)}.`,
    keywords: [
      'executive coaching',
      'first coaching session',
      'decision framework',
      `${durationBeforeNoun(first.roadmap)} roadmap`,
      'leadership',
    ],
  },
});
