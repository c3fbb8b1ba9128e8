import { parseSentence } from '../../lib/inline-markdown.ts';
import { plain } from '../../lib/sample.ts';
import { ExampleMark } from './ExampleMark.tsx';
import { Link } from './Link.tsx';

/** The hyphens of short words, such as “90-day” and “e-mail”, after which no line breaks. */
const TIGHT = /(?<![\p{L}\d])[\p{L}\d]{1,5}-(?=\p{L}{1,7}(?!\p{L}))/gu;
/** A range, which takes a line of its own before it breaks: “$75,000–$150,000”. Amounts have spaces that don't break. */
const RANGE = /([^ ]*\d–[^ ]+)/;

/** Renders a sentence of the content with its links, and marks it while it is a sample. Only for static HTML: islands get plain text. */
export function Words({ text }: { text: string }) {
  return (
    <>
      {parseSentence(plain(text)).map((node) => {
        if (node.type === 'text') return node.value.replace(TIGHT, '$&\u2060').split(RANGE).map(rangeTogether);
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

/** Keeps a range together, which is every second part of a text that is split at its ranges. */
function rangeTogether(text: string, index: number) {
  return index % 2 === 0 ? (
    text
  ) : (
    <span key={index} className="inline-block">
      {text}
    </span>
  );
}
