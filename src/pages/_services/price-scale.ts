import type { Span } from '../../lib/format.ts';

/** Returns how far along a scale a price starts, as an attribute. */
export function places(span: Span | undefined, highest: number): string {
  return `${(100 * (span?.min ?? 0)) / highest}%`;
}

/** Draws the poles of prices on one floor: a unit of currency across, and a row for each price down. A range has two. */
export function poles(spans: readonly Span[]): string {
  return spans
    .flatMap(({ min, max }, row) => [...new Set([min, max])].map((x) => `M${x} ${row}V${spans.length}`))
    .join('');
}
