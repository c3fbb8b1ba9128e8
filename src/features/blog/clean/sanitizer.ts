import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { sitePolicy } from './trusted-html.ts';
import { decodePart, parseUrl } from '../../../lib/net/url.ts';
import { ATTRIBUTES, TAGS } from './allowed-html.ts';
import { type Addresses, dressLinks, trimBody } from './dress-body.ts';
import { isTooDeep, withoutInlineCode } from './source-html.ts';
import { prepareBody } from './prepare-body.ts';
import { fold, visibleText } from './dom.ts';

/** A sanitized body. */
export interface CleanBody {
  /** A detached element that contains the body. */
  element: HTMLElement;
  /** The text that a reader sees, white space collapsed. */
  text: string;
}

export interface Sanitizer {
  /** Returns the text that a reader sees in this HTML, white space collapsed. */
  text(html: string): string;
  /** Sanitizes a body and resolves its addresses against `base`. Parses its HTML once. */
  body(html: string, base: string): CleanBody;
}

// Not from paths.ts: sharing it with the 404 page's inline script would add a chunk, and a request.
const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

interface SanitizerOptions {
  /** Addresses of this origin become paths, so that links work wherever the site is served. */
  siteOrigin: string;
  /** The site's path, by default the build's. Addresses outside it belong to another site and stay whole. */
  base?: string;
  /** Whether to load http pictures by https, as a page's policy requires. */
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
  const policy = sitePolicy(window);
  const rules: Config & { IN_PLACE: true } = {
    ALLOWED_TAGS: [...TAGS, 'body'], // the root of the parsed document; a parser allows no second one
    ALLOWED_ATTR: ATTRIBUTES,
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
    prepareBody(element, html);
    purify.sanitize(element, rules);
    const addresses = addressesFrom(base, siteOrigin + siteBase, securePictures);
    trimBody(element, addresses);
    const text = visibleText(element);
    dressLinks(element, addresses);
    return { element, text };
  }

  return { text: (html) => (/[<&]/.test(html) ? visibleText(parse(html)) : fold(html)), body };
}

function addressesFrom(base: string, site: string, securePictures: boolean): Addresses {
  const page = parseUrl(base);
  function http(value: string): string | undefined {
    const url = parseUrl(value.trim(), base) ?? parseUrl(value.trim());
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    return url.href.startsWith(site) ? url.pathname + url.search + url.hash : url.href;
  }
  return {
    link: (value) =>
      /^\s*(?:mailto|tel):[^\s:]/i.test(value) ? parseUrl(value.trim())?.href : value ? http(value) : undefined,
    picture: (value) => {
      const address = value ? http(value) : undefined;
      return securePictures ? address?.replace(/^http:/, 'https:') : address;
    },
    fragment: (value) => {
      const url = parseUrl(value.trim(), base);
      const here =
        url && (value.trim().startsWith('#') || (page && url.href.split('#')[0] === page.href.split('#')[0]));
      return here && url.hash.length > 1 ? decodePart(url.hash.slice(1)) : undefined;
    },
  };
}
