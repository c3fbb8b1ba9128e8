import { elements, make, read } from './dom.ts';

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
const EMOJI_SET =
  /(?:class="(?:[^"]*[\s_-])?(?:wp-smiley|(?:tw)?emoji))|src="[^"]*(?:\/(?:\w*emoji\w*|openmoji|joypixels|smilies)[/.@]|\/\/s\.w\.org\/images\/core\/)/i;
const EMOJI =
  /^\p{Emoji_Component}*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3)(?:\p{Extended_Pictographic}|\p{Emoji_Component})*$/u;
/** Matches the code points that an emoji's file is named for: 1f44b.png, 1f44b/72.png, emoji_u1f468_200d_1f4bb.svg. */
const CODE_POINTS = /\/(?:emoji_)?u?((?:[\da-f]{4,5}[-_]?)+)(?:\/\d+)?\.(?:gif|png|svg|webp)/i;

/** The shorter side of a picture that can be a post's, in pixels. Icons, badges and formulas are smaller. */
export const MIN_SIDE = 200;

/** Turns AMP's pictures into pictures, gives lazily loaded ones their address, and drops tracking pixels and emoji pictures. */
export function findPictures(root: Element): void {
  for (const amp of elements(root, '*').filter(({ localName }) => /^amp-(?:img|anim)$/.test(localName))) {
    const image = make(amp, 'img', Object.fromEntries(Array.from(amp.attributes, ({ name, value }) => [name, value])));
    // An `amp-img` that nothing closes contains the rest of the post.
    amp.replaceWith(image, ...Array.from(amp.childNodes).filter(({ nodeName }) => nodeName !== 'NO-NOSCRIPT'));
  }
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
  const src = read(image, 'src');
  const alt = image.getAttribute('alt')?.trim() || read(image, 'data-emoji');
  const codes = CODE_POINTS.exec(src)?.[1]?.split(/[-_]/).filter(Boolean) ?? [];
  const isOfSet = EMOJI_SET.test(`class="${image.className}" src="${src}"`) || (codes.length > 0 && /emoji/i.test(src));
  if (!(isOfSet || EMOJI.test(alt)) || isSmall(image) === false) return '';
  if (alt && (EMOJI.test(alt) || codes.length === 0)) return alt;
  return String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)));
}

/** Returns the address of a picture: a lazy one, its own, or for a placeholder any that its attributes or `<picture>` have. */
function sourceOf(image: Element): string {
  const names = image.getAttributeNames();
  const single = names.filter((name) => !/srcset/i.test(name) && !ELSEWHERE.test(name));
  const sets = names.filter((name) => /srcset/i.test(name) && name !== 'srcset');
  const first = (among: string[]) => among.map((name) => read(image, name).trim()).find(isAddress);
  const lazy = first(single.filter((name) => LAZY.test(name) && !OTHER.test(name)));
  const own = lazy ?? largest(sets.map((name) => read(image, name))) ?? read(image, 'src');
  if (!PLACEHOLDER.test(own)) return own;
  const owners = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const all = owners.flatMap((owner) => Array.from(owner.attributes)).filter(({ name }) => /srcset/i.test(name));
  return largest(all.map(({ value }) => value)) ?? first(single) ?? own;
}

function isAddress(value: string): boolean {
  return ADDRESS.test(value) && !PLACEHOLDER.test(value) && !/[{<]/.test(value);
}

/** Returns the address of the widest picture in all `srcset`s, the first of several. */
function largest(srcsets: string[]): string | undefined {
  const candidates = srcsets
    .flatMap((srcset) => srcset.split(/,(?=\s|https?:|\/)/))
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address = '']) => !PLACEHOLDER.test(address));
  return candidates.sort((a, b) => widthOf(b) - widthOf(a))[0]?.[0];
}

function widthOf([, size = '1x']: string[]): number {
  return Number.parseFloat(size) || 0;
}

/** Replaces a <noscript> with its pictures and players or else its links, except a picture that a lazily loaded one next to it stands for. */
function rescueNoscript(noscript: Element): void {
  const rescued = Array.from(noscript.querySelectorAll('img, iframe, video, audio'));
  if (rescued.length === 0 && !/javascript/i.test(noscript.textContent))
    rescued.push(...noscript.querySelectorAll('a'));
  const image = rescued.find((element) => element.localName === 'img' && !isPixel(element));
  const twin = image && twinOf(image, noscript);
  for (const name of twin ? ['src', 'alt'] : []) {
    const value = image?.getAttribute(name);
    if (value) twin?.setAttribute(name, value);
  }
  twin?.removeAttribute('data-style'); // it hides the picture until a script loads it
  noscript.replaceWith(...rescued.filter((element) => !twin || element !== image));
}

/** Returns the picture that is next to a <noscript> and shows the same, or only holds its place. */
function twinOf(image: Element, noscript: Element): Element | undefined {
  const { previousElementSibling: before, nextElementSibling: after } = noscript;
  const next = [before, after].flatMap((element) => {
    const images = element ? [element, ...elements(element, 'img')].filter(({ localName }) => localName === 'img') : [];
    return images.length === 1 && !element?.textContent.trim() ? images : [];
  });
  return (
    next.find((other) => read(other, 'src') === read(image, 'src')) ??
    next.find((other) => PLACEHOLDER.test(read(other, 'src'))) ??
    (before?.localName === 'img' ? before : undefined)
  );
}
