import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NodeType, parse } from 'node-html-parser';
import { SLOTS_KEY } from '../../../src/features/leadership-pilot/slots.ts';
import { type as typefaces } from '../../../src/styles/type.ts';

/** Names that are the same in every language: of typefaces, of a storage key, and of a section that llmstxt.org defines. */
const NAMES = [typefaces.display.name, typefaces.text.name, SLOTS_KEY, '## Optional'];

/** Entries of the manifest in words. */
const NAMED = ['name', 'short_name', 'description'];

/** Attributes that a visitor reads or hears. */
const ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title', 'label'];

/** Metadata in words. */
const META =
  /^(?:description|keywords|application-name|author|og:(?:title|description|site_name|image:alt)|twitter:(?:title|description|image:alt))$/;

/** Properties of structured data that hold codes. */
const CODES =
  /^(?:@.*|\w*[uU]rl|item|image|sameAs|logo|webFeed|priceCurrency|inLanguage|\w*Code|\w*[dD]ate\w*|\w*Country|addressRegion|encodingFormat|event(?:Status|AttendanceMode)|availability|email|contactType)$/;

/** Finds words with a plain Latin letter in everything that a built site says: pages, structured data, emails and other files. */
export function unmarkedWords(root: string): string[] {
  const found = new Map<string, string>();
  const look = (place: string, text: string | undefined) => {
    const words = NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text ?? '');
    const plain = words.replace(/&\w+;|\S*(?::\/\/|@|\/)\S*|\bGMT\b|\b[A-Z]{2}\b|[\w-]+\.[\w.-]+|\dx\b/g, ' ');
    for (const [word] of plain.matchAll(/[A-Za-z][\w’-]*(?: +[A-Za-z][\w’-]*)*/g))
      if (!found.has(word)) found.set(word, place);
  };
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const source = () => readFileSync(join(root, file), 'utf8');
    if (file.endsWith('.html')) lookAtPage(source(), (part, text) => look(`${part} in ${file}`, text));
    else if (file.endsWith('llms.txt')) look(file, source());
    else if (file.endsWith('.ics'))
      look(
        file,
        source()
          .replace(/\r?\n[ \t]/g, '')
          .replace(/^(?!SUMM|DESC|LOC|X-WR-CALN).*|^[\w;=-]+:|\\[n,;]/gm, ' '),
      );
    else if (file.endsWith('webmanifest')) look(file, NAMED.map((name) => JSON.parse(source())[name]).join('\n'));
    else if (file.endsWith('fetch-blog-rss'))
      look(file, parse(parse(source().replace(/<\?.*?\?>|<(\w*Date)>.*?<\/\1>/g, '')).text).text);
  }
  return [...found].map(([word, place]) => `${word} (${place})`);
}

function lookAtPage(html: string, look: (part: string, text: string | undefined) => void): void {
  const document = parse(html, { blockTextElements: { script: true, style: true, noscript: false } });
  for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
    JSON.parse(data.rawText, (key, value: unknown) => {
      if (typeof value === 'string' && !CODES.test(key)) look('structured data', value);
      return value;
    });
  for (const element of document.querySelectorAll('script, style')) element.remove();
  for (const element of document.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) look(name, element.getAttribute(name));
    if (META.test(element.getAttribute('name') ?? element.getAttribute('property') ?? ''))
      look('meta', element.getAttribute('content'));
    const mail = /^mailto:[^?]*\?(.*)/.exec(element.getAttribute('href') ?? element.getAttribute('action') ?? '')?.[1];
    if (mail) for (const [, text] of new URLSearchParams(mail)) look('mail', text);
    for (const node of element.childNodes) if (node.nodeType === NodeType.TEXT_NODE) look('text', node.text);
  }
}
