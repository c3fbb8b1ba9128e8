/** The limit of a task that blocks the page, in milliseconds. Browsers report tasks from 50 on as long. */
const SLICE_MS = 12;

let sliceEnd = 0;

/** Lets other tasks run if the work since the last pause has taken a few milliseconds, so that a page stays usable on the slowest phone. */
export async function pause(): Promise<void> {
  if (performance.now() < sliceEnd) return;
  const { scheduler } = globalThis as { scheduler?: { yield?(): Promise<void> } };
  await (scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve)));
  sliceEnd = performance.now() + SLICE_MS;
}
