export type { PageMeta } from '../../data/pages.ts';
export { type Area, areas } from '../../data/schemas/pages.ts';
