import type { InlineScript } from './read-page.ts';
import type { Edit } from './tidy-html.ts';

/** Statements that may only stand at the top of a module, so not in a block. */
const TOP_LEVEL = /(?:^|[;}\n])\s*(?:im|ex)port\b(?!\s*\()/;

/**
 * Joins the inline scripts of a page: all of its modules, which run after the page is read wherever they stand, and other
 * scripts that stand side by side. Each keeps its names to itself, in a block. A script more would cost every page a hash
 * in its security policy, which no compression makes smaller. Returns the changes to make and the texts that then stand there.
 */
export function joinScripts(scripts: readonly InlineScript[]): { edits: Edit[]; texts: string[] } {
  const groups: InlineScript[][] = [];
  for (const script of scripts) {
    const group = groups.find((others) => canJoin(others, script));
    if (group) group.push(script);
    else groups.push([script]);
  }
  const joined = groups.map((group) => ({ group, text: textOf(group) }));
  return { edits: joined.flatMap(({ group, text }) => editsOf(group, text)), texts: joined.map(({ text }) => text) };
}

function canJoin(others: readonly InlineScript[], script: InlineScript): boolean {
  const last = others.at(-1);
  if (!last || last.attributes !== script.attributes || [last, script].some(({ text }) => TOP_LEVEL.test(text)))
    return false;
  return script.attributes.trim() === 'type="module"' || (script.attributes === '' && last.end === script.start);
}

function textOf(group: readonly InlineScript[]): string {
  const [only, ...more] = group.map(({ text }) => text.trim());
  return more.length === 0 ? (group[0]?.text ?? '') : [only, ...more].map((text) => `{${text}}`).join('');
}

function editsOf([first, ...rest]: readonly InlineScript[], text: string): Edit[] {
  if (!first || rest.length === 0) return [];
  return [
    { start: first.start, end: first.end, text: `<script${first.attributes}>${text}</script>` },
    ...rest.map(({ start, end }) => ({ start, end, text: '' })),
  ];
}
