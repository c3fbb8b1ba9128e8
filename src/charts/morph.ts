import svgpath from 'svgpath';

/** Returns the paths of an SVG file, in order. */
function pathsOf(svg: string): string[] {
  return Array.from(svg.matchAll(/<path[^>]*\bd="([^"]+)"/g), ([, d]) => d ?? '');
}

/**
 * Returns a drawing's states, each as its paths, in the order of their files. Drawing programs write a path in their own way: states that differ in that are
 * written alike. Throws if a state can't follow the first one: it needs the same paths with as many points.
 */
export function statesOf(name: string, files: Readonly<Record<string, string>>): string[][] {
  const states = Object.keys(files)
    .toSorted()
    .map((file) => pathsOf(files[file] ?? ''));
  const written = alike(states) ? states : states.map((paths) => paths.map(inFull));
  const odd = written.findIndex((state) => !alike([written[0] ?? [], state]));
  if (odd > 0)
    throw new Error(`src/drawings: state ${odd} of "${name}" must have as many paths and points as state 0.`);
  return written;
}

/**
 * Returns the style of a drawing that changes through its states as a scene's stations pass, the first of which it shows at the first
 * station: the path with the class `{name}-{index}` takes the form that it has in each further state.
 */
export function morphStyle(name: string, [first = [], ...others]: readonly (readonly string[])[]): string {
  return Array.from(first.keys(), (part) => {
    const names = Array.from(others.keys(), (step) => `${name}${step}-${part}`);
    const frames = others.map((state, step) => `@keyframes ${names[step]}{to{d:path("${state[part]}")}}`);
    return `.${name}-${part}{animation-name:none,none,${names.join()}}${frames.join('')}`;
  }).join('');
}

/** Returns whether states have the same paths with the same commands. */
function alike(states: readonly (readonly string[])[]): boolean {
  return new Set(states.map((paths) => paths.map((d) => d.replace(/[^A-Za-z]/g, '')).join())).size <= 1;
}

/** Writes a path with absolute commands, one per point. */
function inFull(d: string): string {
  const segments: string[] = [];
  svgpath(d)
    .abs()
    .unshort()
    .round(1)
    .iterate((segment) => {
      segments.push(segment.join(' '));
    });
  return segments.join('');
}
