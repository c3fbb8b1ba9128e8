import MagicString from 'magic-string';
import { findContent, type FoundValue } from './find-values.ts';

/** Names with letters and signs that HTML, addresses and files must encode. */
export const COMPANY = 'Brandt, O’Neill & Søn';
export const FOUNDER = 'José Brandt-O’Neill';
/** The new owner's host. Nothing requests it. */
export const OWN_HOST = 'brandt-soen.dk';

/** Replaces every sample as an owner would, and moves all times ahead. Returns the files and the old texts. */
export function rebrand(sources: ReadonlyMap<string, string>): { files: Map<string, string>; old: string[] } {
  const old = new Set<string>();
  const files = new Map<string, string>();
  for (const [file, source] of sources) {
    const { values, marks } = findContent(file, source);
    const text = new MagicString(source);
    for (const { start, end } of marks) text.remove(start, end);
    for (const found of values) {
      const replacement = replaceValue(found);
      if (replacement === undefined) continue;
      text.overwrite(found.start, found.end, JSON.stringify(replacement));
      if (found.sample) old.add(String(found.value));
    }
    files.set(file, text.toString());
  }
  return { files, old: [...old] };
}

function replaceValue({ file, field, path, value, sample }: FoundValue): string | undefined {
  if (typeof value === 'number' || value === '') return undefined;
  if (file === 'src/site.config.ts' && path === 'name') return COMPANY;
  if (file === 'src/site.config.ts' && path === 'founder.name') return FOUNDER;
  if (field === 'style') return undefined;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return `${Number(value.slice(0, 4)) + 3}${value.slice(4)}`;
  return sample ? rename(value) : undefined;
}

function rename(text: string): string {
  if (/^https?:/.test(text)) {
    const { host, pathname } = new URL(text);
    return `https://${host.replace(/(^|\.)example\.com$/, `$1${OWN_HOST}`)}${pathname === '/' ? '' : scramble(pathname)}`;
  }
  // Codes, such as a country's, stay.
  return text.includes('@') ? `${text.split('@')[0]}@${OWN_HOST}` : /^[A-Z]{2}$/.test(text) ? text : scramble(text);
}

const RINGS = ['aeiou', 'bcdfghjklmnpqrstvwxyz'];

/** Returns a text of the same shape, the same for each input: 'Pix Zusl' for 'New York'. */
function scramble(text: string): string {
  if (/^[+\d\s]+$/.test(text)) return text.replace(/\d/g, (digit) => String((Number(digit) + 1) % 10)); // a phone number
  return text.replace(/[a-z]/gi, (letter) => {
    const ring = RINGS.find((letters) => letters.includes(letter.toLowerCase())) ?? letter;
    const next = ring.charAt((ring.indexOf(letter.toLowerCase()) + 1) % ring.length);
    return letter === letter.toLowerCase() ? next : next.toUpperCase();
  });
}

/** Returns the old texts that a text still contains. Ignores short ones such as '6 days', which are common words. */
export function oldTexts(text: string, old: readonly string[]): string[] {
  return old.filter((value) => (/^https?:|@/.test(value) || value.length > 14) && text.includes(value));
}
