import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { finishPage, type PageTools } from '../../src/integrations/finish/finish-page.ts';
import { readPage } from '../../src/integrations/finish/read-page.ts';
import { scriptReader } from '../../src/integrations/finish/island-scripts.ts';
import { styleTrimmer } from '../../src/integrations/finish/trim-styles.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const tools: PageTools = {
  allowed: { connect: ['https://feed.example'], frame: [] },
  trimStyles: styleTrimmer(),
  readScripts: scriptReader('/nowhere/', '/'),
};

const HEAD = '<meta charset="utf-8"><title>A</title>';

/** A finished page, its policy apart. */
async function finish(body: string, head = HEAD, use = tools) {
  const source = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
  const html = await finishPage(source, readPage(source), 'a.html', use);
  const [meta = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  const [, rest = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return { html, meta, policy, body: rest };
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('a finished page', () => {
  test('has its policy right behind the charset', async () => {
    const { html, meta } = await finish('');
    expect(html).toContain(`<head><meta charset="utf-8">${meta}<title>A</title>`);
  });

  test('keeps text and scripts to the letter, however much they look like tags', async () => {
    const script = 'if (a<b) x = "<br/><time dateTime=1>$&</head><style>p{}</style>" // <meta charset="x">';
    const body = `<script>${script}</script><p>dateTime="1" &lt;br/&gt; $&amp;</p><textarea><br/></textarea><!-- <br/> -->`;
    const finished = await finish(body);
    expect(finished.body).toBe(body);
    expect(finished.policy).toContain(`script-src 'self' ${hash(script)};`);
  });

  test('takes neither data nor files for inline code', async () => {
    const data = '<script type="application/ld+json">{}</script>';
    const { policy } = await finish(
      `${data}<script src="https://a.example/x.js"></script><script type="speculationrules">{ }</script>`,
    );
    expect(policy).toContain(`script-src 'self' ${hash('{ }')};`);
  });

  test.each([
    ['<time dateTime="1">x</time>', '<time datetime="1">x</time>'],
    ['<input readOnly autoComplete="on"/>', '<input readonly autocomplete="on">'],
    ['<p><img src="a/b"/><br /></p>', '<p><img src="a/b"><br></p>'],
    ['<img src=a/>', '<img src=a/>'],
    ['<svg viewBox="0"><path d="M0"/></svg><p tabIndex="0">', '<svg viewBox="0"><path d="M0"/></svg><p tabindex="0">'],
    ['<astro-island uid="Z1" prefix="r0"></astro-island>', '<astro-island prefix="r0"></astro-island>'],
    ['<astro-island component-export="default" props="{}"></astro-island>', '<astro-island></astro-island>'],
    [
      '<astro-island component-export="A" props="1"></astro-island>',
      '<astro-island component-export="A" props="1"></astro-island>',
    ],
  ])('is tidy: %s', async (before, after) => expect((await finish(before)).body).toBe(after));

  test('has one style sheet in its head, of what it can use; one with a condition stays where it is', async () => {
    const { html, policy } = await finish(
      '<style>.b{color:red}</style><style media="print">.c{}</style><p class="a">',
      `${HEAD}<style>.a{color:red}</style>`,
    );
    expect(html).toContain('<title>A</title><style>.a{color:red}</style></head>');
    expect(html).toContain('<body><style media="print">.c{}</style><p class="a">');
    expect(policy).toContain(`style-src ${hash('.a{color:red}')} ${hash('.c{}')};`);
  });

  test('admits the origins that its elements ask for, and shows no trace of it', async () => {
    const { body, policy } = await finish(
      '<x-tag data-id="1" data-admit-script="https://a.example" data-admit-connect="https://a.example  https://b.example"></x-tag>',
    );
    expect(body).toBe('<x-tag data-id="1"></x-tag>');
    expect(policy).toContain("script-src 'self' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://feed.example https://a.example https://b.example;");
  });

  test('without a charset is refused by name', async () => {
    await expect(finish('', '')).rejects.toThrow('a.html has no <meta charset>');
  });

  test('keeps the styles that its islands’ scripts bring, and what these import', async () => {
    const root = `${await temporaryFolder()}/`;
    await writeFile(`${root}Island.js`, 'import"./part.js";x("p",{className:"from-island"})');
    await writeFile(`${root}part.js`, 'y({className:`from-part`})');
    const { html } = await finish(
      '<astro-island component-url="/site/Island.js" renderer-url="/site/none.js"></astro-island>',
      `${HEAD}<style>.from-island{a:b}.from-part{a:b}.from-nowhere{a:b}</style>`,
      { ...tools, readScripts: scriptReader(root, '/site/') },
    );
    expect(html).toContain('<style>.from-island{a:b}.from-part{a:b}</style>');
  });
});
