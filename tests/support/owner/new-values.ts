import MagicString from 'magic-string';
import { findContent, type FoundValue } from './find-values.ts';

/** A changed value, and its replacement. */
export interface ChangedValue extends FoundValue {
  replacement: string | number;
}

export interface ChangedContent {
  /** The rewritten files, by path. */
  files: Map<string, string>;
  changes: ChangedValue[];
}

/** Files with sample data that is meant to stay, and code that only reads content. */
const INVENTED = /\/(?:dashboard|dashboard-figures|first-look|page-trail)\.ts$/;

const NAME = /(^|\.)(name|outlet|author|place|district|town|location|locality|region)$/;
/** Titles that are names of events, pages and modules. Other titles are headings. */
const TITLE = [
  [/\/(?:events|pages)\.ts$/, /^[^.]+\.title$/],
  [/\/modules\/[^/]+\.ts$/, /^title$/],
] as const;

/** Returns true for the name of a thing, a person or a place. */
export function isName({ file, path }: FoundValue): boolean {
  return NAME.test(path) || TITLE.some(([files, paths]) => files.test(file) && paths.test(path));
}

/**
 * Changes the content as a new owner would: replaces every price, duration, count, date, place and name by one that occurs nowhere
 * else, removes `sample(…)`, and moves links and emails to the owner's host.
 */
export function changeContent(sources: ReadonlyMap<string, string>): ChangedContent {
  const own = [...sources].filter(([file]) => !INVENTED.test(file));
  const found = own.map(([file, source]) => ({ file, source, ...findContent(file, source) }));
  const values = found.flatMap((one) => one.values);
  const steps = findSteps(values);
  const company = values.find((value) => value.file === 'src/site.config.ts' && value.field === 'name');
  const changes: ChangedValue[] = [];
  const files = new Map<string, string>();
  for (const { file, source, values: ofFile, marks } of found) {
    const text = new MagicString(source);
    for (const { start, end } of marks) text.remove(start, end);
    for (const value of ofFile) {
      const replacement = value === company ? COMPANY : replaceValue(value, steps);
      if (replacement === undefined) continue;
      changes.push({ ...value, replacement });
      text.overwrite(value.start, value.end, JSON.stringify(replacement));
    }
    files.set(file, text.toString());
  }
  return { files, changes };
}

function replaceValue(found: FoundValue, steps: ReadonlyMap<string, number>): string | number | undefined {
  const { value, field, sample } = found;
  if (field === 'year') return Number(value) + 3;
  if (typeof value === 'number')
    return isFixed(field, value) ? undefined : addStep(value, steps.get(kindOf(field)) ?? 1);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return postpone(value);
  return value !== '' && (sample || isName(found)) ? rename(value) : undefined;
}

/** Returns a name of the same shape, always the same for the same input: 'Pix Zusl' for 'New York'. */
export function rename(text: string): string {
  if (/^https?:/.test(text)) return renameLink(text);
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return `${rotateLetters(text.split('@')[0] ?? '')}@${OWN_HOST}`;
  return rotateLetters(text);
}

/** Contains characters that HTML and addresses must encode. */
const COMPANY = 'Müller & Söhne';

/** The new owner's host. Nothing requests it. */
export const OWN_HOST = 'mueller-soehne.de';

function renameLink(link: string): string {
  const { host, pathname } = new URL(link);
  const before = host.replace(/\.?example\.com$/, '');
  return `https://${before ? `${before}.` : ''}${OWN_HOST}${pathname === '/' ? '' : rotateLetters(pathname)}`;
}

const RINGS = ['aeiou', 'bcdfghjklmnpqrstvwxyz'];

function rotateLetters(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const ring = RINGS.find((letters) => letters.includes(letter.toLowerCase())) ?? letter;
    const next = ring.charAt((ring.indexOf(letter.toLowerCase()) + 1) % ring.length);
    return letter === letter.toLowerCase() ? next : next.toUpperCase();
  });
}

/** Moves a time three years, a month, a day and an hour ahead, so that a past event is upcoming again. */
function postpone(moment: string): string {
  const [, year = '', month = '', day = '', hour = ''] = /^(\d+)-(\d+)-(\d+)T(\d+)/.exec(moment) ?? [];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Number(year) + 3}-${two(Number(month) + 1)}-${two(Number(day) + 1)}T${two(Number(hour) + 1)}:15${moment.slice(16)}`;
}

/** Returns what a number counts. All numbers of a kind move by the same step, so that none becomes another's old value. */
export function kindOf(field: string): string {
  return field === 'price' ? 'amount' : field;
}

/** Returns true for values with a fixed meaning: zero, and a first week. */
function isFixed(field: string, value: number): boolean {
  return value === 0 || (field === 'weeks[]' && value === 1);
}

/** Finds for each kind the smallest step that turns no number into another number of the kind. */
function findSteps(values: readonly FoundValue[]): Map<string, number> {
  const byKind = new Map<string, Set<number>>();
  for (const { value, field } of values) {
    if (typeof value !== 'number' || isFixed(field, value)) continue;
    const kind = kindOf(field);
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(value));
  }
  const step = (old: ReadonlySet<number>) =>
    STEPS.find((candidate) => [...old].every((value) => !old.has(addStep(value, candidate)))) ?? STEPS.length;
  return new Map(Array.from(byKind, ([kind, old]) => [kind, step(old)]));
}

const STEPS = Array.from({ length: 60 }, (_, index) => index + 1);

/** Adds to the second digit, so that round figures stay round: 297 becomes 307, 32,000,000 becomes 33,000,000. */
function addStep(value: number, step: number): number {
  return value + step * Math.max(1, 10 ** (Math.floor(Math.log10(value)) - 1));
}
