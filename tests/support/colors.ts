/** Returns a hex color as computed styles write it: 'rgb(247, 245, 240)' for '#f7f5f0'. */
export function computed(hex: string): string {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex;
  const parts = long.match(/[\da-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}
