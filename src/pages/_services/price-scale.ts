import type { Money } from '../../lib/format.ts';

interface Span {
  min: number;
  max: number;
}

/** Returns a price's lowest and highest amount. */
export function spanOf(price: Money): Span {
  return 'amount' in price ? { min: price.amount, max: price.amount } : price;
}

/** Returns how far along a scale a price starts, as an attribute. */
export function places(span: Span | undefined, highest: number): string {
  return `${(100 * (span?.min ?? 0)) / highest}%`;
}

/**
 * Draws the poles of prices on the scale that they stand on, as one line from the first pole to the last: a unit of currency
 * across, and a row for each price down.
 */
export function scaleLine(spans: readonly Span[]): string {
  const foot = spans.length;
  const poles = spans.flatMap(({ min, max }, row) =>
    min === max ? [{ x: min, row }] : [min, max].map((x) => ({ x, row })),
  );
  const [first, ...others] = poles;
  return first ? `M${first.x} ${first.row}V${foot}${others.map(({ x, row }) => `H${x}V${row}V${foot}`).join('')}` : '';
}
