/** Draws a ruler of days, 10 wide per day and 64 high: the marks up to a given day, and shorter ones after it. */
export function rulerDrawing(days: number, upTo: number): { before: string; after: string } {
  const marks = (from: number, to: number, height: number) =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => {
      const day = from + index;
      const top = day === upTo || day === days ? 0 : day % 10 === 0 ? 64 - height : 64 - height * 0.6;
      return `M${day * 10} ${Math.round(top)}V64`;
    }).join('');
  return { before: marks(0, Math.min(upTo, days), 48), after: marks(upTo + 1, days, 28) };
}
