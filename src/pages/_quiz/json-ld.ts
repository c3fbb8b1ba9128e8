import type { Graph } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import { site } from '../../site.config.ts';

/** The quiz, for search engines. */
export function quizJsonLd(origin: string): Graph['@graph'] {
  const { path, title, description } = pages.quiz;
  return [
    {
      '@type': 'Quiz',
      name: title,
      description,
      url: new URL(path, origin).href,
      inLanguage: 'en',
      isAccessibleForFree: true,
      publisher: { '@type': 'Organization', name: site.name },
    },
  ];
}
