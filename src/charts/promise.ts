/** Returns a promise as an arch over the days from its meeting, where it is made, to the one when it is due, in a box of a size. */
export function promiseChart(days: number, due: number, width: number, height: number) {
  const [edge, ground] = [width * 0.1, Math.round(height * 0.84)];
  const at = (day: number) => Math.round(edge + (day * (width - 2 * edge)) / days);
  const [made, end, crown] = [at(0), at(due), Math.round(-height * 0.18)];
  const tick = Math.round(height * 0.03);
  return {
    viewBox: `0 0 ${width} ${height}`,
    /** The ground with a tick for each day. */
    days: `M0 ${ground}H${width}${Array.from({ length: days + 1 }, (_, day) => `M${at(day)} ${ground}v${tick}`).join('')}`,
    arch: `M${made} ${ground}C${made} ${crown} ${end} ${crown} ${end} ${ground}`,
    made,
    due: end,
    ground,
  };
}
