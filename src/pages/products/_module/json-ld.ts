import type { Graph } from 'schema-dts';
import type { Module } from '../../../content/module-schema.ts';
import { absolute } from '../../../lib/site-origin.ts';
import { paths } from '../../../paths.ts';

/** A module's place on the site, and its questions, for search engines. */
export function moduleGraph({ slug, title, questions }: Module): Graph['@graph'] {
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Marketing Platform', item: absolute(paths.platform) },
        { '@type': 'ListItem', position: 2, name: title, item: absolute(paths.product(slug)) },
      ],
    },
    {
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
