/** The working hours in what lengths are counted in. */
const HOURS: Record<string, number> = { minute: 1 / 60, hour: 1, day: 8, week: 40 };

/** Returns a length's working hours, as it is written: '90 minutes', 'Half a day', '2–4 weeks'. `from` and `to` differ in a range. */
export function trainingSpan(length: string): { from: number; to: number } {
  const [, first = '0', last = first, unit = ''] =
    /([\d.]+|half)(?:\D+?([\d.]+))?[\s-]+(?:a )?([a-z]+?)s?$/i.exec(length) ?? [];
  const [from, to] = [first, last].map((count) => (/half/i.test(count) ? 0.5 : Number(count)) * (HOURS[unit] ?? 0));
  return { from: from ?? 0, to: to ?? 0 };
}
