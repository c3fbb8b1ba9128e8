/** The phases of a breath in seconds, and the exercise's length in minutes. */
export interface Breathing {
  minutes: number;
  in: number;
  hold: number;
  out: number;
}

/** Returns the rhythm as CSS for BreathingExercise.astro: a breath's length, the number of breaths, and when to hold and exhale. */
export function breathingRhythm({ minutes, in: inhale, hold, out }: Breathing): string {
  const breath = inhale + hold + out;
  const at = (seconds: number) => `${Math.floor((seconds / breath) * 1000) / 10}%`;
  const full = at(inhale);
  const over = at(inhale + hold);
  const [lit, unlit] = ['{color:var(--accent)}', '{color:inherit}'];
  return [
    `.breath-ring,.breath-dot,.breath-word{animation-duration:${breath}s;animation-iteration-count:${(minutes * 60) / breath}}`,
    `@keyframes breathe{0%,100%{transform:scale(.4)}${full},${over}{transform:none}}`,
    `@keyframes in{0%${lit}${full}${unlit}}`,
    `@keyframes hold{${full}${lit}${over}${unlit}}`,
    `@keyframes out{${over}${lit}}`,
  ].join('');
}
