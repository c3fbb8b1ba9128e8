/** A task in small steps. The caller decides whether anything else runs between them. */
export type Steps<T> = Generator<undefined, T>;

/** The limit of a task that blocks the page, in milliseconds. Browsers report tasks from 50 on as long. */
const SLICE_MS = 12;

/** Runs all steps without a break. */
export function runAtOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs steps a few milliseconds at a time, so that a page stays usable on the slowest phone. */
export async function runInSlices<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await yieldToBrowser();
  }
}

/** Lets the browser run other tasks. */
function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
