import { Parser } from 'htmlparser2';
import { spacesToKeep } from '../../lib/short-words.ts';
import { language } from '../../locale.ts';

/** A change to a text: the characters from `start` to before `end` become `text`. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A `<style>`: its position with tags, and the exact text between them. */
interface StyleElement {
  start: number;
  end: number;
  text: string;
}

/** The result of reading a built page. All positions are offsets into its HTML. */
export interface PageScan {
  /** The end of `<meta charset>`, or undefined without one. */
  charsetEnd: number | undefined;
  /** The start of `</head>`, or undefined without one. */
  headEnd: number | undefined;
  /** Style sheets without a `media` attribute. They can be merged. */
  styles: StyleElement[];
  /** The texts of the other style sheets. */
  conditionalStyles: string[];
  /** The texts of inline scripts, without data such as JSON-LD. */
  scripts: string[];
  /** Addresses of the scripts that the page or its islands may load, except the islands' renderer. */
  scriptUrls: string[];
  /** Origins that elements ask the policy to allow (`data-allow-script`, `data-allow-connect`). */
  allowedOrigins: { script: string[]; connect: string[] };
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  /** The values of each `data-` and `aria-` attribute. */
  states: Map<string, Set<string>>;
  hrefs: string[];
  /** Edits that make the HTML smaller and reproducible in any folder, and keep words of one letter with the next. */
  edits: Edit[];
}

const DATA = /^application\/(ld\+)?json$/;
const ALLOW = /^data-allow-(script|connect)$/;
/** Found in scripts that define `astro-island`. The first is ours (hydration/island.ts); the second, Astro's, is removed. */
const ISLAND = 'customElements.define("astro-island"';
/** Attributes of Astro's islands: a digest of the file's path, a prefix for `useId`, and when to start. */
const UNREAD = new Set(['uid', 'prefix', 'await-children']);

/** Elements whose text stays as it is: React compares an island's with its own. */
const EXACT = new Set(['astro-island', 'head', 'script', 'style', 'textarea', 'pre', 'code']);

/** Reads a page once, from start to end. */
export function scanPage(html: string, writtenIn = language): PageScan {
  const page: PageScan = {
    charsetEnd: undefined,
    headEnd: undefined,
    styles: [],
    conditionalStyles: [],
    scripts: [],
    scriptUrls: [],
    allowedOrigins: { script: [], connect: [] },
    tags: new Set(),
    classes: new Set(),
    ids: new Set(),
    states: new Map(),
    hrefs: [],
    edits: [],
  };
  let tag = '';
  let attributes: Record<string, string> = {};
  let rawStart = 0;
  let elementStart = 0;
  let exact = 0;

  const parser = new Parser({
    onopentagname(name) {
      tag = name;
      attributes = {};
      elementStart = parser.startIndex;
      page.tags.add(name);
    },
    onattribute(name, value) {
      const { startIndex: start, endIndex: end } = parser;
      const [, allow] = ALLOW.exec(name) ?? [];
      attributes[name] = value;
      readName(page, name, value);
      if (tag === 'a' && name === 'href') page.hrefs.push(value);
      if (allow) page.allowedOrigins[allow as 'script' | 'connect'].push(...value.split(/\s+/).filter(Boolean));
      if (allow || (tag === 'astro-island' && isUnread(name, value)))
        page.edits.push({ start: start - 1, end, text: '' });
      // The directive's own name, next to its value.
      else if (tag === 'astro-island' && name === 'opts')
        page.edits.push({ start, end, text: html.slice(start, end).replace(/&quot;name&quot;:.*?,/, '') });
    },
    onopentag(name) {
      const end = parser.endIndex + 1;
      rawStart = end;
      if (EXACT.has(name)) exact += 1;
      if (name === 'meta' && 'charset' in attributes) page.charsetEnd ??= end;
      for (const url of [attributes['component-url'], name === 'script' ? attributes['src'] : undefined])
        if (url) page.scriptUrls.push(url);
    },
    ontext() {
      if (exact > 0) return;
      const { startIndex, endIndex } = parser;
      for (const space of spacesToKeep(html.slice(startIndex, endIndex + 1), writtenIn))
        page.edits.push({ start: startIndex + space, end: startIndex + space + 1, text: '\u00A0' });
    },
    oncomment(text) {
      if (text === 'astro:end') page.edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: '' });
    },
    onclosetag(name, implied) {
      if (EXACT.has(name)) exact -= 1;
      if (implied) return;
      if (name === 'head') page.headEnd ??= parser.startIndex;
      const text = html.slice(rawStart, parser.startIndex);
      if (name === 'script' && text.includes(ISLAND) && page.scripts.some((script) => script.includes(ISLAND))) {
        page.edits.push({ start: elementStart, end: parser.endIndex + 1, text: '' });
        return;
      }
      if (name === 'script' && !('src' in attributes) && !DATA.test(attributes['type'] ?? '')) page.scripts.push(text);
      if (name !== 'style') return;
      if ('media' in attributes) page.conditionalStyles.push(text);
      else page.styles.push({ start: elementStart, end: parser.endIndex + 1, text });
    },
  });
  parser.end(html);
  return page;
}

/** Records ids, classes and states for the style purger. */
function readName({ ids, classes, states }: PageScan, name: string, value: string): void {
  if (name === 'id') ids.add(value);
  else if (name === 'class') for (const part of value.split(/\s+/)) classes.add(part);
  else if (isState(name)) states.set(name, (states.get(name) ?? new Set()).add(value));
}

/** Returns whether styles use an attribute for a state. The browser itself sets others, such as `open`. */
export function isState(attribute: string): boolean {
  return /^(data|aria)-/.test(attribute);
}

/** Returns whether nothing reads this attribute of an island, or it has its default value. */
function isUnread(name: string, value: string): boolean {
  return (
    UNREAD.has(name) || (name === 'component-export' && value === 'default') || (name === 'props' && value === '{}')
  );
}
