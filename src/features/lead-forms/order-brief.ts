import { encodedBody, fittingStart, mailto } from '../../lib/mailto.ts';

interface OrderField {
  name: string;
  label: string;
  type?: 'email';
  autoComplete?: string;
  /** The lines of a text area; without it, the field is a single line. */
  rows?: number;
}

/** The fields of the creator order form, in the order in which they are asked for and written down. */
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
    title: 'What you launch',
    fields: [
      { name: 'product_name', label: 'What it is called' },
      { name: 'launch_date', label: 'Launch date' },
      { name: 'price', label: 'Price' },
      { name: 'audience', label: 'Who it is for', rows: 3 },
    ],
  },
  {
    title: 'How it should be',
    fields: [
      { name: 'voice', label: 'How you sound', rows: 3 },
      { name: 'goals', label: 'What has to happen', rows: 3 },
      { name: 'notes', label: 'Anything else', rows: 3 },
    ],
  },
] as const satisfies readonly { title: string; fields: readonly OrderField[] }[];

export type OrderFieldName = (typeof ORDER_GROUPS)[number]['fields'][number]['name'];

export const ORDER_FIELDS: readonly (OrderField & { name: OrderFieldName })[] = ORDER_GROUPS.flatMap(
  ({ fields }): (OrderField & { name: OrderFieldName })[] => [...fields],
);

export const REQUIRED: readonly OrderFieldName[] = ['name', 'email'];

export interface OrderBrief extends Record<OrderFieldName, string> {
  deliverables: readonly string[];
}

/** The brief in a submitted form, without white space around its values. */
export function orderBrief(entries: Iterable<readonly [name: string, value: unknown]>): OrderBrief {
  const values = [...entries].map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''] as const);
  const one = (name: OrderFieldName) => values.find(([key]) => key === name)?.[1] ?? '';
  const fields = Object.fromEntries(ORDER_FIELDS.map(({ name }) => [name, one(name)]));
  return {
    ...(fields as Record<OrderFieldName, string>),
    deliverables: values.filter(([name]) => name === 'deliverables').map(([, value]) => value),
  };
}

const NONE = '(none given)';

/**
 * The brief as a person reads it in a mail: every field with its label, an answer of several lines below its label, the
 * deliverables as a list. Line breaks are single line feeds; a mail address makes CRLF of them.
 */
export function briefText(brief: OrderBrief): string {
  const fields = ORDER_FIELDS.map(({ name, label }) => {
    const value = brief[name].replace(/\r\n?/g, '\n');
    return value.includes('\n') ? `${label}:\n${value}\n` : `${label}: ${value || NONE}`;
  });
  const wanted = brief.deliverables.length > 0 ? brief.deliverables.map((item) => `- ${item}`) : [NONE];
  return ['Creator launch kit order', '', ...fields, '', 'Deliverables:', ...wanted, ''].join('\n');
}

/** The texts of buttons and links. */
export interface OrderLabels {
  submit: string;
  openAgain: string;
  save: string;
}

export const ORDER_SUBJECT = 'Launch-kit order';

/**
 * The longest body, encoded, that is handed to a mail program whole. Some cut longer addresses off without a word, the
 * strictest at 2,048 characters (Outlook on Windows is given its address on a command line of about that length).
 */
export const LONGEST_BODY = 1800;

/** Ends a body that is not the whole brief. */
export const PASTE_THE_REST = '\n\n[My brief goes on. Paste the rest of it here.]\n';

/** An order as a mail: with the whole brief, or with as much of it as a mail program takes. */
export type OrderMail = { kind: 'whole' | 'begun'; href: string; text: string };

export function orderMail(to: string, brief: OrderBrief): OrderMail {
  const text = briefText(brief);
  const whole = encodedBody(text).length <= LONGEST_BODY;
  const start = fittingStart(text, LONGEST_BODY - encodedBody(PASTE_THE_REST).length);
  const body = whole ? text : start + PASTE_THE_REST;
  return { kind: whole ? 'whole' : 'begun', href: mailto({ to, subject: ORDER_SUBJECT, body }), text };
}
