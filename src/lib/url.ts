/** The text as a URL, or undefined where it is none (relative ones need a base). */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** Whether a text is an absolute http or https address. */
export function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(parseUrl(text)?.protocol ?? '');
}

/** Whether a text is an http or https origin and nothing more: no path, no slash at its end. */
export function isOrigin(text: string): boolean {
  return isHttpUrl(text) && parseUrl(text)?.origin === text;
}
