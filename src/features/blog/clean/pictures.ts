import { elements, read } from './dom.ts';

/** Matches an address that only holds a picture's place until a script puts the real one there. */
const PLACEHOLDER =
  /^\s*(?:$|#|(?:data|about|blob|javascript):)|(?:^|[/_.-])(?:lazy\w*|placeholder|blank|spacer|trans(?:parent)?|pixel|(?:pre)?load(?:er|ing)?|dummy|empty|gr[ae]y|1x1)(?:[_.-][^/?#]*)?(?:[?#]|$)/i;
const ADDRESS = /^\s*(?:(?:https?:)?\/\/|\.{0,2}\/)|\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:[?#]|\s*$)/i;
/** Attributes that lazy loading moves a picture's address to. */
const LAZY = /lazy|defer|echo|original|actual|src$/i;
/** Attributes with another version of a shown picture, and those with words or the address of something else. */
const OTHER = /zoom|full|large|retina|hi-?res|2x|webp|avif|orig-?file/i;
const ELSEWHERE =
  /^(?:src|alt|title|class|id|data-style)$|thumb|placeholder|poster|low|link|href|page(?!speed)|desc|cite|fallback|map/i;
const PIXEL_HOSTS =
  /\/\/(?:pixel\.wp\.com|stats\.wordpress\.com|feeds\.feedburner\.com\/~r\/|medium\.com\/_\/stat|www\.google-analytics\.com)/i;
const EMOJI = /^(?=.*\P{ASCII})[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
/** Matches the code points that a set's file is named for: emoji/1f44b.png, noto-emoji/1f44b/72.png, openmoji/1F468-200D-1F4BB.svg. */
const EMOJI_FILE = /(?:moji|joypixels).*\/(?:emoji_)?u?((?:[\da-f]{4,5}[-_]?)+)(?:\/\d+)?\.\w+/i;
const EMOJI_IN_SET = '.wp-smiley, [class*="emoji"], [src*="/smilies/"]';

/** The shorter side of a picture that can be a post's, in pixels. Icons, badges and formulas are smaller. */
export const MIN_SIDE = 200;

/** Gives lazily loaded pictures their address, also from <noscript>, and drops tracking pixels and pictures of emoji. */
export function findPictures(root: Element): void {
  for (const image of elements(root, 'img')) image.setAttribute('src', sourceOf(image));
  for (const noscript of elements(root, 'no-noscript')) rescueNoscript(noscript);
  for (const image of elements(root, 'img')) {
    const blurred = image.getAttribute('aria-hidden') === 'true' && /^\s*data:/.test(read(image, 'src'));
    const character = emojiOf(image);
    if (isPixel(image) || blurred) image.remove();
    else if (character) image.replaceWith(character);
  }
}

/** Returns whether a picture or frame is there to count readers, not to be seen. One side of a frame says nothing. */
export function isPixel(element: Element): boolean {
  const [style, width, height, src] = ['data-style', 'width', 'height', 'src'].map((name) => read(element, name));
  const sizes = `;${style};width:${width};height:${height};`;
  const tiny = sizes.match(/;\s*(?:width|height)\s*:\s*[01](?:px)?\s*(?=[;!])/gi) ?? [];
  return tiny.length >= (element.localName === 'img' ? 1 : 2) || PIXEL_HOSTS.test(src ?? '');
}

/** Returns whether a picture is too small to be a post's; undefined if its size is unknown. */
export function isSmall(image: Element): boolean | undefined {
  const sides = ['width', 'height'].map((name) => Number.parseInt(read(image, name), 10));
  return sides.some((side) => side < MIN_SIDE) || (sides.every(Number.isNaN) ? undefined : false);
}

/** Returns the character that a picture stands for, or ''. */
function emojiOf(image: Element): string {
  if (isSmall(image) === false) return '';
  const said = [read(image, 'alt'), read(image, 'data-emoji')].map((text) => text.trim());
  const [, codes] = EMOJI_FILE.exec(read(image, 'src')) ?? [];
  const drawn = String.fromCodePoint(...(codes?.match(/[\da-f]+/gi) ?? []).map((code) => Number.parseInt(code, 16)));
  const named = image.matches(EMOJI_IN_SET) ? said.find(Boolean) : undefined;
  return (said.find((text) => EMOJI.test(text)) ?? drawn) || (named ?? '');
}

/** Returns the address of a picture: a lazy one, its own, or for a placeholder any that its attributes or `<picture>` have. */
function sourceOf(image: Element): string {
  const sources = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const sets = sources.flatMap((owner) => Array.from(owner.attributes)).filter(({ name }) => /srcset/i.test(name));
  const lazySets = sets.filter(({ name, ownerElement }) => ownerElement === image && name !== 'srcset');
  const names = image.getAttributeNames().filter((name) => !/srcset/i.test(name) && !ELSEWHERE.test(name));
  const lazy = names.filter((name) => LAZY.test(name) && !OTHER.test(name));
  const first = (among: string[]) => among.map((name) => read(image, name).trim()).find(isAddress);
  const own = first(lazy) ?? largest(lazySets) ?? read(image, 'src');
  return PLACEHOLDER.test(own) ? (largest(sets) ?? first(names) ?? own) : own;
}

function isAddress(value: string): boolean {
  return ADDRESS.test(value) && !PLACEHOLDER.test(value) && !/[{<]/.test(value);
}

/** Returns the address of the widest picture in all `srcset`s, the first of several. */
function largest(srcsets: Attr[]): string | undefined {
  const candidates = srcsets
    .flatMap(({ value }) => value.split(/,(?=\s|https?:|\/)/))
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address = '']) => !PLACEHOLDER.test(address));
  return candidates.sort((a, b) => widthOf(b) - widthOf(a))[0]?.[0];
}

function widthOf([, size = '1x']: string[]): number {
  return Number.parseFloat(size) || 0;
}

/** Replaces a <noscript> with its pictures and players, or else its links. A picture takes the place of a lazily loaded copy next to it. */
function rescueNoscript(noscript: Element): void {
  const rescued = Array.from(noscript.querySelectorAll('img, iframe, video, audio'));
  if (rescued.length === 0 && !/javascript/i.test(noscript.textContent))
    rescued.push(...noscript.querySelectorAll('a'));
  const image = rescued.find((element) => element.localName === 'img' && !isPixel(element));
  const twin = image && twinOf(image, noscript);
  if (image && twin) {
    const alt = read(image, 'alt') || read(twin, 'alt');
    if (alt) image.setAttribute('alt', alt);
    twin.replaceWith(image);
  }
  noscript.replaceWith(...rescued.filter((element) => noscript.contains(element)));
}

/** Returns the only picture of an element next to a <noscript>, if it shows the same or only holds its place. */
function twinOf(
  image: Element,
  { previousElementSibling: before, nextElementSibling: after }: Element,
): Element | undefined {
  for (const element of [before, after]) {
    const [other, ...others] = element?.matches('img') ? [element] : (element?.querySelectorAll('img') ?? []);
    if (!other || others.length > 0 || element?.textContent.trim()) continue;
    const src = read(other, 'src');
    if (other === before || PLACEHOLDER.test(src) || src === read(image, 'src')) return other;
  }
  return undefined;
}
