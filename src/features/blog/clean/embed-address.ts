import type { words } from '../../../locale.ts';
import { collapseWhitespace, read } from './dom.ts';
import { named, offers, pages } from './providers.json';

/** What a link in place of an embed offers: a key of its words in `locale.ts`. */
type Offer = keyof typeof words.embeds;

/** What is shown at an address, by host, or host and path. */
const PLACES = offers as Readonly<Record<string, Offer>>;

/** Patterns of an element that names its provider, and an id in an attribute or its JSON. */
const NAMED = Object.entries(named).map(([provider, { id, page }]) => {
  const name = String.raw`["\s](?!id=)[\w-]{0,24}(?:id|video|youtube|vimeo|code|embed|key|src)[\w-]{0,24}`;
  return [`^(?=[^]*(?:${provider}))[^]*?${name}(?:="|":")(${id})"`, page] as const;
});
/** Patterns of ids, scripts' addresses and addresses for frames, and the pages of what they show. */
const PAGES = [...Object.entries(pages), ...NAMED].map(([pattern, page]) => [new RegExp(pattern, 'i'), page] as const);

/** Elements that show other documents or media, whatever they contain, and a script, which may put one in its place. */
const FRAME = /^(?:iframe|video|audio|embed|object|oembed|script|amp-(?:iframe|video|audio|video-iframe))$/;
/** Custom elements that show nothing to a reader of the post. */
const NO_PLAYER =
  /^(?:no-.*|annotation-xml|color-profile|font-face.*|missing-glyph|amp-.*(?:ad|ads|analytics|pixel|consent|story.*))$/;
/** Elements whose address isn't their content's. */
const NO_WIDGET = /shar(?:e|ing)|social|comment|follow|image|img|photo|background/i;

const ADDRESS = /(?:https?:)?\/\/[^\s"'<>\\]+/gi;
const NO_ADDRESS = /^\s*(?:$|#|(?:data|about|blob|javascript):)|\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;
/** Attributes that may hold the address of what a script loads, and those that surely don't. */
const LAZY = /(?:src|url|href)(?!set|doc)|lazy|oembed/i;
const NOT_LAZY = /^(?:src|href|srcdoc|data-dropped)$|poster|thumb|image|img|placeholder/i;
const FILES: readonly (readonly [RegExp, Offer])[] = [
  [/\.(?:mp4|webm|mov|m4v|m3u8|ogv)(?:[?#]|$)/i, 'videoFile'],
  [/\.(?:mp3|m4a|ogg|oga|opus|wav|flac|aac)(?:[?#]|$)/i, 'audioFile'],
];

export function isFrame({ localName }: Element): boolean {
  return FRAME.test(localName);
}

/** Returns whether an element is one that only a script knows and that may show something. */
export function isCustom({ localName }: Element): boolean {
  return localName.includes('-') && !NO_PLAYER.test(localName);
}

/** Returns whether a script fills an element: it has no picture, and no words but an address that WordPress couldn't resolve. */
export function isFilled(element: Element): boolean {
  if (isFrame(element)) return true;
  if (element.localName === 'img') return false;
  return !element.querySelector('img') && /^(?:https?:\/\/\S+)?$/.test(collapseWhitespace(element.textContent));
}

/** Returns an element as it is written, with the text that may be its address or its script. */
export function writtenOf(element: Element): string {
  const attributes = element.getAttributeNames().map((name) => ` ${name}="${read(element, name).slice(0, 20_000)}"`);
  const text = isFilled(element) ? element.textContent.slice(0, 20_000).trim() : '';
  return `<${element.localName}${attributes.join('')}>${text}`.replaceAll('\\/', '/');
}

/** Returns the page of what an element plays, as its attributes, the table or the place of an address in it say. */
export function addressOf(element: Element, written: string): string | undefined {
  const isMarked = /\sdata-(?:url|src|href)=/.test(written) && !NO_WIDGET.test(written);
  const isOwn = isFilled(element) && (isFrame(element) || isCustom(element) || isMarked);
  const known = () => written.match(ADDRESS)?.find((address) => !NO_ADDRESS.test(address) && offerOf(address));
  const address = element.localName === 'script' ? undefined : (isOwn && ownAddress(element, written)) || known();
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(address ?? written);
    if (found) return page.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return address;
}

function ownAddress(element: Element, written: string): string | undefined {
  const lazy = element.getAttributeNames().filter((name) => LAZY.test(name) && !NOT_LAZY.test(name));
  const inside = element.querySelector('source, embed, param[name="movie"]');
  return [
    ...lazy.map((name) => read(element, name)).filter((value) => /^\s*(?:https?:)?\/\/?\w/.test(value)),
    ...['src', 'data'].map((name) => read(element, name)),
    ...['src', 'data-src', 'value'].map((name) => read(inside, name)),
    ...(written.replace(/^<[^>]*>/, '').match(ADDRESS) ?? []),
  ].find((value) => !NO_ADDRESS.test(value));
}

/** Returns what an address offers, or undefined if no table and no ending says it. */
export function offerOf(address: string): Offer | undefined {
  const path = address.replace(/^\s*(?:https?:)?\/\//i, '.').split(/[?#]/)[0] ?? '';
  const place = Object.keys(PLACES).find((key) => path.slice(0, 100).toLowerCase().includes(`.${key}`));
  return place ? PLACES[place] : FILES.find(([ending]) => ending.test(address))?.[1];
}
