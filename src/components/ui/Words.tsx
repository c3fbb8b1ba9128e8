import { parseSentence } from '../../lib/inline-markdown.ts';
import { plain } from '../../lib/sample.ts';
import { ExampleMark } from './ExampleMark.tsx';
import { Link } from './Link.tsx';

/** What no line breaks after: the hyphens of short words, such as “90-day” and “e-mail”, and the dashes of ranges. */
const TIGHT = /(?<![\p{L}\d])[\p{L}\d]{1,5}-(?=\p{L}{1,7}(?!\p{L}))|\d–(?=[^\s\u2060])/gu;

/** Renders a sentence of the content with its links, and marks it while it is a sample. Only for static HTML: islands get plain text. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {parseSentence(plain(text)).map((node) => {
        if (node.type === 'text') return node.value.replace(TIGHT, '$&\u2060');
        if (node.type !== 'link') return null;
        const [label] = node.children;
        return (
          <Link key={node.url} href={node.url}>
            {label && 'value' in label ? label.value : ''}
          </Link>
        );
      })}
      <ExampleMark of={text} />
    </>
  );
}
