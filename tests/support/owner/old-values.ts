import { inWords } from '../../../src/lib/format.ts';
import { type ChangedValue, isName, kindOf } from './new-values.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns a pattern for a number before its unit: in figures or words, alone or at the start of a range. */
const number = (value: number) =>
  `(?<![\\d.,–-])(?:${[value, value.toLocaleString('en-US'), inWords(value)].map((text) => escaped(String(text))).join('|')})(?:–\\d+)?`;

const UNITS = new Set(['minutes', 'hours', 'days', 'weeks', 'months']);

/** Nouns of counts on the pages, if different from their field's name. */
const NOUNS: Readonly<Record<string, string>> = {
  coachingSpots: '(?:spots?|slots?|places?)',
  slots: '(?:spots?|slots?|places?)',
  seats: '(?:seats?|chairs?|guests)',
  minimum: 'participants',
  perMonth: 'per month',
  sessionsPerMonth: 'per month',
  career: '-?years?',
  closed: 'years?',
};
/** Numbers of drawings and sample data, which no text mentions. */
const UNMENTIONED = new Set(['team', 'in', 'hold', 'out', 'from', 'to', 'due', 'kept', 'today']);

/** Returns a pattern that finds the old value in the output, or undefined if it can't be told from other text. */
export function oldValuePattern(change: ChangedValue): RegExp | undefined {
  const { value, field } = change;
  if (typeof value === 'string') return oldText(value, isName(change));
  const kind = kindOf(field);
  if (UNITS.has(kind))
    return new RegExp(
      `${number(value)}[-\\s](?:${kind.slice(0, -1)})s?\\b(?! \\d)|\\b${value}${kind.charAt(0)}\\b`,
      'i',
    );
  if (kind === 'amount') return new RegExp(`\\$(?:${moneyForms(value).map(escaped).join('|')})(?![\\d.,]*\\d)`);
  if (kind === 'percent') return new RegExp(`(?<![\\d.,])${value}(?:–\\d+)?%`);
  if (kind === 'times') return new RegExp(`(?<![\\d.,])${value}(?:–\\d+)?x\\b`);
  if (kind === 'count' && value >= 1e5) return new RegExp(`(?<![\\d.,$])${escaped(short(value))}\\b`);
  if (kind === 'year') return new RegExp(`\\b${value}\\b`);
  if (value >= 1000) return new RegExp(`(?<![\\d.,])${value.toLocaleString('en-US')}(?![\\d,])`);
  const noun = NOUNS[field] ?? (field.endsWith('s') ? `${field.slice(0, -1)}s?` : undefined);
  if (UNMENTIONED.has(field) || !noun || value < 2) return undefined;
  return new RegExp(`${number(value)}[-\\s](?:[a-z-]+ )?${noun}\\b`, 'i');
}

function oldText(value: string, named: boolean): RegExp | undefined {
  const moment = /^(\d{4})-(\d\d)-(\d\d)T/.exec(value);
  if (moment) {
    const day = new Date(`${value.slice(0, 10)}T00:00Z`);
    const long = day.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
    return new RegExp(`${value.slice(0, 10)}|${value.slice(0, 10).replace(/-/g, '')}T|${long}`);
  }
  if (/^https?:|@|\s/.test(value)) return new RegExp(`(?<![\\w-])${escaped(value)}(?![\\w-])`);
  // A single word is a name only if it is alone on its line.
  return named ? new RegExp(`^\\s*${escaped(value)}\\s*$`, 'm') : undefined;
}

/** Returns the ways to write an amount, without the dollar sign. */
function moneyForms(amount: number): string[] {
  const forms = [amount.toLocaleString('en-US'), String(amount)];
  if (amount >= 1000) forms.push(`${amount / 1000}k`, `${amount / 1000}K`, short(amount));
  return forms;
}

function short(value: number): string {
  return value >= 1e6 ? `${value / 1e6}M` : `${value / 1e3}K`;
}
