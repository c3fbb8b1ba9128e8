import { decodePart, parseUrl } from '../../../lib/net/url.ts';

export type Addresses = ReturnType<typeof addressesFrom>;

/** Matches a newsletter's field that nothing filled: `*|UNSUB|*`, `{{url}}`, `%%link%%`, `[[x]]`, or a whole address between signs, like `{x}` or `$x$`. */
const MERGE_TAG =
  /\*\|.*\|\*|\{\{|\{%|\{\$|\$\{|%%|\[\[|<%|^\s*(?:(?:https?:\/\/)?(?:[^\p{L}\p{N}\s./?:"“(]|_)[^/?]*(?:[^\p{L}\p{N}\s./?:”)=]|_)\/?)\s*$/iu;
/** Matches a picture in its own address. Not a placeholder of one pixel, and no SVG. */
const PASTED = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,(?!R0lGODlhAQABA|iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB)/i;

/**
 * Returns what becomes of the addresses of a post at `base`; undefined for one that can't be shown. Those that begin with `site` become
 * paths; pictures get https if `secure`.
 */
export function addressesFrom(base: string, site: string, secure: boolean) {
  const [page] = parseUrl(base)?.href.split('#') ?? [];
  const resolve = (value: string) =>
    MERGE_TAG.test(decodePart(value)) ? undefined : (parseUrl(value.trim(), base) ?? parseUrl(value.trim()));
  function http(value: string): string | undefined {
    const url = value ? resolve(value) : undefined;
    if (!url || !/^https?:/.test(url.protocol)) return undefined;
    return url.href.startsWith(site) ? url.pathname + url.search + url.hash : url.href;
  }
  return {
    /** Returns a link's address: http(s), mailto, tel or a path of this site. */
    link: (value: string) => (/^\s*(?:mailto|tel):[^\s:]/i.test(value) ? resolve(value)?.href : http(value)),
    picture: (value: string) => {
      const pasted = value.replace(/\s/g, '');
      if (PASTED.test(pasted)) return pasted;
      return secure ? http(value)?.replace(/^http:/, 'https:') : http(value);
    },
    /** Returns the fragment of a link within the post: `fn:1` for `#fn:1`. */
    fragment: (value: string) => {
      const url = parseUrl(value.trim(), base);
      return url?.hash && url.href.split('#')[0] === page ? decodePart(url.hash.slice(1)) : undefined;
    },
  };
}
