import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { attributesOf } from './change-elements.ts';
import { pictureFault } from './own-pictures.ts';

/**
 * Returns what is wrong with a rendered Markdown file, one sentence each: pictures that aren't there, or whose names cut them off. `image`
 * is the picture of its front matter, if any.
 */
export async function bodyFaults(html: string, image: unknown, file: string): Promise<string[]> {
  const pictures = [
    ...attributesOf(html, 'img').map(({ src = '' }) => src),
    ...(typeof image === 'string' ? [image] : []),
  ];
  const found = await Promise.all(pictures.map((picture) => pictureFault(picture, file)));
  return [...found.filter((fault) => fault !== undefined), ...spacedAddresses(textOf(html), file)];
}

/** Markdown ends an address at a space, so a picture or link with one stays text. */
const SPACED = /(!?\[[^[\]\n]*\])\(([^\s()<>"“][^()<>"“\n]*\s[^()<>"“\n]*\.\w{2,5})(?:\s["“][^)\n]*)?\)/g;

function spacedAddresses(text: string, file: string): string[] {
  return Array.from(
    text.matchAll(SPACED),
    ([, label, address]) =>
      `${file}: the address ${address} has a space. Put it between < and >: ${label}(<${address}>)`,
  );
}

/** Notation of other tools, which the site shows as it is written. */
const LEFTOVERS = [
  /^ ?:::+ ?\w[^\n]*/gm,
  /\{\{[^}\n]*\}*/g,
  /\{%[^}\n]*%\}/g,
  /!?\[\[[^[\]\n]+\]\]/g,
  /\[TOC\]/gi,
  /^import [^\n]* from [^\n]*/gm,
  /^export (?:const|default) [^\n]*/gm,
  /\{\/\*[\s\S]*?\*\/\}/g,
  /==[^=\s][^=\n]*==/g,
  /^(?:!!!|\?\?\?) ?\w[^\n]*/gm,
  /%%[^%\n]+%%/g,
  /\{[:#.][^{}\n]*\}/g,
  /\$\$[^$]+\$\$/g,
  /^\[[^\]\n]+\]: [^\n"'<]* [^\n"'<]*\.\w{2,5}$/gm,
] as const;
/** Matches code, or a component, which is no element of HTML. */
const COMPONENT = /(`+)[^]*?\1|<[A-Z][a-z]\w*[^<>]*>/g;

/** Returns a warning that names the notation of other tools in a Markdown file, or ''. */
export function leftoverWarning(html: string, body: string, file: string): string {
  const text = textOf(html);
  const components = (body.match(COMPONENT) ?? []).filter((one) => one.startsWith('<'));
  const found = [...LEFTOVERS.flatMap((pattern) => text.match(pattern) ?? []), ...components].map((one) => one.trim());
  if (found.length === 0) return '';
  const wiki = found.some((one) => one.includes('[['));
  const advice = wiki ? ' Write [text](/address/) for a link, or ![text](picture.jpg) for a picture.' : '';
  return `${file}: other tools’ notation has no effect: ${[...new Set(found)].join(', ')}.${advice}`;
}

/** Returns the text of a body without its code. */
function textOf(html: string): string {
  const document = parseDocument(html);
  for (const code of DomUtils.filter(
    (node) => node.type === ElementType.Tag && /^(?:code|pre)$/.test(node.name),
    document,
  ))
    DomUtils.removeElement(code);
  return DomUtils.textContent(document);
}
