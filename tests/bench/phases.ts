import type { Profiler } from 'node:inspector';

/** What a build's time goes to, by the packages that do it; the first that matches a frame's file counts. */
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
  /** Of the time that the process's main thread was at work, 0 to 1. */
  share: number;
}

/** The dearest phases of a profiled process, dearest first. Shares, because a busy machine stretches seconds. */
export function dearestPhases(profile: Profiler.Profile, most = 5): Phase[] {
  const seconds = new Map<string, number>();
  const parents = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node] as const)),
  );
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const phases = new Map<number, string>();

  function phaseOf(node: Profiler.ProfileNode | undefined): string {
    if (!node) return 'Node itself';
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
