import { words } from '../../../locale.ts';
import { collapseWhitespace, elements } from './dom.ts';
import { isPixel } from './pictures.ts';

/** The class of a link that replaces a player. It gets its text last, so that no excerpt includes it. */
export const EMBED = 'embedded-player';

/** Elements that show other documents or media, whatever they contain. */
const FRAME = /^(?:iframe|video|audio|embed|object|oembed|amp-(?:iframe|video|audio|video-iframe))$/;
const FRAMES = 'iframe, video, audio, embed, object, oembed, amp-iframe, amp-video, amp-audio, amp-video-iframe';
/** Custom elements that show nothing to a reader of the post. */
const NO_PLAYER =
  /^(?:no-script|annotation-xml|color-profile|font-face.*|missing-glyph|amp-.*(?:ad|ads|analytics|pixel|img|anim|consent|story.*))$/;
const NO_PLACEHOLDER = /^(?:script|style|meta|link|source|track|param|template|input|option|html|head|body)$/;
const HINT = /youtu|vimeo|dailymotion|wistia|video|player|embed|fb-post|instagram-media/i;
const MEDIA =
  /(?:https?:)?\/\/[^\s"'<>]{0,60}?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|wistia\.(?:com|net)|loom\.com|tiktok\.com|twitch\.tv|ted\.com|facebook\.com|instagram\.com|streamable\.com|spotify\.com|soundcloud\.com)\/[^\s"'<>]+|(?:https?:)?\/\/[^\s"'<>]{1,300}?\.(?:mp4|webm|mov|m4v|m3u8|mp3|m4a|ogg)\b[^\s"'<>]*/gi;
const THUMBNAIL = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;
const EMPTY = /^\s*(?:$|#|(?:data|about|blob|javascript):)/i;
const LAZY = /(?:src|url|href)(?!set|doc)|lazy|oembed/i;
const NOT_LAZY = /^(?:src|href|srcdoc|data-dropped)$|poster|thumb|image|img|placeholder/i;
/** Where a video is shown, and what its id looks like. */
const PROVIDERS: readonly [RegExp, RegExp, string][] = [
  [/you-?tube|lyte|(?:^|[\s"-])yt\b/i, /^[\w-]{11}$/, 'https://www.youtube.com/watch?v='],
  [/vimeo/i, /^\d{6,}$/, 'https://vimeo.com/'],
  [/dailymotion/i, /^[a-z\d]{5,8}$/i, 'https://www.dailymotion.com/video/'],
  [/wistia/i, /^[a-z\d]{10}$/, 'https://fast.wistia.net/embed/iframe/'],
];

/**
 * Replaces every player with a link to what it plays, because the policy allows no frames. A video without an address of its own
 * is played at `page`, the post's address. Adds the tags of players without any to `lost`.
 */
export function linkPlayers(root: Element, page: string, lost: string[]): void {
  let last: { key: string; node: Element } | undefined;
  for (const element of elements(root, '*')) {
    if (!root.contains(element)) continue;
    const frame = FRAME.test(element.localName);
    if (!frame && !isPlaceholder(element)) continue;
    const empty = frame || isEmpty(element) || bareAddress(element) !== '';
    const href =
      addressOf(element, frame || (empty && isCustom(element))) ?? (!frame && empty && hasId(element) ? page : '');
    if (!href && empty && !isPixel(element) && (frame || isCustom(element) || isNamed(element)))
      lost.push(tagOf(element));
    const key = keyOf(href);
    // A lazily loaded player and its copy in <noscript> are one.
    const copy = last?.key === key && isNext(element, last.node);
    const link = href && !isPixel(element) && !copy ? [linkTo(href, element)] : [];
    if (link[0]) last = { key, node: link[0] };
    if (frame || (empty && href)) element.replaceWith(...link);
    else if (element.localName === 'img') element.after(...link);
    else element.append(...link);
  }
}

/** Returns whether nothing is between an element and a link before it. */
function isNext(element: Element, link: Element): boolean {
  let before: Node | null = null;
  for (let node: Node | null = element; node && !before; node = node.parentNode) {
    before = node.previousSibling;
    while (before && !before.contains(link) && !collapseWhitespace(before.textContent ?? ''))
      before = before.previousSibling;
  }
  return Boolean(before?.contains(link)) && !collapseWhitespace(before?.textContent ?? '');
}

function isEmpty(element: Element): boolean {
  return element.localName !== 'img' && !element.querySelector('img') && !collapseWhitespace(element.textContent ?? '');
}

/** Returns the text of an element if that is one address, as WordPress leaves it of a player that it can't get, or ''. */
function bareAddress(element: Element): string {
  const text = element.firstElementChild ? '' : collapseWhitespace(element.textContent ?? '');
  return /^https?:\/\/\S+$/.test(text) ? text : '';
}

/** Returns whether a script finds an element's video by an id, at a provider that has no address for it. */
function hasId(element: Element): boolean {
  const named = /video|player/i.test(element.localName + element.className);
  return element
    .getAttributeNames()
    .some((name) => /(?:video|media|playback|track).*id$/i.test(name) || (named && /-id$|attrs$/i.test(name)));
}

/** Returns whether an element has a player's class, and an attribute by which a script finds it. */
function isNamed(element: Element): boolean {
  return HINT.test(element.className) && element.getAttributeNames().some((name) => /^id$|^data-(?!style)/.test(name));
}

function isCustom({ localName }: Element): boolean {
  return localName.includes('-') && !NO_PLAYER.test(localName);
}

/** Returns whether a script would put a player into this element. */
function isPlaceholder(element: Element): boolean {
  if (NO_PLACEHOLDER.test(element.localName)) return false;
  if (!isCustom(element) && !HINT.test(attributesOf(element))) return false;
  if (element.closest('a[href]') ?? element.parentElement?.closest('blockquote')) return false;
  return !element.querySelector(`${FRAMES}, a[href]`);
}

/** Returns the address that an element plays; of any kind if `any`, else only one that is surely a player's. */
function addressOf(element: Element, any: boolean): string | undefined {
  const read = (name: string) => element.getAttribute(name) ?? '';
  const names = element.getAttributeNames();
  if (any) {
    const lazy = names.filter((name) => LAZY.test(name) && !NOT_LAZY.test(name)).map(read);
    const source = element.querySelector('source, embed, param[name="movie"]');
    const own = [
      read('src'),
      read('data'),
      ...(source ? ['src', 'data-src', 'value'].map((name) => source.getAttribute(name) ?? '') : []),
    ];
    const found = [...lazy.filter((value) => /^\s*(?:https?:)?\/\/?\w/.test(value)), ...own].find(
      (value) => !EMPTY.test(value) && !THUMBNAIL.test(value),
    );
    if (found) return found;
  }
  const text = bareAddress(element);
  const written = [...names.filter((name) => name !== 'class').map((name) => read(name).slice(0, 20_000)), text]
    .join(' ')
    .replace(/\\\//g, '/');
  return written.match(MEDIA)?.find((address) => !THUMBNAIL.test(address)) ?? addressOfId(element);
}

/** Returns the address of a video that an element names by its id, or by the picture that YouTube has of it. */
function addressOfId(element: Element): string | undefined {
  const written = `${element.localName} ${attributesOf(element)}`;
  const picture = /\/\/(?:i\.ytimg|img\.youtube)\.com\/vi(?:_webp)?\/([\w-]{11})\//.exec(written)?.[1];
  if (picture) return `https://www.youtube.com/watch?v=${picture}`;
  const ids = element
    .getAttributeNames()
    .filter((name) => name !== 'id' && /id|video|youtube|vimeo|code|embed|key|src/i.test(name))
    .map((name) => element.getAttribute(name) ?? '');
  const inClass = /wistia_async_(\w+)/.exec(element.className)?.[1] ?? '';
  for (const [provider, shape, address] of PROVIDERS) {
    const id = provider.test(written) && [inClass, ...ids].find((value) => shape.test(value));
    if (id) return address + id;
  }
  return undefined;
}

function linkTo(href: string, element: Element): Element {
  const link = element.ownerDocument.createElement('a');
  const name = ['title', 'data-title', 'playlabel', 'aria-label'].map((attribute) => element.getAttribute(attribute));
  link.setAttribute('href', href);
  link.setAttribute('title', name.find(Boolean) ?? words.embeddedMedia);
  link.className = EMBED;
  if (element.closest('p')) return link;
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.append(link);
  return paragraph;
}

/** Returns an address without what its copies may differ in. */
function keyOf(href: string): string {
  return href.replace(/^\s*(?:https?:)?/i, '').replace(/[?#](?!v=).*/, '');
}

function attributesOf(element: Element): string {
  return element
    .getAttributeNames()
    .map((name) => `${name}="${(element.getAttribute(name) ?? '').slice(0, 2000)}"`)
    .join(' ');
}

function tagOf(element: Element): string {
  return `<${`${element.localName} ${attributesOf(element)}`.trim().slice(0, 100)}>`;
}
