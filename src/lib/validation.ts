import { z } from 'astro/zod';

export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;

/**
 * Errors in a content file, in sentences that name the place. It has no stack, because the cause is a mistyped value. Shown
 * in the browser by `npm run dev`, and on the console by a build, which it stops.
 */
export class ContentError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'));
    this.name = 'ContentError';
    this.stack = '';
  }
}

/** Returns one sentence per error: `src/content/press.json: entry 3 ("Northbeam"), url must be a link … (got "x").` */
export function validationErrors(file: string, schema: z.ZodTypeAny, value: unknown): string[] {
  const result = schema.safeParse(value, { errorMap: inWords });
  if (result.success) return [];
  return result.error.issues.flatMap(inUnion).map((issue) => {
    const problem = [describePath(issue.path, value), issue.message].filter(Boolean).join(' ');
    return `${file}: ${problem}${describeValue(issue, value)}.`;
  });
}

const TYPE_NAMES: Partial<Record<z.ZodParsedType, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  date: 'a day such as 2026-11-20',
};

/** Words what a schema expects, for rules without a message of their own. */
const inWords: z.ZodErrorMap = (issue, { defaultError }) => {
  if (issue.code === 'invalid_type' && /^(?:Expected|Required)\b/.test(defaultError)) {
    const wanted = TYPE_NAMES[issue.expected] ?? issue.expected;
    return { message: issue.received === 'undefined' ? `is missing: it must be ${wanted}` : `must be ${wanted}` };
  }
  if (issue.code === 'unrecognized_keys') return { message: `has an unknown field: ${issue.keys.join(', ')}` };
  if (issue.code === 'invalid_enum_value')
    return { message: `must be one of ${issue.options.filter(Boolean).join(', ')}` };
  return { message: defaultError };
};

/** Returns the errors of a union's last branch. The others allow an empty value. */
function inUnion(issue: z.ZodIssue): z.ZodIssue[] {
  return issue.code === 'invalid_union' ? (issue.unionErrors.at(-1)?.issues ?? []) : [issue];
}

/** Names a place: `emails.contact`, or a list's entry by number and name: `entry 3 ("Northbeam"), url`. */
function describePath(path: readonly (string | number)[], value: unknown): string {
  let part = value;
  let text = '';
  let listed = false;
  for (const key of path) {
    part = (part as Record<string | number, unknown> | undefined)?.[key];
    if (typeof key === 'number') text += `${text && ', '}entry ${key + 1}${describeEntry(part)}`;
    else text += text ? `${listed ? ', ' : '.'}${key}` : key;
    listed = typeof key === 'number';
  }
  return text;
}

const NAMES = ['name', 'title', 'outlet', 'label', 'question', 'author', 'text'] as const;

function describeEntry(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const key = NAMES.find((name) => typeof (entry as Record<string, unknown>)[name] === 'string');
  return key ? ` ("${String((entry as Record<string, unknown>)[key])}")` : '';
}

/** Quotes the value that was found, shortened; '' if it is missing. */
function describeValue({ path, code }: z.ZodIssue, value: unknown): string {
  if (code === 'unrecognized_keys') return '';
  const found = path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
  // To shorten a text, its author needs all of it, and its length.
  if (typeof found === 'string' && code.startsWith('too_'))
    return found && ` (its ${found.trim().length} are “${found}”)`;
  const text = JSON.stringify(found);
  return text === undefined ? '' : ` (got ${text.length > 80 ? `${text.slice(0, 79)}…` : text})`;
}
