/**
 * Returns a figure at a progress from 0 to 1, slowing down: '$2.8M+' at 0.5 is '$2.5M+'. Only its first number changes; at
 * 1 the figure is returned unchanged.
 */
export function figureAt(figure: string, progress: number): string {
  if (progress >= 1) return figure;
  const eased = 1 - (1 - Math.max(0, progress)) ** 3;
  return figure.replace(/\d+(?:[.,]\d+)*/, (number) => {
    const [, mark = '', decimals = ''] = /([.,])(\d\d?)$/.exec(number) ?? [];
    const value = Number(number.replace(/[.,]/g, '')) / 10 ** decimals.length;
    return (value * eased).toFixed(decimals.length).replace('.', mark);
  });
}
