import { defineWords } from '../lib/define-words.ts';
import { capitalized, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { commitments } from './commitments.ts';
import { labels } from './labels.ts';
import { modules } from './modules.ts';
import { questions } from './quiz.ts';

/** The first steps, above and below. */
const look = [
  { label: labels.dashboard, href: paths.dashboard },
  { label: labels.preview, href: paths.platformPreview },
];
const count = inWords(modules.length);

/** The words of /platform and of what its modules' pages share. */
export const words = defineWords('src/content/platform.ts', {
  opening: {
    title: `${capitalized(count)} marketing modules, one customer record`,
    lead: `Website, CRM, email, ads, reviews, listings, reports and alerts share one record per customer. The platform is for ${commitments.clients} that pay for several tools and still retype data between them.`,
    actions: look,
    map: 'Modules',
    means: sample('A few companies at a time try it with our help.'),
  },
  modules: {
    title: 'Each module does one job',
    text: `In each, an AI agent does the routine work for a person to approve, unless you set a limit within which it may act. Start with the module you need most; any module you add later uses the same customer records. Not sure which one? [Answer ${inWords(questions.length)} questions](${paths.quiz}).`,
  },
  closing: {
    title: 'Look around before you talk to us',
    actions: [
      ...look,
      { label: 'See the launch kit for creators', href: paths.creatorLaunch },
      { label: 'Ask which of your tools overlap', href: `${paths.brand}#cta` },
    ],
  },
  module: {
    back: 'Back to the platform',
    place: (place: number, of: number) => `Software module ${place} of ${of}`,
    means: sample('Join to be among the first to use it.'),
    example: (title: string) => `Example: ${title}`,
    questions: 'Questions from buyers',
    next: 'Next module',
  },
});
