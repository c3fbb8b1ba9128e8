import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { text } from '../lib/schema.ts';

/** The turns of the founder's career in order, as the about page's road names them: short and few enough for a phone. */
export const turns: readonly string[] = defineContent(
  'src/content/career.ts',
  z.array(text.max(20, 'must be at most 20 characters')).min(3, 'must have at least three entries').max(5),
  sample(['Retail', 'Logistics', 'Financial services', 'This firm, 2019', 'The podcast']),
);
