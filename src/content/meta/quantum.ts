import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { durationBeforeNoun, duration, inWords, money } from '../../lib/format.ts';
import { packages, terms } from '../coaching.ts';
import { definePages } from './page-meta.ts';

const { firstSession } = terms;
const packageNames: readonly string[] = Object.values(packages).map(({ name }) => name);
const QUANTUM_SHIFT = 'Quantum Shift';

/** Quantum Shift's pages. Each key is the page’s name in `paths`, and names its social card. */
export const quantumPages = definePages('src/content/meta/quantum.ts', 'quantum', {
  quantumShift: {
    title: QUANTUM_SHIFT,
    headTitle: `${QUANTUM_SHIFT}: Podcast and Coaching`,
    description: `A podcast for leaders about hard decisions, with one guest per episode. Listen, or book a first coaching session for ${money(firstSession.price)}.`,
    keywords: [QUANTUM_SHIFT, 'leadership podcast', 'philosophy', 'executive coaching', 'books'],
  },
  coach: {
    parent: paths.quantumShift,
    title: 'Quantum Coach',
    headTitle: `Executive Coaching from ${money(firstSession.price)}`,
    description: `One-on-one executive coaching with ${site.founder.name}. Start with a recorded ${durationBeforeNoun(firstSession.length)} session for ${money(firstSession.price)}, the smallest of ${inWords(Object.keys(packages).length)} packages, each with its price.`,
    keywords: ['executive coaching', 'CEO coach', 'leadership coaching', ...packageNames.slice(0, 3)],
  },
  executiveCoaching: {
    parent: paths.quantumShift,
    title: 'Executive Coaching',
    headTitle: `First Coaching Session: ${money(firstSession.price)}`,
    description: `Bring your open decisions. In ${duration(firstSession.length)} you get a strategic audit of them, a decision framework and a ${durationBeforeNoun(firstSession.roadmap)} roadmap, for ${money(firstSession.price)}.`,
    keywords: [
      'executive coaching',
      'first coaching session',
      'decision framework',
      `${durationBeforeNoun(firstSession.roadmap)} roadmap`,
      'leadership',
    ],
  },
});
