import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { sitePolicy } from '../trusted-types.ts';
import { addressesFrom } from './addresses.ts';
import { dropBroken, isAttributeOf, TAGS } from './allowed-html.ts';
import { cleanBody } from './after-sanitize.ts';
import { isTooDeep, withoutFalseTags, withoutInlineCode } from './before-parse.ts';
import { prepareBody } from './before-sanitize.ts';
import { collapseWhitespace, visibleText } from './dom.ts';
import { finishBody } from './finish-body.ts';

interface CleanBody {
  /** A detached element that contains the body. */
  element: HTMLElement;
  /** The text that a reader sees, white space collapsed. */
  text: string;
  /** The tags of players and pictures that can't be shown. */
  lost: string[];
}

export interface Sanitizer {
  /** Returns the text that a reader sees in this HTML, white space collapsed. */
  text(html: string): string;
  /** Sanitizes a body and resolves its addresses against `base`. Parses its HTML once. */
  body(html: string, base: string): CleanBody;
}

// Not from paths.ts: sharing it with the 404 page's inline script would add a chunk, and a request.
const BASE = import.meta.env.BASE_URL;

interface SanitizerOptions {
  /** Addresses of this origin become paths, so that links work wherever the site is served. */
  siteOrigin: string;
  /** The site's path, by default the build's. Addresses outside it belong to another site and stay absolute. */
  base?: string;
  /** Loads http pictures by https, as a page's policy requires. */
  securePictures?: boolean;
}

/**
 * Creates the blog's sanitizer for a window: the browser's, or jsdom's at build. Both apply the same rules, so that a
 * refresh shows what the build showed.
 */
export function createSanitizer(
  window: WindowLike & typeof globalThis,
  { siteOrigin, base: siteBase = BASE, securePictures = false }: SanitizerOptions,
): Sanitizer {
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', dropBroken);
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

  function body(html: string, base: string): CleanBody {
    const element = parse(html);
    const lost: string[] = [];
    const addresses = addressesFrom(base, siteOrigin + siteBase, securePictures);
    prepareBody(element, { url: base, isOwn: Boolean(addresses.link(base)?.startsWith('/')) }, lost);
    purify.sanitize(element, rules);
    for (const { element: removed } of purify.removed as { element?: Element }[])
      if (/^(?:svg|canvas)$/i.test(removed?.nodeName ?? '')) lost.push(`<${removed?.nodeName.toLowerCase()}>`);
    cleanBody(element, addresses, lost);
    const shown = visibleText(element);
    finishBody(element, addresses);
    return { element, text: shown, lost };
  }

  function text(html: string): string {
    return /[<&]/.test(html) ? visibleText(parse(withoutFalseTags(html))) : collapseWhitespace(html);
  }

  return { text, body };
}
