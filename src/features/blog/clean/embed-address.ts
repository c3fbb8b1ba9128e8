import { collapseWhitespace } from './dom.ts';
import { type Offer, PAGES, PLACES } from './embeds.ts';

/** Elements that show other documents or media, whatever they contain. */
const FRAMES = 'iframe video audio embed object oembed amp-iframe amp-video amp-audio amp-video-iframe'.split(' ');
/** Custom elements that show nothing to a reader of the post. */
const NO_PLAYER =
  /^(?:no-script|annotation-xml|color-profile|font-face.*|missing-glyph|amp-.*(?:ad|ads|analytics|pixel|img|anim|consent|story.*))$/;
/** Elements with an address that isn't their content's. */
const NO_WIDGET = /shar(?:e|ing)|social|comment|follow|image|img|photo|background/i;

const ADDRESS = /(?:https?:)?\/\/[^\s"'<>\\]+/gi;
const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;
const EMPTY = /^\s*(?:$|#|(?:data|about|blob|javascript):)/i;
/** Attributes that may hold the address of what a script loads, and those that surely don't. */
const LAZY = /(?:src|url|href)(?!set|doc)|lazy|oembed/i;
const NOT_LAZY = /^(?:src|href|srcdoc|data-dropped)$|poster|thumb|image|img|placeholder/i;
const VIDEO = /\.(?:mp4|webm|mov|m4v|m3u8|ogv)(?:[?#]|$)/i;
const AUDIO = /\.(?:mp3|m4a|ogg|oga|wav|flac|aac)(?:[?#]|$)/i;

export function isFrame({ localName }: Element): boolean {
  return FRAMES.includes(localName);
}

/** Returns whether an element is one of a script's own making that may show something. */
export function isCustom({ localName }: Element): boolean {
  return localName.includes('-') && !NO_PLAYER.test(localName);
}

/** Returns whether an element has words or a picture. An address alone is what WordPress leaves of a player it can't get. */
export function hasContent(element: Element): boolean {
  if (element.localName === 'script') return false;
  const shows = element.localName === 'img' || element.querySelector('img') || collapseWhitespace(element.textContent);
  return Boolean(shows) && !bareAddress(element);
}

function bareAddress(element: Element): string {
  const text = element.firstElementChild ? '' : collapseWhitespace(element.textContent);
  return /^https?:\/\/\S+$/.test(text) ? text : '';
}

/** Returns an element as it is written, with the text that may be its address or its script. */
export function writtenOf(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .map((name) => ` ${name}="${(element.getAttribute(name) ?? '').slice(0, 20_000)}"`);
  const raw = isFrame(element) || element.localName === 'script';
  const text = raw ? element.textContent.slice(0, 20_000) : bareAddress(element);
  return `<${element.localName}${attributes.join('')}>${text}`.replaceAll('\\/', '/');
}

/** Returns the address that an element plays; of any kind if `any`, else only one that is surely a player's. */
export function addressOf(element: Element, written: string, any: boolean): string | undefined {
  const marked = /\sdata-(?:url|src|href)=/.test(written) && !NO_WIDGET.test(written);
  const own = any && (isFrame(element) || isCustom(element) || marked) ? ownAddress(element, written) : undefined;
  const known = written.match(ADDRESS)?.find((address) => !PICTURE.test(address) && offerOf(address));
  const address = own ?? (element.localName === 'script' ? undefined : known);
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(address ?? written);
    if (found) return page.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return address;
}

function ownAddress(element: Element, written: string): string | undefined {
  const read = (from: Element | null, name: string) => from?.getAttribute(name) ?? '';
  const lazy = element.getAttributeNames().filter((name) => LAZY.test(name) && !NOT_LAZY.test(name));
  const inside = element.querySelector('source, embed, param[name="movie"]');
  return [
    ...lazy.map((name) => read(element, name)).filter((value) => /^\s*(?:https?:)?\/\/?\w/.test(value)),
    ...['src', 'data'].map((name) => read(element, name)),
    ...['src', 'data-src', 'value'].map((name) => read(inside, name)),
    ...(written.replace(/^<[^>]*>/, '').match(ADDRESS) ?? []),
  ].find((value) => !EMPTY.test(value) && !PICTURE.test(value));
}

/** Returns what an address offers, or undefined if no table and no ending says it. */
export function offerOf(address: string): Offer | undefined {
  const path = address.replace(/^\s*(?:https?:)?\/\//i, '.').split(/[?#]/)[0] ?? '';
  const place = Object.keys(PLACES).find((key) => path.slice(0, 100).toLowerCase().includes(`.${key}`));
  if (place) return PLACES[place];
  return VIDEO.test(address) ? 'videoFile' : AUDIO.test(address) ? 'audioFile' : undefined;
}
