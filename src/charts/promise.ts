/** Returns a promise as an arch over the days from its meeting, where it is made, to the one when it is due, in a box of a size. */
export function promiseChart(due: number, width: number, height: number) {
  const [made, ground] = [Math.round(width * 0.07), Math.round(height * 0.86)];
  const radius = width / 2 - made;
  const day = (width - 2 * made) / due;
  const ticks = Array.from(
    { length: due + 1 },
    (_, at) => `M${Math.round(made + at * day)} ${ground}v${Math.round(height * 0.04)}`,
  );
  return {
    viewBox: `0 0 ${width} ${height}`,
    /** The ground, from edge to edge of any panel, with a tick for each day. */
    days: `M${-5 * width} ${ground}H${2 * width}${ticks.join('')}`,
    arch: `M${made} ${ground}A${radius} ${radius} 0 0 1 ${width - made} ${ground}`,
    made,
    due: width - made,
    ground,
  };
}
