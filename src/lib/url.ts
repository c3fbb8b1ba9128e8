/** Parses a URL. Returns undefined if it is invalid; a relative one needs a base. */
export function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** Whether a text is an absolute http or https address. */
export function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(parseUrl(text)?.protocol ?? '');
}

/** Whether a text is an http or https origin, without a path or a trailing slash. */
export function isOrigin(text: string): boolean {
  return isHttpUrl(text) && parseUrl(text)?.origin === text;
}
