import type { z } from 'astro/zod';

/**
 * The value if it satisfies the schema. Otherwise prints one sentence per fault, each naming the setting, and stops the
 * build: a site must never go out with a dead link or a mangled address.
 */
export function checkOrStop<T extends z.ZodType>(where: string, schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const sentence of faults(where, result.error, value)) console.error(sentence);
  process.exit(1);
}

/** One sentence per fault of a value, for example `site.config.ts: emails.contact is not an e-mail address (got "a@b").` */
export function faults(where: string, error: z.ZodError, value: unknown): string[] {
  return error.issues.map((issue) => {
    const name = issue.path.join('.');
    const got = issue.path.reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], value);
    const problem = issue.code === 'invalid_union' ? unionProblem(issue) : issue.message;
    return `${where}: ${name || 'it'} ${lowerFirst(problem)} (got ${JSON.stringify(got)}).`;
  });
}

/** Of the branches of a union, the last is the meaningful one; the others are 'or empty'. */
function unionProblem(issue: z.ZodInvalidUnionIssue): string {
  return issue.unionErrors.at(-1)?.issues.at(0)?.message ?? String(issue.message);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
