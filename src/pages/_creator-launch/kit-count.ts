/** Returns how many pieces a deliverable is, from the numbers in its words: '3' for "3 short videos", '5+5' for "5 a plus 5 b", else '1'. */
export function kitCount(deliverable: string): string {
  return deliverable.match(/\d+/g)?.join('+') ?? '1';
}
