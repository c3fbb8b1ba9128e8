import {
  capitalized,
  type Duration,
  duration,
  durationBeforeNoun,
  durationInTitle,
  figureText,
  grouped,
  inWords,
  money,
  shortDuration,
} from '../lib/format.ts';
import { plain } from '../lib/sample.ts';
import { figureRule, lengthRule, priceRule } from '../lib/schema.ts';

/** `{offers.audit.price}`, with forms after bars: `{offers.audit.length|adjective|capital}`. */
const PLACE = /\{([^{}|]*)((?:\|[^{}|]*)*)\}/g;

/** The names that pages fill, because they aren't in the content: 'Page {page} of {last}'. */
const FILLED: ReadonlySet<string> = new Set(
  `address answer answers author browser company count email expected from high host kind last left low meaning most
  name number page place points price role score source step tier time title to topic total trade url value values
  year zones`.split(/\s+/),
);

/** The forms of a value after a bar. Each returns undefined for a value that it doesn't fit. */
const FORMS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  /** '2-week', before a noun. */
  adjective: (value) => lengthText(value, durationBeforeNoun),
  /** '90-Day', in a name. */
  title: (value) => lengthText(value, durationInTitle),
  /** '48h'. */
  short: (value) => lengthText(value, shortDuration),
  /** 'four': a whole number, or how many entries a list has. */
  words: (value) => {
    const count = Array.isArray(value) ? value.length : value;
    return typeof count === 'number' ? inWords(count) : undefined;
  },
  /** With a capital letter, at the start of a sentence. */
  capital: (value) => {
    const text = valueText(value);
    return text === undefined ? undefined : capitalized(text);
  },
};

/** Writes a value as its kind asks for: money, a length of time, a figure, a number, how many entries a list has, or a text. */
function valueText(value: unknown): string | undefined {
  if (typeof value === 'string') return plain(value);
  if (typeof value === 'number') return grouped(value);
  if (Array.isArray(value)) return grouped(value.length);
  const price = priceRule.safeParse(value);
  if (price.success) return money(price.data);
  const figure = figureRule.safeParse(value);
  return lengthText(value, duration) ?? (figure.success ? figureText(figure.data) : undefined);
}

function lengthText(value: unknown, write: (length: Duration) => string): string | undefined {
  const { success, data } = lengthRule.safeParse(value);
  return success ? write(data) : undefined;
}

/** Returns a text with its values. Reports each name in braces that doesn't exist, and each form that doesn't fit. */
export function withValues(
  text: string,
  values: object,
  report: (fault: string) => void,
  within: readonly string[] = [],
): string {
  return text.replace(PLACE, (place, path: string, forms: string) => {
    if (!path.includes('.') && FILLED.has(path)) return place;
    if (within.includes(path)) return fault(`${place} contains itself`);
    const found = find(values, path);
    if (found === undefined) return fault(`${place} doesn’t exist`);
    const value = typeof found === 'string' ? withValues(found, values, report, [...within, path]) : found;
    const [first, ...more] = forms.split('|').slice(1);
    let result = first === undefined ? valueText(value) : FORMS[first]?.(value);
    for (const form of more) result = FORMS[form]?.(result);
    return (
      result ??
      fault(first === undefined ? `${place} isn’t a value` : `${place}: the form “${forms.slice(1)}” doesn’t fit`)
    );

    function fault(sentence: string): string {
      report(sentence);
      return place;
    }
  });
}

/** Follows a path: an entry of a list goes by its `id`. */
function find(values: object, path: string): unknown {
  return path.split('.').reduce<unknown>((part, name) => {
    if (typeof part === 'function') return part(name);
    if (typeof part !== 'object' || part === null) return undefined;
    if (Array.isArray(part)) return part.find((entry) => entry.id === name);
    return Object.hasOwn(part, name) ? (part as Record<string, unknown>)[name] : undefined;
  }, values);
}
