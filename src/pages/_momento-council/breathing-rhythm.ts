/** What a breath counts to, in seconds, and for how many minutes one breathes. */
export interface Breathing {
  minutes: number;
  in: number;
  hold: number;
  out: number;
}

/** The rhythm as CSS: how long a breath is, how many there are, and when one holds and lets go. The rest is in BreathingExercise.astro. */
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
