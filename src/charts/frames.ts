/**
 * How a part of a scene's picture moves: its selector, and its states as CSS, at 0 before the first station, then at each by its number.
 * Given its state at rest, the part fades out of it and fades in at state 0, so that no number counts backward.
 */
export type Motion = readonly [selector: string, states: Readonly<Record<number, string>>, rest?: string];

/**
 * Returns the style that moves the parts of a scene's picture. A keyframe has only its end, so a part keeps its state until a station
 * has another. The style also has a view timeline for each station up to the last with a state.
 */
export function frames(...motions: readonly Motion[]): string {
  const last = Math.max(0, ...motions.flatMap(([, states]) => Object.keys(states).map(Number)));
  const lines = Array.from({ length: last }, (_, index) => `--s${index + 1}`);
  const rules = motions.map(([selector, states, rest], part) => {
    const names = ['', ...lines].map((_, station) => (states[station] ? `f${part}-${station}` : 'none'));
    const swap = rest ? `45%{opacity:0;${rest}}55%{opacity:0;${states[0]}}` : '';
    const ends = Object.entries(states).map(
      ([station, state]) => `@keyframes f${part}-${station}{${station === '0' ? swap : ''}to{${state}}}`,
    );
    return `${selector}{animation-name:${names.join()}}${ends.join('')}`;
  });
  return [
    `.scene{timeline-scope:${lines.join()};--lines:--s1,${lines.join()};--spans:var(--back)${',var(--span)'.repeat(Math.max(0, last - 1))},var(--last)}`,
    ...lines.map((line, index) => `.station:nth-child(${index + 1}){view-timeline:${line}}`),
    ...rules,
  ].join('');
}
