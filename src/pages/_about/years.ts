/** A period of whole years, the last one included; without an end it goes on. */
export interface Years {
  from: number;
  to?: number;
}

/** How far a period that goes on runs past the end of its axis, in years. The page's edge cuts it. */
const ONWARD = 9;

/** Reads a period's years: '2019–2024', '2023' or 'since 2022'. Returns undefined if it names none. */
export function yearsOf(period: string): Years | undefined {
  const [from, to = from] = [...period.matchAll(/\b(?:19|20)\d\d\b/g)].map(([year]) => Number(year));
  if (from === undefined) return undefined;
  return period.startsWith('since') ? { from } : { from, to };
}

/** Keeps the claims whose period names years, and returns them with these, the earliest first, and of two the longer one. */
export function dated<Dated extends { evidence: { period: string } }>(
  claims: readonly Dated[],
): { claim: Dated; years: Years }[] {
  return claims
    .flatMap((claim) => {
      const years = yearsOf(claim.evidence.period);
      return years ? [{ claim, years }] : [];
    })
    .toSorted(({ years: a }, { years: b }) => a.from - b.from || (b.to ?? Infinity) - (a.to ?? Infinity) || 0);
}

/** Returns the first and the last year of several periods. */
export function yearsInAll(periods: readonly Years[]): { from: number; to: number } {
  const years = periods.flatMap(({ from, to = from }) => [from, to]);
  return { from: Math.min(...years), to: Math.max(...years) };
}

/** Draws a period on an axis, a unit for each year: its first day to its last, or past the axis's end if it goes on. */
export function periodLine({ from, to }: Years, axis: { from: number; to: number }): string {
  return `M${from - axis.from} .5H${(to ?? axis.to + ONWARD) + 1 - axis.from}`;
}
