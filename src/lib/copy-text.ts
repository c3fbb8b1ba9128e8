/** Copies a text to the clipboard. Returns whether the browser allowed it; if not, logs that `what` couldn't be copied. */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(`${what} could not be copied.`, error);
    return false;
  }
}
