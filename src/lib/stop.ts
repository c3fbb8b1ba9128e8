import type { z } from 'astro/zod';
import { validationErrors } from './validation.ts';

/** The exit code of a build that will succeed if it is run again. */
export const AGAIN = 75;

/**
 * Ends the build with one sentence. In `astro dev` it throws instead: the sentence appears in the browser, and the server
 * keeps running.
 */
export function stopBuild(sentence: string, code = 1): never {
  if (import.meta.env?.DEV) throw new Error(sentence);
  console.error(`\n${sentence}`); // Astro's progress may have left a line open.
  process.exit(code);
}

/** Returns the value that the schema makes of `value`. Otherwise prints one sentence per fault and ends the process. */
export function checkOrStop<T extends z.ZodType>(where: string, schema: T, value: unknown): z.output<T> {
  const found = validationErrors(where, schema, value);
  if (found.length === 0) return schema.parse(value);
  for (const sentence of found) console.error(sentence);
  process.exit(1);
}
