import { Parser } from 'htmlparser2';
import { type Edit, isUnread, tidyAttribute, tidyVoid } from './tidy-html.ts';
import { addAttribute, emptyVocabulary, type Vocabulary } from './vocabulary.ts';

/** An element with raw text: where it stands, tags included, and exactly what is between them. */
export interface RawElement {
  start: number;
  end: number;
  text: string;
}

export interface InlineScript extends RawElement {
  /** Its attributes: only scripts that have the same can be joined. */
  attributes: string;
}

/** What one reading of a built page finds. All positions are offsets into its HTML. */
export interface PageReading {
  /** Behind `<meta charset>`; undefined where there is none. */
  charsetEnd: number | undefined;
  /** Before `</head>`; undefined where there is none. */
  headEnd: number | undefined;
  /** Style sheets without a condition of their own (`<style media>`), which may be joined. */
  styles: RawElement[];
  /** The texts of the other style sheets. */
  conditionalStyles: string[];
  /** Inline scripts, but not data such as JSON-LD. */
  scripts: InlineScript[];
  /** Addresses of the scripts that the page or its islands may load, but not of the islands' renderer. */
  scriptUrls: string[];
  /** Origins that the page's own elements ask its policy to admit (`data-admit-script`, `data-admit-connect`). */
  admitted: { script: string[]; connect: string[] };
  vocabulary: Vocabulary;
  /** The addresses of its links. */
  hrefs: string[];
  /** The changes that make it HTML as its validators like it, and the same in whatever folder it was built. */
  edits: Edit[];
}

const DATA = /^application\/(ld\+)?json$/;
const ADMIT = /^data-admit-(script|connect)$/;

/** Reads a page once, from its first byte to its last. */
export function readPage(html: string): PageReading {
  const page: PageReading = {
    charsetEnd: undefined,
    headEnd: undefined,
    styles: [],
    conditionalStyles: [],
    scripts: [],
    scriptUrls: [],
    admitted: { script: [], connect: [] },
    vocabulary: emptyVocabulary(),
    hrefs: [],
    edits: [],
  };
  let tag = '';
  let foreign = 0;
  let attributes: Record<string, string> = {};
  let attributesEnd = 0;
  let rawStart = 0;
  let elementStart = 0;

  const parser = new Parser(
    {
      onopentagname(name) {
        tag = name;
        attributes = {};
        attributesEnd = parser.endIndex;
        elementStart = parser.startIndex;
        page.vocabulary.tags.add(name);
        if (name === 'svg' || name === 'math') foreign++;
      },
      onattribute(name, value) {
        const { startIndex: start, endIndex: end } = parser;
        attributesEnd = end;
        attributes[name.toLowerCase()] = value;
        addAttribute(page.vocabulary, name.toLowerCase(), value);
        if (tag === 'a' && name === 'href') page.hrefs.push(value);
        const [, admit] = ADMIT.exec(name) ?? [];
        if (admit) {
          page.admitted[admit as 'script' | 'connect'].push(...value.split(/\s+/).filter(Boolean));
          page.edits.push({ start: start - 1, end, text: '' });
        } else if (tag === 'astro-island' && isUnread(name, value)) {
          page.edits.push({ start: start - 1, end, text: '' });
        } else if (!foreign) page.edits.push(...tidyAttribute(name, start));
      },
      onopentag(name) {
        const end = parser.endIndex + 1;
        rawStart = end;
        if (!foreign) page.edits.push(...tidyVoid(name, html, attributesEnd, end));
        if (name === 'meta' && 'charset' in attributes) page.charsetEnd ??= end;
        for (const url of [attributes['component-url'], name === 'script' ? attributes['src'] : undefined])
          if (url) page.scriptUrls.push(url);
      },
      onclosetag(name, implied) {
        if (name === 'svg' || name === 'math') foreign--;
        if (implied) return;
        if (name === 'head') page.headEnd ??= parser.startIndex;
        if (name !== 'style' && name !== 'script') return;
        const text = html.slice(rawStart, parser.startIndex);
        const element = { start: elementStart, end: parser.endIndex + 1, text };
        if (name === 'script') {
          if ('src' in attributes || DATA.test(attributes['type'] ?? '')) return;
          page.scripts.push({ ...element, attributes: html.slice(elementStart + '<script'.length, rawStart - 1) });
        } else if ('media' in attributes) page.conditionalStyles.push(text);
        else page.styles.push(element);
      },
    },
    { lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return page;
}
