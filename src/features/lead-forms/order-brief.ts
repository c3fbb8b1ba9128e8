import type launchKitPage from '../../content/launchKitPage.json';
import { encodedBody, fittingStart, mailto } from '../../lib/mailto.ts';

interface OrderField {
  name: string;
  type?: 'email';
  autoComplete?: string;
  required?: true;
  /** The rows of a text area; without it, the field is a single line. */
  rows?: number;
}

/** The fields that the form shows first: an order can start with these. */
export const MAIN_FIELDS = [
  { name: 'name', autoComplete: 'name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'product_name' },
  { name: 'launch_date' },
] as const satisfies readonly OrderField[];

/** The fields that are folded away. */
export const MORE_FIELDS = [
  { name: 'company', autoComplete: 'organization' },
  { name: 'links' },
  { name: 'price' },
  { name: 'audience', rows: 3 },
  { name: 'voice', rows: 3 },
  { name: 'goals', rows: 3 },
  { name: 'notes', rows: 3 },
] as const satisfies readonly OrderField[];

type OrderFieldName = (typeof MAIN_FIELDS | typeof MORE_FIELDS)[number]['name'];

export const ORDER_FIELDS: readonly (OrderField & { name: OrderFieldName })[] = [...MAIN_FIELDS, ...MORE_FIELDS];

/** The words of the form, of its email and of what the page shows afterward. */
export type OrderWords = (typeof launchKitPage)['order'];

export interface OrderBrief extends Record<OrderFieldName, string> {
  deliverables: readonly string[];
}

export function orderBrief(entries: Iterable<readonly [name: string, value: unknown]>): OrderBrief {
  const values = [...entries].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const);
  const one = (name: OrderFieldName) => values.find(([key]) => key === name)?.[1] ?? '';
  const fields = Object.fromEntries(ORDER_FIELDS.map(({ name }) => [name, one(name)]));
  return {
    ...(fields as Record<OrderFieldName, string>),
    deliverables: values.filter(([name]) => name === 'deliverables').map(([, value]) => value),
  };
}

/** The fields above the deliverables in the email, because email programs cut off the end of a long one. */
const KEY_FIELDS = new Set<OrderFieldName>(['name', 'email', 'launch_date']);

/**
 * Writes the answers of the brief as an email: who, when and what is ordered first, then the other short answers, then the long ones. Line
 * breaks are single line feeds; `mailto` turns them into CRLF.
 */
export function briefText(brief: OrderBrief, words: OrderWords): string {
  const key = ORDER_FIELDS.filter(({ name }) => KEY_FIELDS.has(name));
  const others = ORDER_FIELDS.filter(({ name }) => !KEY_FIELDS.has(name));
  const short = others.filter(({ rows }) => !rows);
  const long = others.filter(({ rows }) => rows);
  const lines = (fields: typeof ORDER_FIELDS) =>
    fields.filter(({ name }) => brief[name]).map(({ name }) => answer(words.labels[name], brief[name]));
  const wanted = brief.deliverables.length > 0 ? brief.deliverables : [words.all];
  return [
    words.heading,
    '',
    ...lines(key),
    '',
    words.deliverables,
    ...wanted.map((item) => `- ${item}`),
    '',
    ...lines(short),
    '',
    ...lines(long),
    '',
  ].join('\n');
}

/** Writes a field as one line, or below its label if it has several. */
function answer(label: string, value: string): string {
  const lead = label.endsWith('?') ? label : `${label}:`;
  const text = value.replace(/\r\n?/g, '\n');
  return text.includes('\n') ? `${lead}\n${text}\n` : `${lead} ${text}`;
}

/**
 * The longest encoded body that a `mailto:` link carries whole. Some email programs cut longer addresses silently; the
 * strictest is Outlook on Windows, at about 2,048 characters.
 */
export const MAX_BODY_LENGTH = 1800;

/** An order as an email, with the whole brief or as much as a link can carry. */
export type OrderMail = { kind: 'complete' | 'shortened'; href: string; text: string };

/** Returns the order as an email; shortened if it exceeds what a link can carry. */
export function orderMail(to: string, brief: OrderBrief, words: OrderWords): OrderMail {
  const text = briefText(brief, words);
  const rest = `\n\n${words.pasteTheRest}\n`;
  const whole = encodedBody(text).length <= MAX_BODY_LENGTH;
  const body = whole ? text : fittingStart(text, MAX_BODY_LENGTH - encodedBody(rest).length) + rest;
  return { kind: whole ? 'complete' : 'shortened', href: mailto({ to, subject: words.subject, body }), text };
}
