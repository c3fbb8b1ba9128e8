import { parseFrontmatter } from '@astrojs/markdown-remark';
import { isDay } from '../../../lib/day.ts';
import { withoutMark } from '../../../lib/files/files-in.ts';

interface FrontMatter {
  data: Record<string, unknown>;
  /** The text below it. */
  body: string;
  /** What is wrong with the file, one sentence each. If there is something, `data` may be incomplete. */
  faults: string[];
}

/** Matches the line above the fields and the one below them: YAML's `---` or TOML's `+++`. */
const START = /^\s*(?:---|\+\+\+)[ \t]*\r?\n/;
const END = /\n(?:---|\+\+\+)[ \t]*(?:\r?\n|$)/;

/** Reads a Markdown file's front matter. `text` is the file, decoded as UTF-8. */
export function readFrontMatter(text: string, file: string): FrontMatter {
  const fault = encodingFault(text) ?? missingFault(withoutMark(text));
  if (fault) return { data: {}, body: text, faults: [`${file}${fault}`] };
  try {
    const { frontmatter, rawFrontmatter, content } = parseFrontmatter(text);
    const faults = [...cutTexts(rawFrontmatter), ...impossibleDays(rawFrontmatter)];
    return { data: frontmatter, body: content.trim(), faults: faults.map((sentence) => `${file}: ${sentence}`) };
  } catch (error) {
    return { data: {}, body: '', faults: [`${file}${syntaxFault(error, text)}`] };
  }
}

function encodingFault(text: string): string | undefined {
  if (text.includes('\0')) return ' is saved in UTF-16: save it in your editor with the encoding UTF-8.';
  if (text.includes('\uFFFD')) return ' isn’t saved in UTF-8: save it in your editor with the encoding UTF-8.';
  return undefined;
}

const NO_END = ': the front matter has no end: put a line of three hyphens (---) below its last field.';

function missingFault(text: string): string | undefined {
  if (START.test(text)) return END.test(text.trimStart()) ? undefined : NO_END;
  return ': the front matter wasn’t found: the file must begin with a line of three hyphens (---), then the fields, then such a line again.';
}

/** Words an error of the YAML or TOML parser. If there is no end, a rule in the text is taken for it. */
function syntaxFault(error: unknown, text: string): string {
  const { reason = String(error), mark } = error as { reason?: string; mark?: { line: number } };
  const lines = text.trimStart().split(/\r?\n/);
  const at = mark?.line ?? 0;
  return lines.slice(1, at + 1).some((line) => !line.trim())
    ? NO_END
    : `, line ${at + 1}: ${reason}.${adviceFor(lines[at] ?? '')}`;
}

/** Returns how to write a line whose text YAML takes for something else (`title: AI at work: what we learned`), or ''. */
function adviceFor(line: string): string {
  const [, field, value = ''] = /^([\w-]+):\s+(.+)$/.exec(line.trim()) ?? [];
  return field
    ? ` Put the ${field} in double quotes: ${field}: ${JSON.stringify(value.replace(/^'(.*)'$/, '$1'))}`
    : '';
}

/** Returns a sentence for each text that YAML would end at a #, as at the start of a comment. */
function cutTexts(frontMatter: string): string[] {
  return Array.from(
    frontMatter.matchAll(/^(?:title|description):[ \t]+[^\s"'|>].*?[ \t]#.*/gm),
    ([line]) => `a text ends at a #.${adviceFor(line)}`,
  );
}

/** Returns a sentence for each day that no calendar has: YAML reads February 30 as March 2. */
function impossibleDays(frontMatter: string): string[] {
  return Array.from(frontMatter.matchAll(/^([\w-]+):[ \t]*(\d{4}-\d\d-\d\d)(?!\d)/gm))
    .filter(([, , day = '']) => !isDay(day))
    .map(([, field, day]) => `${field} must be a day that exists (got ${day}).`);
}
