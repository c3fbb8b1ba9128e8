import { fromMarkdown } from 'mdast-util-from-markdown';

type Paragraph = Extract<ReturnType<typeof fromMarkdown>['children'][number], { type: 'paragraph' }>;
type PhrasingContent = Paragraph['children'][number];

/** Constructs that start a block or would turn `<`, `&` or an underscore of plain text into something else. */
const DISABLED =
  `attention autolink blockQuote characterReference codeFenced codeIndented codeText definition hardBreakEscape
  headingAtx htmlFlow htmlText labelStartImage list setextUnderline thematicBreak`.split(/\s+/);

/**
 * Parses a text of the content, whose only notation is a link in Markdown: `[label](address)`. Returns its nodes in order, those of a
 * second paragraph too.
 */
export function parseSentence(sentence: string): PhrasingContent[] {
  if (!sentence.includes('](')) return [{ type: 'text', value: sentence }];
  const { children } = fromMarkdown(sentence, { extensions: [{ disable: { null: DISABLED } }] });
  return (children as Paragraph[])
    .flatMap((paragraph, index) => [...(index ? [plain('\n\n')] : []), ...paragraph.children])
    .map((node) => (node.type === 'break' ? plain('\n') : node));
}

function plain(value: string): PhrasingContent {
  return { type: 'text', value };
}

/** Returns a sentence without its links' addresses, for a place that shows plain text. */
export function plainSentence(sentence: string): string {
  return parseSentence(sentence)
    .flatMap((node) => (node.type === 'link' ? node.children : [node]))
    .map((node) => ('value' in node ? node.value : ''))
    .join('');
}
