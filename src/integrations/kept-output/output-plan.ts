import type { Kept } from '../../lib/cache.ts';
import type { PageLinks } from '../checks/dead-links.ts';

/**
 * What need not be made again: told by the pages' modules, which know their input, to the configuration's, which write the
 * output. The two are built apart and meet in the process alone.
 */
export interface OutputPlan {
  /** Changes with everything that goes into a page beside its own input. */
  version: string;
  /** The same for all builds of one site; a preview in another environment keeps its pages beside these. */
  site: string;
  /** Finished pages of this and former builds. */
  store: Kept;
  /** Pages that a former build has finished: by their file in the output (`blog/a/index.html`), their name in the store. */
  found: Map<string, string>;
  /** Pages to keep for the next build once they are finished, likewise. */
  missing: Map<string, string>;
  /** Files to copy as they are: by their file in the output, where they stand. */
  copies: Map<string, string>;
  /** What of a kept page is another with every change of the feed, and exchanged in place. */
  digest: string;
  /** The links of the pages that have been put in place. */
  links: Map<string, PageLinks>;
}

const KEY = Symbol.for('output that need not be made again');
const shared = globalThis as unknown as { [KEY]?: OutputPlan };

/** Begins a build: what the last one in this process has planned is forgotten. */
export function beginPlan(settings: Pick<OutputPlan, 'version' | 'site' | 'store'>): void {
  const [found, missing, copies] = [new Map<string, string>(), new Map<string, string>(), new Map<string, string>()];
  shared[KEY] = { ...settings, found, missing, copies, links: new Map(), digest: '' };
}

/** The plan of the build; undefined in `astro dev`, which makes everything anew. */
export function outputPlan(): OutputPlan | undefined {
  return shared[KEY];
}
