import type { Profiler } from 'node:inspector';

/** Phases of a build by the files that do the work; the first match counts. */
const PHASES: [name: string, files: RegExp][] = [
  ['feed read', /fast-xml-parser|strnum/],
  ['bodies made safe', /jsdom|dompurify|parse5|saxes|symbol-tree|entities|dom-selector/],
  ['social cards', /satori|yoga|sharp|opentype/],
  ['styles and policy of each page', /purgecss|postcss|htmlparser2|magic-string|src\/integrations\/finish/],
  ['React', /react-dom|node_modules\/react/],
  ['sitemap', /sitemap|\/sax\//],
  [
    'bundling',
    /node_modules\/(?:vite|rollup|esbuild|@rollup|tailwindcss|@babel|@vitejs|jiti|autoprefixer|acorn)|compiler/,
  ],
  ['Astro, pages', /node_modules\/(?:astro|@astrojs)|\/chunks\/|\/pages\//],
];

export interface Phase {
  name: string;
  /** Share of the main thread's busy time, 0 to 1. */
  share: number;
}

/** Returns the slowest phases of a profiled process, as shares, because seconds depend on the machine's load. */
export function slowestPhases(profile: Profiler.Profile, most = 5): Phase[] {
  const seconds = new Map<string, number>();
  const parents = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const phases = new Map<number, string>();

  function phaseOf(node: Profiler.ProfileNode | undefined): string {
    if (!node) return 'Node';
    const known = phases.get(node.id);
    if (known) return known;
    const { url, functionName } = node.callFrame;
    const own = functionName === '(idle)' ? functionName : PHASES.find(([, files]) => files.test(url))?.[0];
    const phase = own ?? phaseOf(parents.get(node.id));
    phases.set(node.id, phase);
    return phase;
  }

  profile.samples?.forEach((id, i) => {
    const phase = phaseOf(nodes.get(id));
    seconds.set(phase, (seconds.get(phase) ?? 0) + (profile.timeDeltas?.[i] ?? 0) / 1e6);
  });
  seconds.delete('(idle)');
  const all = [...seconds.values()].reduce((sum, value) => sum + value, 0);
  return [...seconds]
    .map(([name, value]) => ({ name, share: value / all }))
    .toSorted((a, b) => b.share - a.share)
    .slice(0, most);
}
