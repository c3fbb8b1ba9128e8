import ts from 'typescript';
import { advice, blocking, type Finding } from './finding.ts';

interface SampleFound {
  file: string;
  /** 1-based. */
  line: number;
  /** The value as written, on one line and at most 100 characters long. */
  value: string;
  /** The keys that lead to it: 'company.phone'. */
  keys: string;
  /** The sentences and addresses in it, as a page shows them. */
  shown: readonly string[];
  /** The offsets of the call. */
  start: number;
  end: number;
}

const MAX_LENGTH = 100;
/** The shortest text, in characters, that stands for one thing wherever it is found. */
const DISTINCT = 12;
const SOURCE = /\.tsx?$/;
const POST = /^src\/content\/posts\/.*\.md$/;

/** What the owner loses with a sample, by its file and the keys that lead to it. The first that fits counts. */
const LOSSES: readonly (readonly [place: RegExp, loss: string])[] = [
  [/refunds\.ts/, 'Buyers will hold you to refund terms that you didn’t write'],
  [/commitments\.ts/, 'Buyers will hold you to promises that you didn’t make'],
  [/offers\.ts .*payment|prices\.ts/, 'Buyers will hold you to terms that you didn’t set'],
  [/offers\.ts/, 'Buyers can’t tell what the workshop is'],
  [/cases\.ts/, 'Your figures have no client behind them'],
  [/claims\.ts|testimonials\.ts|press\.ts/, 'A claim you can’t prove is false advertising'],
  [/config\.ts privacy/, 'The privacy page states something about you that may not be true'],
  [/config\.ts company/, 'Buyers and search engines see a company that doesn’t exist'],
  [/config\.ts emails/, 'Messages go to an address that isn’t yours'],
  [/config\.ts (links|social)/, 'The link leads visitors nowhere'],
];
const OTHER_LOSS = 'Visitors will think it’s yours';

function lossOf(place: string): string {
  return LOSSES.find(([pattern]) => pattern.test(place))?.[1] ?? OTHER_LOSS;
}

/** Lists the samples that the owner has not replaced. One that no built page shows, such as one of a switched-off section, doesn't block. */
export function samplesLeft(sources: ReadonlyMap<string, string>, built = ''): Finding[] {
  return [...sources].flatMap(([file, source]) => {
    const isPost = POST.test(file);
    const found = SOURCE.test(file) ? samplesInSource(file, source) : isPost ? samplesInPost(file, source) : [];
    const remedy = isPost
      ? 'Delete the post, or make it yours and remove its "sample" line.'
      : 'Replace it with your own value, without sample(…).';
    return found.map(({ line, value, keys, shown }) =>
      built && shown.length > 0 && !shown.some((text) => built.includes(text))
        ? advice(file, `No page shows this sample: ${value}.`, 'Delete it, or leave it.', line)
        : blocking(file, `This is still a sample: ${value}. ${lossOf(`${file} ${keys}`)}.`, remedy, line),
    );
  });
}

/** Finds the `sample(…)` calls in a TypeScript source. Comments and strings don't count. */
export function samplesInSource(file: string, source: string): SampleFound[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found: SampleFound[] = [];
  const visit = (node: ts.Node, keys: string): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'sample') {
      const line = tree.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const value = shorten(node.arguments.map((argument) => argument.getText()).join(', '));
      found.push({
        file,
        line,
        value,
        keys,
        shown: textsIn(node).filter((text) => text.length >= DISTINCT),
        start: node.getStart(),
        end: node.end,
      });
    }
    const own = ts.isPropertyAssignment(node) ? [keys, node.name.getText()].filter(Boolean).join('.') : keys;
    ts.forEachChild(node, (child) => visit(child, own));
  };
  visit(tree, '');
  return found;
}

export function withoutSamples(file: string, source: string): string {
  const samples = SOURCE.test(file) ? samplesInSource(file, source) : [];
  return samples.reduce(
    (text, { start, end }) => text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end),
    source,
  );
}

/** Returns the texts in a call, as HTML has them; a sentence with values or links in pieces. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return node.text.split(/[[\]()*]+/).map((text) => text.trim().replaceAll('&', '&amp;'));
  const texts: string[] = [];
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)));
  return texts;
}

/** Finds `sample: true` in a Markdown post's front matter. */
export function samplesInPost(file: string, source: string): SampleFound[] {
  const [, frontMatter = ''] = /^---\r?\n([^]*?)\n---/.exec(source) ?? [];
  const line = frontMatter.split('\n').findIndex((text) => /^sample:\s*true\s*$/.test(text)) + 2;
  const [, title = ''] = /^title:(.*)$/m.exec(frontMatter) ?? [];
  return line > 1 ? [{ file, line, value: shorten(`post: ${title}`), keys: '', shown: [], start: 0, end: 0 }] : [];
}

const OWN = /^src\/(?:site\.config|locale|content\/.*)\.ts$/;

/** Returns a sentence about the first place where an owner's file isn't valid TypeScript, such as a comma that a removed `sample(…)` left. */
export function syntaxError(file: string, source: string): string[] {
  if (!OWN.test(file)) return [];
  const [error] = ts.transpileModule(source, { fileName: file, reportDiagnostics: true }).diagnostics ?? [];
  if (!error?.file) return [];
  const line = error.file.getLineAndCharacterOfPosition(error.start ?? 0).line + 1;
  const isComma = source.slice(error.start).startsWith(',');
  return [
    isComma
      ? `${file}:${line}: There is a comma too many. Where sample( ) was removed, only the value and one comma stay.`
      : `${file}:${line}: This is not valid: ${ts.flattenDiagnosticMessageText(error.messageText, ' ')} Compare the line with its neighbors.`,
  ];
}

function shorten(text: string): string {
  const folded = text.replace(/\s+/g, ' ').trim();
  return folded.length > MAX_LENGTH ? `${folded.slice(0, MAX_LENGTH - 1)}…` : folded;
}
