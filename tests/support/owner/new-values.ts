import MagicString from 'magic-string';
import { findContent, type FoundValue } from './find-values.ts';

/** A value that was changed, and what it is now. */
export interface ChangedValue extends FoundValue {
  now: string | number;
}

export interface ChangedContent {
  /** The rewritten files, by their path. */
  files: Map<string, string>;
  changes: ChangedValue[];
}

/** Sample data that its pages call invented, and code that only reads content. */
const INVENTED = /\/(?:dashboard|dashboard-figures|first-look|page-trail)\.ts$/;

const NAME = /(^|\.)(name|outlet|author|place|district|town|location|locality|region)$/;
/** Titles that are names: of events, pages and modules, of the flywheel's steps. Others are headings of their own. */
const TITLE = [
  [/\/(?:events|pages)\.ts$/, /^[^.]+\.title$/],
  [/\/modules\/[^/]+\.ts$/, /^title$/],
] as const;

/** Whether a text is the name of something, of a person or of a place. */
export function isName({ file, path }: FoundValue): boolean {
  return NAME.test(path) || TITLE.some(([files, paths]) => files.test(file) && paths.test(path));
}

/**
 * What an owner does to the content: every price, length, count, date, place and name becomes another one that occurs
 * nowhere, and every sample a value without `sample(…)`. Links and addresses get hosts of the owner's own.
 */
export function changedContent(sources: ReadonlyMap<string, string>): ChangedContent {
  const own = [...sources].filter(([file]) => !INVENTED.test(file));
  const found = own.map(([file, source]) => ({ file, source, ...findContent(file, source) }));
  const values = found.flatMap((one) => one.values);
  const steps = stepsByField(values);
  const company = values.find((value) => value.file === 'src/site.config.ts' && value.field === 'name');
  const changes: ChangedValue[] = [];
  const files = new Map<string, string>();
  for (const { file, source, values: ofFile, marks } of found) {
    const text = new MagicString(source);
    for (const { start, end } of marks) text.remove(start, end);
    for (const value of ofFile) {
      const now = value === company ? COMPANY : newValue(value, steps);
      if (now === undefined) continue;
      changes.push({ ...value, now });
      text.overwrite(value.start, value.end, typeof now === 'number' ? String(now) : JSON.stringify(now));
    }
    files.set(file, text.toString());
  }
  return { files, changes };
}

function newValue(found: FoundValue, steps: ReadonlyMap<string, number>): string | number | undefined {
  const { value, field, sample } = found;
  if (field === 'year') return Number(value) + 3;
  if (typeof value === 'number') return isFixed(field, value) ? undefined : moved(value, steps.get(kindOf(field)) ?? 1);
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return later(value);
  return value !== '' && (sample || isName(found)) ? renamed(value) : undefined;
}

/** Another name of the same length and shape, the same for the same name: 'New York' is 'Piz Zusl'. */
export function renamed(text: string): string {
  if (/^https?:/.test(text)) return renamedLink(text);
  if (/^[^@\s]+@[^@\s]+$/.test(text)) return `${turned(text.split('@')[0] ?? '')}@${OWN_HOST}`;
  return turned(text);
}

/** Two characters that HTML and addresses write otherwise. */
const COMPANY = 'Müller & Söhne';

/** Where everything of the new owner lives; nothing asks for it. */
export const OWN_HOST = 'mueller-soehne.de';

function renamedLink(link: string): string {
  const { host, pathname } = new URL(link);
  const before = host.replace(/\.?example\.com$/, '');
  return `https://${before ? `${before}.` : ''}${OWN_HOST}${pathname === '/' ? '' : turned(pathname)}`;
}

const RINGS = ['aeiou', 'bcdfghjklmnpqrstvwxyz'];

function turned(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const ring = RINGS.find((letters) => letters.includes(letter.toLowerCase())) ?? letter;
    const next = ring.charAt((ring.indexOf(letter.toLowerCase()) + 1) % ring.length);
    return letter === letter.toLowerCase() ? next : next.toUpperCase();
  });
}

/** Three years, a month and a day later, at another hour: an event that is over is ahead again. */
function later(moment: string): string {
  const [, year = '', month = '', day = '', hour = ''] = /^(\d+)-(\d+)-(\d+)T(\d+)/.exec(moment) ?? [];
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Number(year) + 3}-${two(Number(month) + 1)}-${two(Number(day) + 1)}T${two(Number(hour) + 1)}:15${moment.slice(16)}`;
}

/** What a number counts: numbers of one kind are moved by one step, so that none becomes what another was. */
export function kindOf(field: string): string {
  return field === 'price' ? 'amount' : field;
}

/** Nothing is nothing, and what has weeks begins in the first. */
function isFixed(field: string, value: number): boolean {
  return value === 0 || (field === 'weeks[]' && value === 1);
}

/** For each kind the smallest step that takes no number of it to another that stands there. */
function stepsByField(values: readonly FoundValue[]): Map<string, number> {
  const byKind = new Map<string, Set<number>>();
  for (const { value, field } of values) {
    if (typeof value !== 'number' || isFixed(field, value)) continue;
    const kind = kindOf(field);
    byKind.set(kind, (byKind.get(kind) ?? new Set()).add(value));
  }
  const step = (old: ReadonlySet<number>) =>
    STEPS.find((candidate) => [...old].every((value) => !old.has(moved(value, candidate)))) ?? STEPS.length;
  return new Map(Array.from(byKind, ([kind, old]) => [kind, step(old)]));
}

const STEPS = Array.from({ length: 60 }, (_, index) => index + 1);

/** By a step of its second digit, so that a round figure stays one: 297 is 307, 32,000,000 is 33,000,000. */
function moved(value: number, step: number): number {
  return value + step * Math.max(1, 10 ** (Math.floor(Math.log10(value)) - 1));
}
