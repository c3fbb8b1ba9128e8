/** The width of a column and of the gap after it, and the height of the highest. */
const [WIDE, GAP, TALL] = [16, 4, 100];

export const columnsBox = (count: number) => `0 0 ${count * (WIDE + GAP) - GAP} ${TALL}`;

/** Draws a column for each value, from 0 up, after a number of others. The highest possible value is as tall as the chart. */
export function columns(values: readonly number[], top: number, after = 0): string {
  return values
    .map((value, index) => {
      const tall = Math.round((value / Math.max(1, top)) * TALL * 10) / 10;
      return `M${(after + index) * (WIDE + GAP)} ${TALL}v-${tall}h${WIDE}V${TALL}z`;
    })
    .join('');
}
