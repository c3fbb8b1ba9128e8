/** Parses a URL. Returns undefined if it is invalid; a relative one needs a base. */
export function parseUrl(text: string, base?: string): URL | undefined {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
}

export function isHttpUrl(text: string): boolean {
  return /^https?:$/.test(parseUrl(text)?.protocol ?? '');
}

/** Returns whether a text is an http or https origin, without a path or a trailing slash. */
export function isOrigin(text: string): boolean {
  return isHttpUrl(text) && parseUrl(text)?.origin === text;
}

/** Returns the host of an absolute URL: 'hooks.example.com'. */
export function hostOf(url: string): string {
  return new URL(url).host;
}

/** Decodes a part of a URL. Returns it unchanged if it has an invalid escape, such as '50%'. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
