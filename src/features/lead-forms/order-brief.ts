import { encodedBody, fittingStart, mailto } from '../../lib/mailto.ts';

interface OrderField {
  name: string;
  label: string;
  type?: 'email';
  autoComplete?: string;
  /** The rows of a text area; without it, the field is a single line. */
  rows?: number;
}

/** The fields of the creator order form, in order. */
export const ORDER_GROUPS = [
  {
    title: 'You',
    fields: [
      { name: 'name', label: 'Name', autoComplete: 'name' },
      { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
      { name: 'company', label: 'Company', autoComplete: 'organization' },
      { name: 'links', label: 'Links to your work' },
    ],
  },
  {
    title: 'Your launch',
    fields: [
      { name: 'product_name', label: 'What are you launching?' },
      { name: 'launch_date', label: 'Launch date' },
      { name: 'price', label: 'Price' },
      { name: 'audience', label: 'Who is it for?', rows: 3 },
    ],
  },
  {
    title: 'How it should sound',
    fields: [
      { name: 'voice', label: 'How do you sound?', rows: 3 },
      { name: 'goals', label: 'What’s your goal?', rows: 3 },
      { name: 'notes', label: 'Anything else?', rows: 3 },
    ],
  },
] as const satisfies readonly { title: string; fields: readonly OrderField[] }[];

type OrderFieldName = (typeof ORDER_GROUPS)[number]['fields'][number]['name'];

export const ORDER_FIELDS: readonly (OrderField & { name: OrderFieldName })[] = ORDER_GROUPS.flatMap(
  ({ fields }): (OrderField & { name: OrderFieldName })[] => [...fields],
);

export const REQUIRED: readonly OrderFieldName[] = ['name', 'email'];

export interface OrderBrief extends Record<OrderFieldName, string> {
  deliverables: readonly string[];
}

/** Reads the brief from a submitted form and trims its values. */
export function orderBrief(entries: Iterable<readonly [name: string, value: unknown]>): OrderBrief {
  const values = [...entries].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const);
  const one = (name: OrderFieldName) => values.find(([key]) => key === name)?.[1] ?? '';
  const fields = Object.fromEntries(ORDER_FIELDS.map(({ name }) => [name, one(name)]));
  return {
    ...(fields as Record<OrderFieldName, string>),
    deliverables: values.filter(([name]) => name === 'deliverables').map(([, value]) => value),
  };
}

const NONE = '(not given)';

/** The fields above the deliverables in the email, because email programs cut off the end of a long one. */
const KEY_FIELDS = new Set<OrderFieldName>(['name', 'email', 'launch_date']);

/**
 * Writes the brief as an email: who, when and what is ordered first, then the other short answers, then the long ones. Line
 * breaks are single line feeds; `mailto` turns them into CRLF.
 */
export function briefText(brief: OrderBrief): string {
  const key = ORDER_FIELDS.filter(({ name }) => KEY_FIELDS.has(name));
  const others = ORDER_FIELDS.filter(({ name }) => !KEY_FIELDS.has(name));
  const short = others.filter(({ rows }) => !rows);
  const long = others.filter(({ rows }) => rows);
  const lines = (fields: typeof ORDER_FIELDS) => fields.map(({ name, label }) => answer(label, brief[name]));
  const wanted = brief.deliverables.length > 0 ? brief.deliverables.map((item) => `- ${item}`) : [NONE];
  return [
    'Creator Launch Kit order',
    '',
    ...lines(key),
    '',
    'Deliverables:',
    ...wanted,
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
  return text.includes('\n') ? `${lead}\n${text}\n` : `${lead} ${text || NONE}`;
}

/** The labels of buttons and links. */
export interface OrderLabels {
  submit: string;
  openAgain: string;
  save: string;
}

export const ORDER_SUBJECT = 'Launch-kit order';

/**
 * The longest encoded body that a `mailto:` link carries whole. Some email programs cut longer addresses silently; the
 * strictest is Outlook on Windows, at about 2,048 characters.
 */
export const MAX_BODY_LENGTH = 1800;

/** The end of a body that doesn't have the whole brief. */
export const PASTE_THE_REST = '\n\n[There’s more. Paste the full brief here.]\n';

/** An order as an email, with the whole brief or as much as a link can carry. */
export type OrderMail = { kind: 'complete' | 'shortened'; href: string; text: string };

/** Returns the order as an email; shortened if it exceeds what a link can carry. */
export function orderMail(to: string, brief: OrderBrief): OrderMail {
  const text = briefText(brief);
  const whole = encodedBody(text).length <= MAX_BODY_LENGTH;
  const start = fittingStart(text, MAX_BODY_LENGTH - encodedBody(PASTE_THE_REST).length);
  const body = whole ? text : start + PASTE_THE_REST;
  return { kind: whole ? 'complete' : 'shortened', href: mailto({ to, subject: ORDER_SUBJECT, body }), text };
}
