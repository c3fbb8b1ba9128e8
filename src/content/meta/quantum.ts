import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { durationBeforeNoun, duration, inWords, money } from '../../lib/format.ts';
import { packages, terms } from '../coaching.ts';
import { definePages } from './page-meta.ts';

const { first } = terms;
const packageNames: readonly string[] = Object.values(packages).map(({ name }) => name);
const QUANTUM_SHIFT = 'Quantum Shift';

/** Quantum Shift's pages. Each key is the page’s name in `paths`, and names its social card. */
export const quantumPages = definePages('src/content/meta/quantum.ts', 'quantum', {
  quantumShift: {
    title: QUANTUM_SHIFT,
    headTitle: `${QUANTUM_SHIFT}: Podcast and Coaching`,
    description: `A podcast for leaders about hard decisions, with one guest per episode. Listen, or book a first coaching session for ${money(first.price)}.`,
    keywords: [QUANTUM_SHIFT, 'leadership podcast', 'philosophy', 'executive coaching', 'books'],
  },
  coach: {
    parent: paths.quantumShift,
    title: 'Quantum Coach',
    headTitle: `Executive Coaching from ${money(first.price)}`,
    description: `One-on-one executive coaching with ${site.founder.name}. Start with a recorded ${durationBeforeNoun(first.length)} session for ${money(first.price)}, the smallest of ${inWords(Object.keys(packages).length)} packages, each with its price.`,
    keywords: ['executive coaching', 'CEO coach', 'leadership coaching', ...packageNames.slice(0, 3)],
  },
  executiveCoaching: {
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
