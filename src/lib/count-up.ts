/**
 * A figure part of the way to itself: '$2.8M+' at a progress of 0.5 (of 1) and slowing down is '$2.5M+'. What is not its
 * first number stays as it is; at 1 the figure is returned to the letter.
 */
export function figureAt(figure: string, progress: number): string {
  if (progress >= 1) return figure;
  const eased = 1 - (1 - Math.max(0, progress)) ** 3;
  return figure.replace(/\d[\d,]*(\.\d+)?/, (number, decimals = '.') =>
    (Number(number.replaceAll(',', '')) * eased).toFixed(decimals.length - 1),
  );
}
