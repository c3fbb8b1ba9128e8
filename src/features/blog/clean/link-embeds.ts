import { fill } from '../../../lib/fill.ts';
import { words } from '../../../locale.ts';
import { decodePart, parseUrl } from '../../../lib/net/url.ts';
import { collapseWhitespace, elements, isText, make, nodes, read } from './dom.ts';
import { addressOf, isCustom, isFilled, isFrame, offerOf, writtenOf } from './embed-address.ts';
import { contentOfJson } from './json-content.ts';
import { isPixel } from './pictures.ts';

/** The class of a link that replaces an embed. It gets its text last, so that no excerpt includes it. */
export const EMBED = 'embedded-player';

const NEVER = /^(?:style|meta|link|source|track|param|template|input|option|no-noscript)$/;
const PLAYER = /youtu|vimeo|dailymotion|wistia|video|player|embed|fb-post|instagram-media/i;
const WIDGET = /\sdata-(?:url|src|href)=|="\[?\{/;
/** Attributes by which a script finds what an element shows or opens, and a handler that opens an address. */
const OPENER =
  /\sdata-(?:tf|cal|tally|paperform|fillout|path)[\w-]*=|\sdata-dropped="(?![^"]*(?:shar|intent))[^"]*https?:/;
/** Scripts that show nothing by themselves. */
const HELPER =
  /google|doubleclick|facebook\.net|jquery|stats\.wp|pixel|analytics|iframe_api|wistia|hsappstatic|jotfor\.ms|tidycal/i;
/** A link that leads somewhere without a script. */
const LINK = 'a[href]:not([href=""], [href^="#"], [href^="javascript" i])';
/** A title that says only that there is a player. */
const GENERIC = /(?:player|embed|embedded \w+|i?frame|widget|tweet|content)$|\/\//i;

export interface PostAddress {
  url: string;
  /** Whether the post is the site's own, and so has no other page that plays its videos. */
  isOwn: boolean;
}

/**
 * Replaces every player, widget and form with a link to it, because the policy allows no frames. A video without an address of its
 * own is played at the post's address. Adds the tags of those without an address to `lost`.
 */
export function linkEmbeds(root: Element, { url: page, isOwn }: PostAddress, lost: string[]): void {
  const scripts: string[] = [];
  let last = '';
  for (const element of nodes(root)) {
    if (!root.contains(element)) continue;
    if (isText(element)) {
      if (collapseWhitespace(element.data)) last = '';
      continue;
    }
    const written = writtenOf(element);
    if (!isEmbed(element, written)) continue;
    const isReplaced = isFilled(element);
    const isAtPage = !isOwn && isReplaced && !isFrame(element) && hasVideoId(element);
    const json = contentOfJson(isReplaced ? element : undefined);
    const href = addressOf(element, written) ?? json.url ?? (isAtPage ? page : '');
    const isTracker = isPixel(element) && !offerOf(href) && !collapseWhitespace(element.textContent);
    const shown: Element[] = [...json.parts];
    if (href && !isTracker) {
      const label = labelOf(parseUrl(href, page), element, isAtPage, json.title);
      // A lazily loaded player and its copy in <noscript> are one.
      if (keyOf(href) !== last) shown.push(linkTo(href, element, label));
      last = keyOf(href);
    } else if (!isTracker && isReplaced && shown.length === 0) {
      if (element.localName === 'script') scripts.push(/\bsrc ?= ?["']([^"']+)/.exec(written)?.[1] ?? '');
      else if (isNamed(element, written)) lost.push(`${written.split('>', 1).join('').slice(0, 100).trim()}>`);
    }
    const parts = shown.flatMap((part) => [' ', part]);
    if (isFrame(element) || (isReplaced && (href || shown.length > 0))) element.replaceWith(...parts);
    else if (element.localName === 'img') element.after(...parts);
    else element.append(...parts);
  }
  // A widget's script needs no name if a link stands for its widget.
  const linked = new Set(elements(root, 'a').map((link) => siteOf(read(link, 'href'))));
  for (const src of scripts)
    if (src && !HELPER.test(src) && !linked.has(siteOf(src))) lost.push(`<script src="${src}">`);
}

/** Returns whether a button's words are shown: it is in a link, or a script opens a page with it. */
export function isOpener(button: Element): boolean {
  return OPENER.test(writtenOf(button)) || button.closest(LINK) !== null;
}

/** Returns whether an element shows something of elsewhere, or would if a script filled it. */
function isEmbed(element: Element, written: string): boolean {
  if (isFrame(element)) return true;
  if (NEVER.test(element.localName)) return false;
  if (!(isCustom(element) || [PLAYER, WIDGET, OPENER].some((mark) => mark.test(written)))) return false;
  if (element.closest(LINK) ?? element.parentElement?.closest('blockquote')) return false;
  return !elements(element, '*').some((inside) => inside.hasAttribute('href') || isFrame(inside));
}

/** Returns whether an element has the id of a video at a provider that has no address for it. */
function hasVideoId(element: Element): boolean {
  const names = element.getAttributeNames();
  const isVideo = /video|player|playback|(?:media|track)\w*-?id/i.test(
    `${element.localName} ${element.className} ${names.join(' ')}`,
  );
  return isVideo && names.some((name) => /.(?:id|attrs)$/i.test(name));
}

/** Returns whether an element without an address was meant to show something. */
function isNamed(element: Element, written: string): boolean {
  const isFound = PLAYER.test(element.className) && /\s(?:id|data-(?!style)[\w-]*)="/.test(written);
  return isFrame(element) || isCustom(element) || isFound || element.hasAttribute('data-attrs');
}

/** Returns the last two names of an address's host: `calendly.com` of `//assets.calendly.com/x.js`. */
function siteOf(address: string): string | undefined {
  return parseUrl(address, 'https://x')?.host.split('.').slice(-2).join('.');
}

/** Returns what a link says: what a reader can do, where, and the title that the element has. */
function labelOf(url: URL | undefined, element: Element, isVideo: boolean, written?: string): string {
  const titles = ['title', 'data-title', 'playlabel', 'aria-label'].map((name) => element.getAttribute(name)?.trim());
  const title = [...titles, written].find((name) => name && !GENERIC.test(name));
  const tag = isVideo ? 'video' : (/audio|video/.exec(element.localName)?.[0] as 'audio' | 'video' | undefined);
  const offer = offerOf(url?.href ?? '') ?? tag ?? 'other';
  const file = decodePart(url?.pathname ?? '').replace(/.*\//, '');
  const place = offer.endsWith('File') ? file : (url?.host.replace(/^www\./, '') ?? '');
  const text = words.embeds[offer].replace('{place}', () => place);
  return title ? fill(words.named, { name: text, value: title }) : text;
}

function linkTo(href: string, element: Element, label: string): Element {
  const link = make(element, 'a', { href, title: label, class: EMBED });
  return element.closest('p') ? link : make(element, 'p', {}, link);
}

/** Returns an address without what its copies may differ in. */
function keyOf(href: string): string {
  return href.replace(/^\s*(?:https?:)?/i, '').replace(/[?#](?!v=).*/, '');
}
