import svgpath from 'svgpath';
import type { Motion } from './frames.ts';

function pathsOf(svg: string): string[] {
  return Array.from(svg.matchAll(/<path[^>]*\bd="([^"]+)"/g), ([, d]) => d ?? '');
}

/**
 * Returns a drawing's states, each as its paths, in the order of their files. Drawing programs write a path in their own way: states that
 * differ in that are written alike. Throws if a state can't follow the first one: it needs the same paths with as many points.
 */
export function statesOf(name: string, files: Readonly<Record<string, string>>): string[][] {
  const states = Object.keys(files)
    .filter((file) => file.includes(`/${name}-`))
    .toSorted()
    .map((file) => pathsOf(files[file] ?? ''));
  if (states.length === 0) throw new Error(`src/drawings has no file of "${name}", such as ${name}-0.svg.`);
  const written = alike(states) ? states : states.map((paths) => paths.map(inFull));
  const odd = written.findIndex((state) => !alike([written[0] ?? [], state]));
  if (odd > 0)
    throw new Error(`src/drawings: state ${odd} of "${name}" must have as many paths and points as state 0.`);
  return written;
}

/** Returns the motions of a drawing's paths, with the classes `{name}-{index}`, that go from its first state at the first station to its last at the last. */
export function morphMotions(name: string, states: readonly (readonly string[])[], stations: number): Motion[] {
  const share = (states.length - 1) / (stations - 1);
  const shown = Array.from({ length: stations - 1 }, (_, index) => states[Math.round((index + 1) * share)] ?? []);
  return (states[0] ?? []).map((_, part) => [
    `.${name}-${part}`,
    Object.fromEntries(shown.map((state, index) => [index + 2, `d:path("${state[part]}")`])),
  ]);
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
