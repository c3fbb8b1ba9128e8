import type { FAQPage } from 'schema-dts';
import { ids, ref } from './ids.ts';

/** Questions and their answers, as a page shows them. */
export function questions(
  path: string,
  entries: readonly { question: string; answer: string }[],
): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': ids.part(path, 'questions'),
    isPartOf: ref(ids.page(path)),
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
