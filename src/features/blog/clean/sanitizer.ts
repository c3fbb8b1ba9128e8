import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { sitePolicy } from '../trusted-types.ts';
import { addressesFrom } from './addresses.ts';
import { isAttributeOf, TAGS } from './allowed-html.ts';
import { cleanBody } from './clean-body.ts';
import { isTooDeep, withoutFalseTags, withoutInlineCode } from './before-parse.ts';
import { prepareBody } from './before-sanitize.ts';
import { collapseWhitespace, visibleText } from './dom.ts';

// Not from paths.ts: sharing it with the 404 page's inline script would add a chunk, and a request.
const BASE = import.meta.env.BASE_URL;

export type Sanitizer = ReturnType<typeof createSanitizer>;

/**
 * Creates the blog's sanitizer for a window: the browser's, or jsdom's at build. Both apply the same rules, so that a
 * refresh shows what the build showed. Addresses of the site become paths, so that links work wherever it is served; those
 * outside its `base` belong to another site. A page's policy requires `securePictures`: http ones load by https.
 */
export function createSanitizer(
  window: WindowLike & typeof globalThis,
  {
    siteOrigin,
    base: siteBase = BASE,
    securePictures = false,
  }: { siteOrigin: string; base?: string; securePictures?: boolean },
) {
  const purify = createDOMPurify(window);
  const policy = sitePolicy(window);
  const rules: Config & { IN_PLACE: true } = {
    ALLOWED_TAGS: [...TAGS, 'body'], // the root of the parsed document; a parser allows no second one
    ALLOWED_ATTR: [],
    ADD_ATTR: (attribute, tag) => isAttributeOf(tag, attribute),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    TRUSTED_TYPES_POLICY: policy as unknown as Config['TRUSTED_TYPES_POLICY'],
    IN_PLACE: true,
  };

  // A detached document runs no script and loads no picture. Not a fragment, because jsdom moves a fragment's nodes in
  // quadratic time.
  function parse(html: string): HTMLElement {
    const flat = isTooDeep(html) ? html.replace(/<[^<>]*>?/g, ' ') : html;
    const source = policy.createHTML(`<!DOCTYPE html><body>${withoutInlineCode(flat)}`);
    return new window.DOMParser().parseFromString(source, 'text/html').body;
  }

  /**
   * Sanitizes a body and resolves its addresses against `base`. Returns a detached element that contains it, its text as a reader
   * sees it, and the tags of players and pictures that can't be shown. Parses its HTML once.
   */
  function body(html: string, base: string) {
    const element = parse(html);
    const lost: string[] = [];
    const addresses = addressesFrom(base, siteOrigin + siteBase, securePictures);
    prepareBody(element, { url: base, isOwn: Boolean(addresses.link(base)?.startsWith('/')) }, lost);
    purify.sanitize(element, rules);
    for (const { element: removed } of purify.removed as { element?: Element }[])
      if (/^(?:svg|canvas)$/i.test(removed?.nodeName ?? '')) lost.push(`<${removed?.nodeName.toLowerCase()}>`);
    return { element, text: cleanBody(element, addresses, lost), lost };
  }

  /** Returns the text that a reader sees in this HTML, white space collapsed. */
  function text(html: string): string {
    return /[<&]/.test(html) ? visibleText(parse(withoutFalseTags(html))) : collapseWhitespace(html);
  }

  return { text, body };
}
