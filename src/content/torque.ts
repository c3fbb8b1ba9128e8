import { defineWords } from '../lib/define-words.ts';
import { duration, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { calls } from './calls.ts';
import { flywheel } from './guide.ts';
import { labels } from './labels.ts';
import { offers } from './offers.ts';
import { prices } from './prices.ts';

const { accelerator, audit } = prices;
const session = calls.strategySession;

/** The words of /torque. The services are in services.ts, the names of the steps in guide.ts. */
export const words = defineWords('src/content/torque.ts', {
  opening: {
    title: 'AI strategy, models, data and automation, from one team',
    lead: 'For companies that have tried AI without much to show for it. We automate one workflow on your systems, by a date we agree on.',
    price: `A strategy session takes ${duration(session.length)} and is free. The audit costs ${money(audit.price)}, the ${offers.accelerator.name} ${money(accelerator.price)}.`,
    actions: [
      { label: session.action, href: session.href },
      { label: 'View Solutions', href: paths.accelerator },
    ],
  },
  exchange: {
    title: 'Your part and ours, step by step',
    step: 'Step',
    give: 'You give us',
    get: 'We give you',
    steps: [
      {
        give: sample('Two hours with each person who does the work, and read access to their tools.'),
        get: 'A report on what each workflow costs, and where to start.',
      },
      { give: 'A manager who can make decisions on the spot.', get: 'A system running on your data.' },
      { give: 'The team that will use the system.', get: 'Training, a manual, and tests they can run themselves.' },
      {
        give: 'One person who counts the hours saved each month.',
        get: `A monthly report for ${duration(accelerator.reports)}: time saved, revenue and adoption.`,
      },
    ].map((step, index) => ({ name: flywheel[index]?.title ?? '', ...step })),
    note: `The [${audit.name}](${paths.services}#prices) covers ${flywheel[0]?.title}. The [${offers.accelerator.name}](${paths.accelerator}) covers the rest.`,
  },
  services: { title: 'What we build' },
  closing: {
    title: 'What is slowing your company down?',
    text: 'Bring one example to the session. You’ll leave with a first step that you can take on your own.',
    actions: [
      { label: session.action, href: session.href },
      { label: 'Read the guide', href: paths.guide },
      { label: labels.assessment, href: paths.assessment },
    ],
  },
});
