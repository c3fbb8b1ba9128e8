/** Work in small steps: yields between them, returns its result. Who runs it decides whether anything else gets a turn. */
export type Steps<T> = Generator<undefined, T>;

/** How long a page may be kept from answering its visitor, in milliseconds; well below the 50 that count as long. */
const SLICE = 12;

/** Runs all steps at once. */
export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs steps a few milliseconds at a time, so that a page stays usable on the slowest phone. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await turn();
  }
}

/** Lets the browser do what waits. */
function turn(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
