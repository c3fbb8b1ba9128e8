import type { words } from '../../../locale.ts';
import { collapseWhitespace, read } from './dom.ts';
import { ids, offers, pages } from './providers.json';

/** What a link in place of an embed offers: a key of its words in `locale.ts`. */
type Offer = keyof typeof words.embeds;

/** What is shown at an address, by host, or host and path. */
const PLACES = Object.entries(offers).flatMap(([offer, places]) =>
  places.split(' ').map((place) => [place, offer as Offer] as const),
);

/** The part of an attribute's name, or of a key in its JSON, that has a video's id. */
const ID_NAME = String.raw`["\s](?!id=)[\w-]{0,24}(?:id|video|youtube|vimeo|code|embed|key|src)[\w-]{0,24}`;
/** Patterns of ids, scripts' addresses and addresses for frames, and the pages of what they show. */
const PAGES = [
  ...pages,
  ...ids.map(([provider, id, page]) => [`^(?=[^]*(?:${provider}))[^]*?${ID_NAME}(?:="|":")(${id})"`, page]),
].map(([pattern = '', page = '']) => [new RegExp(pattern, 'i'), `https://${page}`] as const);

/** Elements that show other documents or media, whatever they contain, and a script, which may put one in its place. */
const FRAME = /^(?:iframe|video|audio|embed|object|oembed|script|amp-(?:iframe|video|audio|video-iframe))$/;
/** Custom elements that show nothing to a reader of the post. */
const NO_PLAYER =
  /^(?:no-.*|annotation-xml|color-profile|font-face.*|missing-glyph|amp-.*(?:ad|ads|analytics|pixel|consent|story.*))$/;
/** Elements whose address isn't their content's. */
const NO_WIDGET = /shar(?:e|ing)|social|comment|follow|image|img|photo|background/i;

const ADDRESS = /(?:[a-z]+:)*\/\/[^\s"'<>\\]+/gi;
const NO_ADDRESS = /^\s*(?:$|#|(?!https?:)[a-z]+:|.*\/\/www\.w3\.org\/)|\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i;
/** Matches a picture's address that has no ending, as players have one to show first. */
const PICTURE = /^[^?#]*(?:\bimages?\b|poster|thumb)/i;
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

/** Returns the page of what an element plays, as the table says of its address or of how it is written. */
export function addressOf(element: Element, written: string): string | undefined {
  const address = element.localName === 'script' ? undefined : shownAddress(element, written);
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(address ?? written);
    if (found) return page.replace(/\$(\d)/g, (_, group: string) => found[Number(group)] ?? '');
  }
  return address;
}

/** Returns an address of a known provider, or else the one that a frame, a custom element or a widget has. */
function shownAddress(element: Element, written: string): string | undefined {
  const addresses = (written.match(ADDRESS) ?? []).filter((value) => !NO_ADDRESS.test(value) && !PICTURE.test(value));
  const known = addresses.find(offerOf);
  const isMarked = /\sdata-(?:url|src|href)=/.test(written) && !NO_WIDGET.test(written);
  if (known || !isFilled(element) || !(isFrame(element) || isCustom(element) || isMarked)) return known;
  const inside = element.querySelector('source, embed, param[name="movie"]');
  const own = [read(element, 'src'), read(element, 'data'), read(inside, 'src'), read(inside, 'value')];
  return [...own, ...addresses].find((value) => !NO_ADDRESS.test(value));
}

/** Returns what an address offers, or undefined if no table and no ending says it. */
export function offerOf(address: string): Offer | undefined {
  const path = address.replace(/^\s*(?:https?:)?\/\//i, '.').split(/[?#]/)[0] ?? '';
  const known = PLACES.find(([place]) => path.slice(0, 100).toLowerCase().includes(`.${place}`));
  return (known ?? FILES.find(([ending]) => ending.test(address)))?.[1];
}
