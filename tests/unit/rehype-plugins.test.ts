import { createMarkdownProcessor } from '@astrojs/markdown-remark';
import { expect, test } from 'vitest';
import { captions, fullLinks } from '../../src/features/blog/posts/rehype-plugins.ts';

const markdown = await createMarkdownProcessor({
  rehypePlugins: [captions, [fullLinks, 'https://www.example.com/site/']],
});
const html = async (text: string) => (await markdown.render(text)).code;

test('a picture and the line in italics below it become a figure, the site’s own with its size', async () => {
  const figure = await html('![](/art/figures-waits.svg)\n\n*What it shows.*\n\nText.');
  expect(figure).toMatch(/<figure><img[^>]+width="720" height="\d+"[^>]*>\s*<figcaption>What it shows\.<\/figcaption>/);
  for (const text of ['![](/a.png)\n\n*What* it shows.', '![](/a.png)', '*What it shows.*'])
    expect(await html(text)).not.toContain('<figure>');
});

test('root-relative addresses are written in full, below the base path, and others stay', async () => {
  const links = '[](/services/#prices) [](//host.example.com/x) [](https://www.example.com/) [](#note) [](below/)';
  expect((await html(links)).match(/(?<=href=")[^"]*/g)).toEqual([
    'https://www.example.com/site/services/#prices',
    '//host.example.com/x',
    'https://www.example.com/',
    '#note',
    'below/',
  ]);
});
