import { currency, isEnglish, language } from '../locale.ts';

/** A range of numbers, both ends included. */
export interface Span {
  readonly min: number;
  readonly max: number;
}

/** An amount or a span, in the site's currency. `open` adds the '+' of 'and more'. */
export type Money = ({ readonly amount: number } | Span) & { readonly open?: boolean };

type Unit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months';

/** A length of time in one unit: `{ minutes: 90 }`, `{ hours: { min: 24, max: 72 } }`. */
export type Duration = { [U in Unit]: { readonly [K in U]: number | Span } }[Unit];

/** The figure of a claim: money, a length of time, a percentage, a factor, or a count in short form. */
export type Figure =
  | Money
  | Duration
  | { readonly percent: number | Span }
  | { readonly times: number | Span }
  | { readonly count: number; readonly open?: boolean };

/** The parts of an amount, in the order of the language. */
const CURRENCY = new Intl.NumberFormat(language, {
  style: 'currency',
  currency,
  currencyDisplay: 'narrowSymbol',
}).formatToParts(1);
const PLURALS = new Intl.PluralRules(language);

/** Writes a number with separators: 17840 becomes '17,840'. */
export function grouped(value: number): string {
  return value.toLocaleString(language);
}

export function decimal(value: number): string {
  return value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** Writes an amount in the site's currency: '$198,250'; with two decimals, '$44.07'. */
export function amountText(value: number, decimals = 0): string {
  return inCurrency(value, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
}

/** Writes a share as a percentage: 0.4569 becomes '45.7%'. */
export function percent(share: number, decimals = 1): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return share.toLocaleString(language, { style: 'percent', ...digits });
}

/** Writes a number or a range with an en dash: '3–7'. */
function range(value: number | Span, write: (part: number) => string = String): string {
  return typeof value === 'number' ? write(value) : `${write(value.min)}–${write(value.max)}`;
}

/** Returns whether an amount is a million or more and loses nothing in short form. */
const isShort = (amount: number) => amount >= 1e6 && amount % (amount < 1e9 ? 1e4 : 1e7) === 0;

/** Writes an amount as prices do: grouped, or short. */
const priceText = (amount: number) => (isShort(amount) ? inCurrency(amount, COMPACT) : amountText(amount));

export function spanOf(price: Money): Span {
  return 'amount' in price ? { min: price.amount, max: price.amount } : price;
}

/** Writes a price: '$297', '$75,000–$150,000', '$500,000–$5M+'; where the sign comes last, it is there once: '80.000–160.000 €'. */
export function money(price: Money): string {
  const { min, max } = spanOf(price);
  const sign = CURRENCY.at(-1)?.type === 'currency' ? (CURRENCY.at(-1)?.value ?? '') : '';
  // '300 000 €–2 M €': a sign between them keeps 300 000 from being read as millions.
  const shared = isShort(min) === isShort(max) ? sign : '';
  const first = min === max ? '' : `${priceText(min).replace(shared, '').trim()}–`;
  // A line may break between a sign and the plus.
  return `${first}${priceText(max)}${price.open ? `${sign && '\u2060'}+` : ''}`;
}

/** Writes a length of time: '90 minutes', '2 weeks', '24–72 hours', '1 day'. */
export function duration(length: Duration): string {
  const { unit, value } = parts(length);
  return withUnit(value, { style: 'unit', unit, unitDisplay: 'long' });
}

/** Writes a length of time before a noun: '90-minute', '2-week', '60–75-minute'. */
export function durationBeforeNoun(length: Duration): string {
  const { unit, value } = parts(length);
  return isEnglish ? `${range(value)}-${unit}` : duration(length);
}

/** Writes a length of time in a name: '90-Day', '12-Month'. */
export function durationInTitle(length: Duration): string {
  return durationBeforeNoun(length).replace(/-./, (unit) => unit.toUpperCase());
}

/** Writes a length of time in short: '48h'. */
export function shortDuration(length: Duration): string {
  const { unit, value } = parts(length);
  // In Czech, the narrow form of minutes is 'm', which means meters.
  return withUnit(value, { style: 'unit', unit, unitDisplay: isEnglish ? 'narrow' : 'short' });
}

/** Writes a claim's figure: '427%', '2.8M+', '$32M', '5–10x', '60 days'. */
export function figureText(value: Figure): string {
  if ('percent' in value) return withUnit(value.percent, { style: 'unit', unit: 'percent' }).replace('-', '−');
  if ('times' in value) return `${range(value.times)}${isEnglish ? 'x' : '×'}`;
  if ('count' in value) return `${value.count.toLocaleString(language, COMPACT)}${value.open ? '+' : ''}`;
  if ('amount' in value || 'min' in value) return money(value);
  return duration(value);
}

/** The forms of a word by number, as many as the language has; {count} is the place of the number. */
type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Writes a count in the form that the language asks for: plural(8, { one: '{count} spot', other: '{count} spots' }) is '8 spots'. */
export function plural(count: number, forms: Plural, written = grouped(count)): string {
  return (forms[PLURALS.select(count)] ?? forms.other).replaceAll('{count}', written);
}

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Writes a whole number in words, up to ninety-nine; larger numbers in figures. */
export function inWords(value: number): string {
  if (!isEnglish || !Number.isInteger(value) || value < 0 || value > 99) return grouped(value);
  const small = SMALL[value];
  if (small !== undefined) return small;
  return [TENS[Math.floor(value / 10)], value % 10 > 0 && SMALL[value % 10]].filter(Boolean).join('-');
}

/** Writes a list as the language does: 'a, b and c'. */
export function listed(entries: readonly string[]): string {
  return new Intl.ListFormat(language === 'en-US' ? 'en-GB' : language).format(entries);
}

/** Puts a text between the site's quotation marks. */
export function quoted(text: string): string {
  return quotedIn(language, text);
}

/** Puts a text between a language's quotation marks. */
export function quotedIn(tag: string, text: string): string {
  const { language: code, script, region } = new Intl.Locale(tag).maximize();
  const names = [`${code}-${script}`, `${code}-${region}`, code];
  const [open, close] =
    QUOTES.find(([, , languages]) => names.some((name) => languages.split(' ').includes(name))) ?? '“”';
  return `${open}${text}${close}`;
}

/** The quotation marks of languages that don't use “…”, or don't use it in one region or script, as CLDR has them. */
const QUOTES: readonly [open: string, close: string, languages: string][] = [
  ['„', '“', 'bg cs de-DE de-AT de-LU de-BE et hr is ka lb lt mk sk sl sr'],
  ['„', '”', 'hu pl ro'],
  ['”', '”', 'fi he sv'],
  ['»', '«', 'da'],
  ['«', '»', 'be ca de-CH de-LI el es-ES fr-CH hy it nb nn no pt-PT ru uk'],
  ['«\u00A0', '\u00A0»', 'fr-FR fr-BE fr-CA fr-LU'],
  ['「', '」', 'ja zh-Hant'],
];

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Shortens 2800000 to '2.8M' and 500000 to '500K'. */
const COMPACT = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;

function inCurrency(value: number, options: Intl.NumberFormatOptions): string {
  return value.toLocaleString(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...options });
}

