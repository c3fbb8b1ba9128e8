import { z } from 'astro/zod';
import { address, text } from '../../lib/schema.ts';
import { areas, pageName } from './pages.ts';

/** A page by its name, which is also its label, or an address with a label. */
const link = z.union([
  z.strictObject({ href: address, label: text }),
  z.strictObject({ page: pageName, label: text.optional() }),
]);

/** A line about a page, which fits a phone's width. */
const line = text.max(40, 'must be at most 40 characters');
const entry = z.union([
  z.strictObject({ href: address, label: text, line }),
  z.strictObject({ page: pageName, label: text.optional(), line, upcoming: line.optional() }),
]);

const group = z.strictObject({ page: pageName, label: text.optional(), area: z.enum(areas), links: z.array(entry) });
const column = z.strictObject({ label: text, links: z.array(link) });

export const navigationSchema = z.strictObject({
  groups: z.array(group),
  /** Pages next to the groups. */
  topLevel: z.array(link),
  footer: z.array(column),
});
