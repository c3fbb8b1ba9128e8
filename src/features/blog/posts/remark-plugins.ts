import type { RemarkPlugin } from '@astrojs/markdown-remark';
import type { Blockquote, Node, Paragraph, Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { keptTogether } from '../../../lib/format.ts';
import { buildWords, language } from '../../../locale.ts';

const { alerts } = buildWords;

/** Matches how an alert begins, with Obsidian's folds: `[!NOTE]`, `[!tip]-`. */
const ALERT = /^\[!([\w-]+)\][+-]?[ \t]*/;

/** Creates a remark plugin that turns GitHub's alerts (`> [!NOTE]`), also with a title of their own, into quotations with a label. */
export const alertLabels: RemarkPlugin = () => (tree) => {
  visit(tree, 'blockquote', ({ children }: Blockquote) => {
    const [first] = children;
    const opening = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || opening?.type !== 'text') return;
    const [mark, kind = ''] = ALERT.exec(opening.value) ?? [];
    if (!mark) return;
    opening.value = opening.value.slice(mark.length);
    const [title, text] = splitAtLineEnd(first.children);
    const label: Paragraph['children'] = title.length > 0 ? title : [{ type: 'text', value: nameOf(kind) }];
    children.shift();
    if (text.length > 0) children.unshift({ type: 'paragraph', children: text });
    children.unshift({ type: 'paragraph', children: [{ type: 'strong', children: label }] });
  });
};

function nameOf(kind: string): string {
  const name = kind.toLowerCase();
  return alerts[name as keyof typeof alerts] ?? name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** Returns a paragraph's first line and the rest of it, without empty texts. */
function splitAtLineEnd(nodes: Paragraph['children']): [Paragraph['children'], Paragraph['children']] {
  const at = nodes.findIndex((node) => node.type === 'break' || (node.type === 'text' && node.value.includes('\n')));
  const end = nodes[at];
  if (!end) return [withText(nodes), []];
  const [before = '', ...after] = end.type === 'text' ? end.value.split('\n') : [];
  const rest: Text = { type: 'text', value: after.join('\n') };
  return [withText([...nodes.slice(0, at), { type: 'text', value: before }]), withText([rest, ...nodes.slice(at + 1)])];
}

const withText = (nodes: Paragraph['children']) => nodes.filter((node) => node.type !== 'text' || node.value !== '');

/** Creates a remark plugin that takes a heading's id from its end, as Google Docs and others write it: `## The plan {#the-plan}`. */
export const headingIds: RemarkPlugin = () => (tree, file) => {
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    if (last?.type !== 'text') return;
    const [, id] = /(?<!\\)\{#([^\s{}]+)\}\s*$/.exec(sourceOf(last, String(file))) ?? [];
    if (!id) return;
    last.value = last.value.replace(/\s*\{#[^{}]*\}\s*$/, '');
    heading.data = { ...heading.data, hProperties: { id } };
  });
};

/** Creates a remark plugin that puts no-break spaces where the site's language doesn't break a line. */
export const noBreakSpaces: RemarkPlugin = () => (tree) => {
  visit(tree, 'text', (node: Text) => void (node.value = keptTogether(node.value, language)));
};

/** Matches the first code or the first element that HTML opens and doesn't close. */
const OPEN = [/<(script|style)\b(?![^]*<\/\1)/i, /^<([a-z][\w-]*)(?![^]*<\/\1)/i] as const;

/** Creates a remark plugin that keeps pasted code whole: Markdown ends HTML at a blank line, and shows what is indented after it. */
export const pastedCode: RemarkPlugin = () => (tree, file) => {
  const { children } = tree as Root;
  for (let index = 0; index < children.length; index++) {
    const node = children[index];
    if (node?.type !== 'html') continue;
    const sources = children.slice(index + 1).map((later) => sourceOf(later, String(file)));
    const [code, element] = OPEN.map((open) => open.exec(node.value)?.[1]);
    const isIndented = element && children[index + 1]?.type === 'code' && /^\s*</.test(sources[0] ?? '');
    const parts = code ? sources.findIndex((source) => source.includes(`</${code}`)) + 1 : Number(isIndented);
    if (!parts) continue;
    const [end] = children.splice(index + 1, parts).slice(-1);
    node.value = String(file).slice(node.position?.start.offset, end?.position?.end.offset);
    index--; // more of it may follow
  }
};

/** Returns a part as it is written: typographic signs have replaced its hyphens already. */
function sourceOf({ position }: Node, file: string): string {
  return file.slice(position?.start.offset, position?.end.offset);
}
