import { fromMarkdown } from 'mdast-util-from-markdown';

type Paragraph = Extract<ReturnType<typeof fromMarkdown>['children'][number], { type: 'paragraph' }>;
type PhrasingContent = Paragraph['children'][number];

/** Constructs that start a block or would turn `<`, `&` or an underscore of plain text into something else. */
const DISABLED = [
  'attention',
  'autolink',
  'blockQuote',
  'characterReference',
  'codeFenced',
  'codeIndented',
  'definition',
  'headingAtx',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'list',
  'setextUnderline',
  'thematicBreak',
];

/**
 * Parses a sentence of the content, whose only notation is a link in Markdown: `[label](address)`. Returns its nodes in order.
 */
export function parseSentence(sentence: string): PhrasingContent[] {
  if (!sentence.includes('](')) return [{ type: 'text', value: sentence }];
  const tree = fromMarkdown(sentence, { extensions: [{ disable: { null: DISABLED } }] });
  return (tree.children[0] as Paragraph).children;
}

/** Returns a sentence without its links' addresses, for a place that shows plain text. */
export function plainSentence(sentence: string): string {
  return parseSentence(sentence)
    .flatMap((node) => (node.type === 'link' ? node.children : [node]))
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}
