/** Puts a text on the clipboard. Where the browser does not allow it: false, and a line in the console that names it. */
export async function copyText(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(`${what} could not be copied.`, error);
    return false;
  }
}
