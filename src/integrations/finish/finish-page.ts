import MagicString from 'magic-string';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts';
import type { PurgeStyles } from './page-styles.ts';
import type { PageScan } from './scan-page.ts';

export interface FinishOptions {
  /** Hosts that every page allows, and those of the owner's own scripts, for the pages that have them. */
  allowed: Pick<PolicySources, 'connect' | 'frame'> & { own?: readonly string[] };
  /** The site's path, with a slash at both ends. */
  base: string;
  purgeStyles: PurgeStyles;
}

/** Makes a page's HTML valid, merges and purges its style sheets, and adds its Content-Security-Policy. */
export async function finishPage(
  html: string,
  page: PageScan,
  file: string,
  { allowed, base, purgeStyles }: FinishOptions,
): Promise<string> {
  const { charsetEnd, headEnd, edits, styles } = page;
  if (charsetEnd === undefined || headEnd === undefined)
    throw new Error(`${file} needs a <meta charset> in its <head>; the Content-Security-Policy goes after it.`);

  const style = await purgeStyles(page);
  const policy = pagePolicy(page, style, allowed, base);
  const result = new MagicString(html);
  for (const { start, end, text } of edits) result.update(start, end, text);
  for (const { start, end } of styles) result.remove(start, end);
  result.appendLeft(headEnd, `<style>${style}</style>`);
  result.appendLeft(charsetEnd, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  return result.toString();
}

/** Lets the archive's search run; it needs no other host. */
const WASM = "'wasm-unsafe-eval'";

/** Returns the page's policy. The hosts of its remote scripts may also receive requests, as analytics scripts send them. */
function pagePolicy(page: PageScan, style: string, allowed: FinishOptions['allowed'], base: string): string {
  const { scripts, conditionalStyles, allowedOrigins, scriptUrls } = page;
  const remote = scriptUrls.flatMap((url) => remoteOrigin(url) ?? []);
  const isOurs = scriptUrls.every((url) => url.startsWith(`${base}_astro/`));
  const own = isOurs ? [] : ["'self'", ...(allowed.own ?? [])];
  const scriptOrigins = [...allowedOrigins.script, ...remote, ...own];
  return contentSecurityPolicy({
    scripts,
    styles: [style, ...conditionalStyles],
    scriptOrigins,
    own,
    connect: [...allowed.connect, ...allowedOrigins.connect, ...remote],
    frame: allowed.frame,
    trustedTypes: isOurs && scriptOrigins.every((origin) => origin === WASM),
  });
}

/** Returns the origin of a script on another host, `//host` included, or undefined for the site's own. */
function remoteOrigin(url: string): string | undefined {
  const { origin } = new URL(url, 'https://own.invalid');
  return origin === 'https://own.invalid' ? undefined : origin;
}
