import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { decodePart, parseUrl } from '../../../lib/net/url.ts';
import { ATTRIBUTES, TAGS } from './allowed-html.ts';
import { type Addresses, cleanBody } from './after-sanitize.ts';
import { isTooDeep, withoutInlineCode } from './before-parse.ts';
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
    const lost: string[] = [];
    const addresses = addressesFrom(base, siteOrigin + siteBase, securePictures);
    prepareBody(element, { url: base, isOwn: Boolean(addresses.link(base)?.startsWith('/')) }, lost);
    purify.sanitize(element, rules);
    for (const { element: removed } of purify.removed as { element?: Element }[])
      if (/^(?:svg|canvas)$/i.test(removed?.nodeName ?? '')) lost.push(`<${removed?.nodeName.toLowerCase()}>`);
    cleanBody(element, addresses, lost);
    const text = visibleText(element);
    finishBody(element, addresses);
    return { element, text, lost };
  }

  return { text: (html) => (/[<&]/.test(html) ? visibleText(parse(html)) : collapseWhitespace(html)), body };
}

/** Matches a newsletter's field that nothing filled: `*|UNSUB|*`, `{{url}}`, `%%link%%`, `[[x]]`, or a whole address between signs, like `{x}` or `$x$`. */
const MERGE_TAG =
  /\*\|.*\|\*|\{\{|\{%|\{\$|\$\{|%%|\[\[|<%|^\s*(?:(?:https?:\/\/)?(?:[^\p{L}\p{N}\s./?:"“(]|_)[^/?]*(?:[^\p{L}\p{N}\s./?:”)=]|_)\/?)\s*$/iu;
/** Matches a picture in its own address. Not a placeholder of one pixel, and no SVG. */
const PASTED = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,(?!R0lGODlhAQABA|iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB)/i;

function addressesFrom(base: string, site: string, securePictures: boolean): Addresses {
  const page = withoutFragment(parseUrl(base));
  function http(value: string): string | undefined {
    if (MERGE_TAG.test(decodePart(value))) return undefined;
    const url = parseUrl(value.trim(), base) ?? parseUrl(value.trim());
    if (!url || !/^https?:/.test(url.protocol)) return undefined;
    return url.href.startsWith(site) ? url.pathname + url.search + url.hash : url.href;
  }
  return {
    link: (value) => (opensApp(value) ? parseUrl(value.trim())?.href : value ? http(value) : undefined),
    picture: (value) => {
      const pasted = value.replace(/\s/g, '');
      if (PASTED.test(pasted)) return pasted;
      const address = value ? http(value) : undefined;
      return securePictures ? address?.replace(/^http:/, 'https:') : address;
    },
    fragment: (value) => {
      const url = parseUrl(value.trim(), base);
      return url?.hash && withoutFragment(url) === page ? decodePart(url.hash.slice(1)) : undefined;
    },
  };
}

/** Returns whether a link opens the email or phone program. */
function opensApp(value: string): boolean {
  return /^\s*(?:mailto|tel):[^\s:]/i.test(value) && !MERGE_TAG.test(decodePart(value));
}

function withoutFragment(url: URL | undefined): string | undefined {
  return url?.href.split('#')[0];
}

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy(name: string, rules: SitePolicy): SitePolicy };
}
/** A policy as DOMPurify needs it, too. In browsers without Trusted Types, its results are plain strings. */
interface SitePolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const RULES: SitePolicy = {
  createHTML: (html) => html,
  createScriptURL: (url) => {
    throw new TypeError(`The \`site\` policy creates no script URLs (got ${url}).`);
  },
};

const policies = new WeakMap<object, SitePolicy>();

/**
 * Returns the site's one Trusted Types policy, `site`, which the Content-Security-Policy names. Created once per window.
 * Its HTML is sanitized, or parsed in a document that is never shown.
 */
export function sitePolicy(window: object): SitePolicy {
  const known = policies.get(window);
  if (known) return known;
  const policy = (window as TrustedTypesWindow).trustedTypes?.createPolicy('site', RULES) ?? RULES;
  policies.set(window, policy);
  return policy;
}