/** Writes a number or a range with its unit: '90 minutes', '5–10%'. */
function withUnit(value: number | Span, options: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(language, options);
  if (typeof value === 'number') return format.format(value);
  const number = format
    .formatToParts(value.max)
    .filter(({ type }) => /^(?:integer|group|decimal|fraction)$/.test(type));
  return format.format(value.max).replace(number.map((part) => part.value).join(''), range(value, grouped));
}

function parts(length: Duration): { unit: string; value: number | Span } {
  const [entry] = Object.entries(length).filter(([name]) => name !== 'sample') as [Unit, number | Span][];
  if (!entry) throw new Error('A duration needs a unit, such as { minutes: 90 }.');
  return { unit: entry[0].slice(0, -1), value: entry[1] };
}

/** The spaces at which a line doesn't break, by language (docs/rebrand.md). */
const KEPT: readonly (readonly [tags: RegExp, space: RegExp])[] = [
  [/^(?:cs|pl|sk)\b/, /(?<=(?<![\p{L}\p{N}’'.-])[aikosuvwz]) (?=\S)/giu],
  [/^fr\b/, / (?=[?!:;»])|(?<=«) /g],
  // An amount and a short word after it, such as days; a year and its sentence may part.
  [/^(?!en)/, /(?<=\d) (?=\d{2,3}(?!\d)|[€%]|(?:Kč|zł)(?!\p{L}))|(?<=\d\.|(?<!\d)\d{1,3}) (?=\p{Ll}{1,9}(?!\p{L}))/gu],
];

/** Keeps together what a language doesn't part at the end of a line. */
export function keptTogether(text: string, tag: string): string {
  return KEPT.reduce((kept, [tags, space]) => (tags.test(tag) ? kept.replace(space, '\u00a0') : kept), text);
}
