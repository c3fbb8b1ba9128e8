/** A number as people write it: 17840 is '17,840'. */
export function grouped(value: number): string {
  return value.toLocaleString('en-US');
}

/** An amount of dollars: '$198,250'; with two decimals, '$44.07'. */
export function dollars(value: number, decimals = 0): string {
  return `$${value.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })}`;
}

/** A share as a percentage: 0.4569 is '45.7%'. */
export function percent(share: number, decimals = 1): string {
  return `${(share * 100).toFixed(decimals)}%`;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
