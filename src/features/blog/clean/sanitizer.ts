import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { sitePolicy } from './trusted-html.ts';
import { parseUrl } from '../../../lib/url.ts';
import { ATTRIBUTES, TAGS } from './allowed-html.ts';
import { type Addresses, dressLinks, trimBody } from './dress-body.ts';
import { isTooDeep, withoutInlineCode } from './source-html.ts';
import { prepareBody } from './prepare-body.ts';
import { fold, visibleText } from './dom.ts';

/** A body made safe. */
export interface CleanBody {
  /** A detached element with the body inside. */
  element: HTMLElement;
  /** The text that a reader sees in it, white space folded. */
  text: string;
}

export interface Sanitizer {
  /** The text a reader sees in this HTML, white space folded. */
  text(html: string): string;
  /** The body made safe, its addresses resolved against `base`. Its HTML is parsed once, and nothing of it is kept. */
  body(html: string, base: string): CleanBody;
}

// Not from paths.ts: what the blog shared with the 404 page's few lines would be a file of its own, and a request.
const BASE = import.meta.env.BASE_URL.replace(/\/?$/, '/');

interface SanitizerOptions {
  /** Addresses of this origin become paths, so that links work wherever the site is served. */
  siteOrigin: string;
  /** The site's path on it; what stands above is another site, and its addresses stay whole. The build's own by default. */
  base?: string;
  /** Whether pictures by http: are asked for by https: instead, as a page's policy wants it. */
  securePictures?: boolean;
}

/**
 * The HTML work of the blog for one window: the browser's own, or jsdom's at build. The same rules at both ends, so that a
 * refresh shows what the build showed.
 */
export function createSanitizer(
  window: WindowLike & typeof globalThis,
  { siteOrigin, base: siteBase = BASE, securePictures = false }: SanitizerOptions,
): Sanitizer {
  const purify = createDOMPurify(window);
  const policy = sitePolicy(window);
  const rules: Config & { IN_PLACE: true } = {
    ALLOWED_TAGS: [...TAGS, 'body'], // the root of what is parsed; a parser puts no second one inside
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    TRUSTED_TYPES_POLICY: policy as unknown as Config['TRUSTED_TYPES_POLICY'],
    IN_PLACE: true,
  };

  // A document that is not shown runs no script and loads no picture. A whole one, since jsdom takes time in proportion to
  // the square of their number to move the nodes of a fragment.
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
      return here && url.hash.length > 1 ? decode(url.hash.slice(1)) : undefined;
    },
  };
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
