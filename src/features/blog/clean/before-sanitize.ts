import { elements } from './dom.ts';
import { words } from '../../../locale.ts';

// Sign-up boxes work in the newsletter, but here they would be text without a form.
const SIGN_UP_HINT = /subscri|signup|sign-up|mc_embed|formkit|mailpoet|tnp-|type=["']?email/i;
const SIGN_UP = [
  '[class*="subscription-widget"]',
  '[data-component-name^="Subscribe"]',
  '.button-wrapper[data-attrs*="subscribe"]',
  '.captioned-button-wrap[data-attrs*="subscribe"]',
  '.kg-signup-card',
  '.wp-block-jetpack-subscriptions',
  '.jetpack_subscription_widget',
  '[id^="mc_embed"]',
  '.formkit-form',
  '.mailpoet_form',
  '.tnp-subscription',
  '[class*="newsletter-signup"]',
  '[class*="newsletter-form"]',
].join(',');

/** The class of a link that replaces a frame. It gets its text last, so that no excerpt includes it. */
export const EMBED = 'embed';

const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i;
const TINY = /(?:^|;)\s*(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$|!)/i;
const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(left|center|right)/i;
const PIXEL_HOSTS =
  /\/\/(?:pixel\.wp\.com|stats\.wordpress\.com|feeds\.feedburner\.com\/~r\/|medium\.com\/_\/stat|www\.google-analytics\.com)/i;
const LAZY_SOURCES = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-full-src'];

/**
 * Keeps what sanitizing would lose (frames as links, lazily loaded pictures, alignment) and removes what readers shouldn't
 * see (sign-up boxes, hidden text, tracking pixels). Works on a detached element; `source` is its HTML.
 */
export function prepareBody(root: Element, source: string): void {
  // Runs a long selector only if the source contains what it selects, because jsdom is slow at it.
  const has = (pattern: RegExp) => pattern.test(source);
  if (has(SIGN_UP_HINT)) drop(root.querySelectorAll(SIGN_UP));
  if (has(/<(?:input|select|textarea|button|label|annotation)|katex-html/i)) {
    // Controls without a form, a formula's TeX source, and its second rendering.
    drop(root.querySelectorAll('input, select, textarea, button, label, annotation, annotation-xml, .katex-html'));
  }
  for (const noscript of root.querySelectorAll('no-script')) rescueNoscript(noscript);
  if (has(/<(?:iframe|video|audio|embed|object)/i)) {
    for (const frame of root.querySelectorAll('iframe, video, audio, embed, object')) linkInPlaceOf(frame);
  }
  for (const image of elements(root, 'img')) {
    if (isPixel(image)) image.remove();
    else findSource(image);
  }
  for (const element of root.querySelectorAll('[hidden], [data-style]')) readStyle(element);
}

/** Returns whether a picture is there to count readers, not to be seen. */
function isPixel(image: Element): boolean {
  const tiny = ['width', 'height'].some((name) => /^\s*[01](?:px)?\s*$/.test(image.getAttribute(name) ?? ''));
  return tiny || TINY.test(image.getAttribute('data-style') ?? '') || PIXEL_HOSTS.test(image.getAttribute('src') ?? '');
}

function findSource(image: Element): void {
  const src = image.getAttribute('src') ?? '';
  if (src && !/^\s*(?:data|about|blob):/i.test(src)) return;
  const sets = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const found =
    LAZY_SOURCES.map((name) => image.getAttribute(name)).find(Boolean) ??
    sets
      .flatMap((element) => ['srcset', 'data-srcset'].map((name) => largest(element.getAttribute(name))))
      .find(Boolean);
  if (found) image.setAttribute('src', found);
}

/** Returns the address of the widest picture in a `srcset`. */
function largest(srcset: string | null): string | undefined {
  const candidates = (srcset ?? '').split(/,(?=\s|https?:|\/)/).map((candidate) => candidate.trim().split(/\s+/));
  return candidates.sort((a, b) => widthOf(b) - widthOf(a))[0]?.[0] || undefined;
}

function widthOf([, size = '1x']: string[]): number {
  return Number.parseFloat(size) || 0;
}

/** Replaces a lazily loaded picture with the one in its <noscript>. */
function rescueNoscript(noscript: Element): void {
  const image = noscript.querySelector('img');
  const before = noscript.previousElementSibling;
  if (image && before?.nodeName === 'IMG') before.remove();
  noscript.replaceWith(...(image ? [image] : []));
}

function readStyle(element: Element): void {
  const style = element.getAttribute('data-style') ?? '';
  if (element.hasAttribute('hidden') || HIDDEN.test(style)) element.remove();
  else if (/^T[DH]$/.test(element.nodeName) && !element.hasAttribute('align')) {
    element.setAttribute('align', ALIGNMENT.exec(style)?.[1] ?? '');
  }
}

/** Replaces a frame or player with a link to its content, because the policy allows no other frames. */
function linkInPlaceOf(frame: Element): void {
  const src =
    frame.getAttribute('src') ||
    frame.getAttribute('data-src') ||
    frame.getAttribute('data') ||
    frame.querySelector('source')?.getAttribute('src');
  const paragraph = frame.ownerDocument.createElement('p');
  if (src) {
    const link = paragraph.appendChild(frame.ownerDocument.createElement('a'));
    link.setAttribute('href', src);
    link.setAttribute('title', frame.getAttribute('title') || words.embeddedMedia);
    link.className = EMBED;
  }
  frame.replaceWith(paragraph);
}

function drop(unwanted: Iterable<Element>): void {
  for (const element of unwanted) element.remove();
}
