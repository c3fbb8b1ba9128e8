import type launchKitPage from '../../content/launchKitPage.json';

/** The fields that the form shows first: an order can start with these. */
export const MAIN_FIELDS = [
  { name: 'name', autoComplete: 'name', required: true },
  { name: 'email', type: 'email', autoComplete: 'email', required: true },
  { name: 'product_name' },
  { name: 'launch_date' },
] as const;

/** The fields that are folded away. */
export const MORE_FIELDS = [
  { name: 'company', autoComplete: 'organization' },
  { name: 'links' },
  { name: 'price' },
  { name: 'audience', rows: 3 },
  { name: 'voice', rows: 3 },
  { name: 'goals', rows: 3 },
  { name: 'notes', rows: 3 },
] as const;

export const ORDER_FIELDS = [...MAIN_FIELDS, ...MORE_FIELDS];

/** The words of the form. */
export type OrderWords = (typeof launchKitPage)['order'];
