/** The length of the ruler, in its own units. */
export const RULER = 600;

/** Draws a ruler with a tick per minute, a longer one per quarter of an hour. */
export function minutesRuler(minutes: number): string {
  return Array.from({ length: minutes + 1 }, (_, minute) => {
    const x = Math.round((minute * RULER * 10) / minutes) / 10;
    return `M${x} 40v-${minute % 15 === 0 ? 40 : 18}`;
  }).join('');
}
