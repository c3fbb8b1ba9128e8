/** A period of whole years, the last one included; without an end it goes on. */
interface Years {
  from: number;
  to?: number;
}

/** Reads a period's years: '2019–2024', '2023' or 'since 2022'. Returns undefined if it names none. */
export function yearsOf(period: string): Years | undefined {
  const [from, to = from] = [...period.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  if (from === undefined) return undefined;
  return period.startsWith('since') ? { from } : { from, to };
}

/** Returns the first and the last year of several periods. */
export function yearsInAll(periods: readonly string[]): { from: number; to: number } {
  const years = periods.flatMap((period) => {
    const { from, to = from } = yearsOf(period) ?? {};
    return from !== undefined && to !== undefined ? [from, to] : [];
  });
  return { from: Math.min(...years), to: Math.max(...years) };
}

/** Draws a period on an axis, a unit for each year: its first day to its last, or to the axis's end if it goes on. */
export function periodLine({ from, to }: Years, axis: { from: number; to: number }): string {
  return `M${from - axis.from} 0H${(to ?? axis.to) + 1 - axis.from}`;
}
