/**
 * A figure part of the way to itself: '$2.8M+' at a progress of 0.5 (of 1) and slowing down is '$2.5M+'. What is not its
 * first number stays as it is; at 1 the figure is returned to the letter.
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
