import type { RemarkPlugin } from '@astrojs/markdown-remark';
import type { Blockquote, Paragraph, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { buildWords } from '../../../locale.ts';

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

/** Returns a text as it is written: typographic signs have replaced its hyphens already. */
function sourceOf({ position }: Text, file: string): string {
  return file.slice(position?.start.offset, position?.end.offset);
}
