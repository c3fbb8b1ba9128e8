/** The line (1-based) of a source where a field is set or a value stands, for a finding; undefined where there is none. */
export function lineOf(source: string | undefined, wanted: string): number | undefined {
  const line = source?.split('\n').findIndex((text) => text.includes(wanted)) ?? -1;
  return line < 0 ? undefined : line + 1;
}
