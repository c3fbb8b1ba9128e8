import type launchKitPage from '../../content/launchKitPage.json';

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

/** The words of the form. */
export type OrderWords = (typeof launchKitPage)['order'];
