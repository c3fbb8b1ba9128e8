/** Returns the paths of an SVG file, in order. */
export function pathsOf(svg: string): string[] {
  return Array.from(svg.matchAll(/<path[^>]*\bd="([^"]+)"/g), ([, d]) => d ?? '');
}

/**
 * Returns the style of a drawing that changes through its states as a scene's stations pass: the path with the class
 * `{name}-{index}` takes the form that it has in each further state. Throws if a state can't follow the one before: it needs the
 * same paths with the same commands.
 */
export function morphStyle(name: string, states: readonly string[]): string {
  const [first = [], ...others] = states.map(pathsOf);
  for (const [index, state] of others.entries()) {
    if (state.map(shape).join() !== first.map(shape).join())
      throw new Error(
        `src/drawings: state ${index + 1} of "${name}" must have the same paths with the same commands as state 0.`,
      );
  }
  return Array.from(first.keys(), (part) => {
    const names = Array.from(others.keys(), (step) => `${name}${step}-${part}`);
    const frames = others.map((state, step) => `@keyframes ${names[step]}{to{d:path("${state[part]}")}}`);
    return `.${name}-${part}{animation-name:${names.join()}}${frames.join('')}`;
  }).join('');
}

/** Returns a path's commands without their numbers. */
function shape(d: string): string {
  return d.replace(/[^A-Za-z]/g, '');
}
