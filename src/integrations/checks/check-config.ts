import type { z } from 'astro/zod';
import { faults } from '../../lib/define-content.ts';

/** The environment if it satisfies the schema. Otherwise prints one sentence a fault, each naming the variable, and ends. */
export function checkOrStop<T extends z.ZodType>(where: string, schema: T, value: unknown): z.output<T> {
  const found = faults(where, schema, value);
  if (found.length === 0) return schema.parse(value);
  for (const sentence of found) console.error(sentence);
  process.exit(1);
}
