export interface ItemFixture {
  title?: string;
  link?: string;
  pubDate?: string;
  description?: string;
  content?: string;
}

/** Returns an RSS feed like a provider's. A field that an item lacks is left out. */
export function rss(items: readonly ItemFixture[], { link = 'https://news.example.com' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>News</title><link>${link}</link>
${items.map(item).join('\n')}
</channel></rss>`;
}

/** Returns plain items, newest first, one day apart. */
export function plainItems(count: number): ItemFixture[] {
  return Array.from({ length: count }, (_, i) => ({
    title: `Post number ${count - i}`,
    link: `https://news.example.com/posts/${count - i}`,
    pubDate: new Date(Date.UTC(2026, 0, 1) + (count - i) * 86_400_000).toUTCString(),
    content: `<p>The body of post number ${count - i}.</p>`,
  }));
}

function item({ title, link, pubDate, description, content }: ItemFixture): string {
  return [
    '<item>',
    title !== undefined && `<title>${title}</title>`,
    link && `<link>${link}</link>`,
    pubDate && `<pubDate>${pubDate}</pubDate>`,
    description && `<description><![CDATA[${description}]]></description>`,
    content && `<content:encoded><![CDATA[${content}]]></content:encoded>`,
    '</item>',
  ]
    .filter(Boolean)
    .join('');
}
