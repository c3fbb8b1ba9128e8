import { seededRandom } from '../../src/lib/random.ts';

const WORDS_PER_POST = 630;
const WORDS_PER_PARAGRAPH = 90;
const DAY = 86_400_000;
const VOCABULARY =
  `team model data process work review customer order week question answer cost price change start people tool
  report number draft policy workflow decision owner meeting measure habit pilot production training error check list
  the a of and to in that is for with on as it by from or at be are this which an was not have has`.split(/\s+/);

/**
 * Generates a newsletter's feed, newest first: 630 words per post in paragraphs with headings, a list, a quotation and links.
 * Post number n is the same in a feed of any length, so a longer feed only adds newer posts.
 */
export function benchFeed(posts: number): string {
  const items = Array.from({ length: posts }, (_, i) => item(posts - i));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Bench</title><link>https://news.example.com</link>
${items.join('\n')}
</channel></rss>`;
}

function item(number: number): string {
  const random = seededRandom(`post ${number}`);
  const words = (count: number) => Array.from({ length: count }, () => pick(random)).join(' ');
  const date = new Date(Date.UTC(2012, 0, 1) + number * DAY).toUTCString();
  return `<item><title>${words(5)} ${number}</title><link>https://news.example.com/p/${number}</link><pubDate>${date}</pubDate><content:encoded><![CDATA[${body(words)}]]></content:encoded></item>`;
}

function body(words: (count: number) => string): string {
  const paragraphs = Array.from({ length: Math.floor(WORDS_PER_POST / WORDS_PER_PARAGRAPH) }, (_, i) => {
    const heading = i % 3 === 1 ? `<h2>${words(4)}</h2>` : '';
    const rest = WORDS_PER_PARAGRAPH - 24 - (heading ? 4 : 0);
    const list =
      i % 3 === 2
        ? `<ul><li>${words(6)}</li><li>${words(6)}</li></ul>`
        : `<blockquote><p>${words(12)}</p></blockquote>`;
    const link = `<a href="https://news.example.com/about/${i}">${words(4)}</a>`;
    return `${heading}<p>${words(rest)} <em>${words(3)}</em> ${link} <strong>${words(3)}</strong>.</p>${list}`;
  });
  return paragraphs.join('\n');
}

function pick(random: () => number): string {
  return VOCABULARY[Math.floor(random() * VOCABULARY.length)] ?? '';
}
