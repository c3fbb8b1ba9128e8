import type { Graph } from 'schema-dts';
import { launchKit, launchQuestions } from '../../content/launch-kit.ts';
import { site } from '../../site.config.ts';

/** The launch kit, what it costs, and its questions, for search engines. */
export const launchGraph: Graph['@graph'] = [
  {
    '@type': 'Service',
    name: 'Creator Launch Kit',
    provider: { '@type': 'Organization', name: site.name },
    offers: [
      { '@type': 'Offer', price: launchKit.price.amount, priceCurrency: 'USD' },
      {
        '@type': 'Offer',
        name: 'Continuity',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: launchKit.continuity.amount,
          priceCurrency: 'USD',
          unitText: 'month',
        },
      },
    ],
  },
  {
    '@type': 'FAQPage',
    mainEntity: launchQuestions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  },
];
