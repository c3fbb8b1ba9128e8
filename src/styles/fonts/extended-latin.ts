/** The letters of European languages beyond Latin-1, such as ł ő č ž ğ ț: Latin Extended-A and the Romanian commas. */
const RANGES = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17e],
  [0x218, 0x21b],
] as const;

/** The `unicode-range` of each font's second file. */
export const unicodeRange = RANGES.map(([from, to]) => `U+${hex(from)}-${hex(to)}`).join();

export const EXTENDED = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
).join('');

function hex(code: number): string {
  return code.toString(16).toUpperCase();
}
