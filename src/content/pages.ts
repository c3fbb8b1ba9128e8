export { listedPages, pages } from '../data/pages.ts';
export type { PageName } from '../data/schemas/pages.ts';
