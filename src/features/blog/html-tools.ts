import createDOMPurify, { type WindowLike } from 'dompurify';
import { parseUrl } from '../../lib/url.ts';

export interface HtmlTools {
  /** The text a reader sees in this HTML, white space folded. */
  text(html: string): string;
  /** The body made safe, as a detached element whose addresses are resolved against `base`. */
  body(html: string, base: string): HTMLElement;
}

// Prose and nothing else. No form control, no frame, no page structure (a body must not bring a second <main>), no style
// or id: the Content-Security-Policy forbids the one and the page owns the other. The text of a dropped tag stays.
const TAGS =
  `p br hr div span h1 h2 h3 h4 h5 h6 a img figure figcaption ul ol li dl dt dd blockquote q cite pre code kbd
  samp var em strong b i u s del ins mark small sub sup abbr time bdi bdo table caption thead tbody tfoot tr th td`.split(
    /\s+/,
  );
const ATTRIBUTES = ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'lang', 'dir'];
const INVISIBLE = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME', 'HEAD']);
const INLINE = new Set([
  'A',
  'B',
  'I',
  'U',
  'S',
  'EM',
  'STRONG',
  'SPAN',
  'CODE',
  'SUB',
  'SUP',
  'SMALL',
  'MARK',
  'ABBR',
  'Q',
]);

/**
 * The HTML work of the blog for one window: the browser's own, or jsdom's at build. The same rules at both ends, so
 * that a refresh shows what the build showed. Addresses of `siteOrigin` become paths; the build's links then work
 * wherever the site is served.
 */
export function createHtmlTools(window: WindowLike & typeof globalThis, siteOrigin: string): HtmlTools {
  const purify = createDOMPurify(window);
  const parse = (html: string) => new window.DOMParser().parseFromString(withoutInlineCode(html), 'text/html').body;

  const text = (html: string) => fold(/[<&]/.test(html) ? visibleText(parse(html)) : html);

  function body(html: string, base: string): HTMLElement {
    const dirty = parse(html);
    for (const frame of dirty.querySelectorAll('iframe, video, audio, embed, object')) linkInPlaceOf(frame);
    const clean = parse(
      purify.sanitize(dirty.innerHTML, {
        ALLOWED_TAGS: TAGS,
        ALLOWED_ATTR: ATTRIBUTES,
        ALLOW_ARIA_ATTR: false,
        ALLOW_DATA_ATTR: false,
      }),
    );
    for (const heading of clean.querySelectorAll('h1')) rename(heading, 'h2');
    for (const heading of clean.querySelectorAll('h2, h3, h4, h5, h6'))
      if (!fold(heading.textContent ?? '')) heading.remove();
    for (const link of clean.querySelectorAll('a')) dressLink(link, address(link.getAttribute('href'), base));
    for (const image of clean.querySelectorAll('img')) dressImage(image, address(image.getAttribute('src'), base));
    return clean;
  }

  /** An address as it is shown: absolute http(s), or a path where it is the site's own; undefined for anything else. */
  function address(value: string | null, base: string): string | undefined {
    const url = value === null ? undefined : parseUrl(value.trim(), base);
    if (!url || !/^https?:$/.test(url.protocol)) return undefined;
    return url.origin === siteOrigin ? url.pathname + url.search + url.hash : url.href;
  }

  return { text, body };
}

/**
 * Inline styles and handlers taken out before any parsing. Sanitising would drop them in any case, but a browser reports
 * each as a violation of the page's policy as soon as it parses it, even in a document that is never shown.
 */
function withoutInlineCode(html: string): string {
  return html
    .replace(/<style\b[^>]*>[\s\S]*?<\/style\s*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/[\s/"'](?:style|on[a-z]+)\s*=\s*/gi, ' data-dropped='));
}

/** A frame or player becomes a link to what it would have shown: no other host's page is admitted. */
function linkInPlaceOf(frame: Element): void {
  const src =
    frame.getAttribute('src') ?? frame.getAttribute('data') ?? frame.querySelector('source')?.getAttribute('src');
  const paragraph = frame.ownerDocument.createElement('p');
  if (src) {
    const link = paragraph.appendChild(frame.ownerDocument.createElement('a'));
    link.setAttribute('href', src);
    link.textContent = frame.getAttribute('title') || 'Open the embedded media';
  }
  frame.replaceWith(paragraph);
}

function dressLink(link: Element, href: string | undefined): void {
  if (href === undefined || !(fold(link.textContent ?? '') || link.querySelector('img[alt]:not([alt=""])'))) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', href);
  if (href.startsWith('/')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener');
  const note = link.appendChild(link.ownerDocument.createElement('span'));
  note.className = 'sr-only';
  note.textContent = ' (opens in a new tab)';
}

function dressImage(image: Element, src: string | undefined): void {
  if (src === undefined || Number(image.getAttribute('width')) === 1) {
    image.remove(); // no address, or a tracking pixel
    return;
  }
  image.setAttribute('src', src);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  const sized = ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0);
  if (!sized) for (const name of ['width', 'height']) image.removeAttribute(name);
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** Text in reading order; what is not inline parts words, as it does on the screen. */
function visibleText(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (INVISIBLE.has(node.nodeName)) return '';
  const inside = Array.from(node.childNodes, visibleText).join('');
  return INLINE.has(node.nodeName) ? inside : ` ${inside} `;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
