/** An amount of whole US dollars as it reads in a text: 18000 is '$18,000'. */
export function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`;
}
