import ts from 'typescript';
import { advice, blocking, type Finding } from './finding.ts';

/** A sample in a source. */
interface SampleFound {
  /** The first and the last line, 1-based. */
  line: number;
  lastLine: number;
  /** The value as written, on one line and at most 100 characters long. */
  value: string;
  /** The sentences and addresses in it, as a page shows them. */
  shown: readonly string[];
}

const MAX_LENGTH = 100;
/** The shortest text, in characters, that stands for one thing wherever it is found. */
const DISTINCT = 12;
const POST = /^src\/content\/posts\/.*\.md$/;

/** What the owner risks with a sample, by its file. */
const RISKS: readonly (readonly [file: RegExp, risk: string])[] = [
  [/(?:refunds|commitments|offers|prices)\.ts$/, 'Buyers will hold you to terms that you didn’t set'],
  [/(?:cases|claims|testimonials|press)\.ts$/, 'A claim you can’t prove is false advertising'],
];
const OTHER_RISK = 'Visitors will think it’s yours';

/** Lists the samples that the owner has not replaced. One that no built page shows, such as one of a switched-off section, doesn't block. */
export function samplesLeft(sources: ReadonlyMap<string, string>, built: string): Finding[] {
  return [...sources].flatMap(([file, source]) =>
    samplesIn(file, source).map(({ line, value, shown }) => {
      if (shown.length > 0 && !shown.some((text) => built.includes(text)))
        return advice(file, `No page shows this sample: ${value}.`, 'Delete it, or leave it.', line);
      const risk = RISKS.find(([pattern]) => pattern.test(file))?.[1] ?? OTHER_RISK;
      const remedy = POST.test(file)
        ? 'Delete the post, or make it yours and remove its "sample" line.'
        : 'Replace it with your own value, without sample(…).';
      return blocking(file, `This is still a sample: ${value}. ${risk}.`, remedy, line);
    }),
  );
}

/** Finds the `sample(…)` calls in a TypeScript source, but not in its comments and strings, and `sample: true` in front of a post. */
export function samplesIn(file: string, source: string): SampleFound[] {
  if (POST.test(file)) return sampleInPost(source);
  if (!/\.tsx?$/.test(file)) return [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lineAt = (position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
  const found: SampleFound[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'sample') {
      const value = shorten(node.arguments.map((argument) => argument.getText()).join(', '));
      const shown = textsIn(node).filter((text) => text.length >= DISTINCT);
      found.push({ line: lineAt(node.getStart()), lastLine: lineAt(node.end), value, shown });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Returns the texts in a call, as HTML has them; a sentence with values or links in pieces. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text.split(/[[\]()*]+/).map((text) => text.trim().replaceAll('&', '&amp;'));
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

function sampleInPost(source: string): SampleFound[] {
  const [, frontMatter = ''] = /^---\r?\n([^]*?)\n---/.exec(source) ?? [];
  const line = frontMatter.split('\n').findIndex((text) => /^sample:\s*true\s*$/.test(text)) + 2;
  const [, title = ''] = /^title:(.*)$/m.exec(frontMatter) ?? [];
  return line > 1 ? [{ line, lastLine: line, value: shorten(`post: ${title}`), shown: [] }] : [];
}

function shorten(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  return folded.length > MAX_LENGTH ? `${folded.slice(0, MAX_LENGTH - 1)}…` : folded;
}
