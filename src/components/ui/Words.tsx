import { parseSentence } from '../../lib/inline-markdown.ts';
import { plain } from '../../lib/sample.ts';
import { ExampleMark } from './ExampleMark.tsx';
import { Link } from './Link.tsx';

/** Renders a sentence of the content with its links, and marks it while it is a sample. Only for static HTML: islands get plain text. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {parseSentence(plain(text)).map((node) => {
        if (node.type === 'text') return node.value;
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
