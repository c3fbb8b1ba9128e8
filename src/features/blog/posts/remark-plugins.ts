import type { RemarkPlugin } from '@astrojs/markdown-remark';
import type { Blockquote, Paragraph, Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { buildWords } from '../../../locale.ts';

const { alerts } = buildWords;

/** Matches the first line of an alert, with Obsidian's own titles and folds: `[!NOTE]`, `[!tip]- Read this first`. */
const ALERT = /^\[!([\w-]+)\][+-]?[ \t]*([^\n]*)(?:\n|$)/;

/** Creates a remark plugin that turns GitHub's alerts (`> [!NOTE]`) into quotations that begin with a label. */
export const alertLabels: RemarkPlugin = () => (tree) => {
  visit(tree, 'blockquote', (quote: Blockquote) => {
    const [first] = quote.children;
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || text?.type !== 'text') return;
    const [line = '', kind = '', title = ''] = ALERT.exec(text.value) ?? [];
    if (!line) return;
    text.value = text.value.slice(line.length);
    if (!text.value) first.children.shift();
    if (first.children[0]?.type === 'break') first.children.shift();
    if (first.children.length === 0) quote.children.shift();
    quote.children.unshift(labelOf(title || nameOf(kind)));
  });
};

function nameOf(kind: string): string {
  const name = kind.toLowerCase();
  return alerts[name as keyof typeof alerts] ?? name[0]?.toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

function labelOf(value: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'strong', children: [{ type: 'text', value }] }] };
}

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
