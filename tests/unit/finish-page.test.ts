import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { finishPage, type FinishOptions } from '../../src/integrations/finish/finish-page.ts';
import { stylePurger } from '../../src/integrations/finish/page-styles.ts';
import { scanPage } from '../../src/integrations/finish/scan-page.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const options: FinishOptions = {
  allowed: { connect: ['https://feed.example'], frame: [] },
  base: '/',
  purgeStyles: stylePurger('/nowhere/', '/'),
};

const HEAD = '<meta charset="utf-8"><title>A</title>';

/** Finishes a page. Returns its HTML, its policy and its body. */
async function finish(body: string, head = HEAD, use = options) {
  const source = `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
  const html = await finishPage(source, scanPage(source), 'a.html', use);
  const [meta = '', policy = ''] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
  const [, rest = ''] = /<body>([\s\S]*)<\/body>/.exec(html) ?? [];
  return { html, meta, policy, body: rest };
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('keeps words of one letter on the line of the next, where the language asks for it, but not in islands', () => {
  const body = '<p>Co i jak z tym? W domu <b>a</b> nie a.</p><astro-island><p>i tak</p></astro-island>';
  const kept = (language: string) =>
    scanPage(body, language).edits.map(({ start, text }) => body.slice(0, start) + text);
  expect(kept('pl-PL').map((text) => text.slice(-2))).toEqual(['i\u00A0', 'z\u00A0', 'W\u00A0']);
  expect(kept('da-DK')).toEqual([]);
});

describe('a finished page', () => {
  test('has its policy right after the charset', async () => {
    const { html, meta } = await finish('');
    expect(html).toContain(`<head><meta charset="utf-8">${meta}<title>A</title>`);
  });

  test('keeps text and scripts that look like tags unchanged', async () => {
    const script = 'if (a<b) x = "<br/><time dateTime=1>$&</head><style>p{}</style>" // <meta charset="x">';
    const body = `<script>${script}</script><p>dateTime="1" &lt;br/&gt; $&amp;</p><textarea><br/></textarea><!-- <br/> -->`;
    const finished = await finish(body);
    expect(finished.body).toBe(body);
    expect(finished.policy).toContain(`script-src 'self' ${hash(script)};`);
  });

  test('has no digest for data or script files', async () => {
    const data = '<script type="application/ld+json">{}</script>';
    const { policy } = await finish(
      `${data}<script src="/_astro/x.js"></script><script type="speculationrules">{ }</script>`,
    );
    expect(policy).toContain(`script-src 'self' ${hash('{ }')};`);
  });

  test.each([
    ['<astro-island uid="Z1" prefix="r0" ssr></astro-island>', '<astro-island ssr></astro-island>'],
    ['<astro-island await-children><p>x<!--astro:end--></astro-island>', '<astro-island><p>x</astro-island>'],
    ['<astro-island component-export="default" props="{}"></astro-island>', '<astro-island></astro-island>'],
    [
      '<astro-island opts="{&quot;name&quot;:&quot;Menu&quot;,&quot;value&quot;:true}"></astro-island>',
      '<astro-island opts="{&quot;value&quot;:true}"></astro-island>',
    ],
    [
      '<astro-island component-export="A" props="1"></astro-island>',
      '<astro-island component-export="A" props="1"></astro-island>',
    ],
  ])('has only what is read: %s', async (before, after) => expect((await finish(before)).body).toBe(after));

  test('has one style sheet in its head; one with a media attribute stays in place', async () => {
    const { html, policy } = await finish(
      '<style>.b{color:red}</style><style media="print">.c{}</style><p class="a">',
      `${HEAD}<style>.a{color:red}</style>`,
    );
    expect(html).toContain('<title>A</title><style>.a{color:red}</style></head>');
    expect(html).toContain('<body><style media="print">.c{}</style><p class="a">');
    expect(policy).toContain(`style-src ${hash('.a{color:red}')} ${hash('.c{}')};`);
  });

  test('allows the origins in its elements’ attributes, and removes the attributes', async () => {
    const { body, policy } = await finish(
      '<x-tag data-id="1" data-allow-script="https://a.example" data-allow-connect="https://a.example  https://b.example"></x-tag>',
    );
    expect(body).toBe('<x-tag data-id="1"></x-tag>');
    expect(policy).toContain("script-src 'self' https://a.example;");
    expect(policy).toContain("connect-src 'self' https://feed.example https://a.example https://b.example;");
  });

  test('lets WebAssembly run only where an element asks for it, under Trusted Types', async () => {
    expect((await finish('')).policy).not.toContain('wasm');
    const { policy } = await finish('<search data-allow-script="\'wasm-unsafe-eval\'"></search>');
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).toContain(';require-trusted-types-for');
  });

  test('needs a charset', async () => {
    await expect(finish('', '')).rejects.toThrow('a.html needs a <meta charset>');
  });

  test('doesn’t join scripts: two with the same `let` stay separate', async () => {
    const pair = '<script>let layer = [] // analytics</script><script>layer.push(1)</script>';
    const { body, policy } = await finish(pair);
    expect(body).toBe(pair);
    expect(policy).toContain(`${hash('let layer = [] // analytics')} ${hash('layer.push(1)')}`);
  });

  test('removes a second definition of the islands’ element', async () => {
    const own = 'customElements.define("astro-island",A)';
    const astro = 'customElements.get("astro-island")||customElements.define("astro-island",B)';
    const { body, policy } = await finish(`<script>${own}</script><script>${astro}</script><p>x`);
    expect(body).toBe(`<script>${own}</script><p>x`);
    expect(policy).toContain(`script-src 'self' ${hash(own)};`);
    expect((await finish(`<script>${astro}</script>`)).body, 'the only one').toBe(`<script>${astro}</script>`);
  });

  test.each([
    ['a query', '/tracker.js?v=1', ''],
    ['//host', '//cdn.example.com/tracker.js', 'https://cdn.example.com'],
    ['a host and a query', 'https://cdn.example.com/tracker.js?id=1', 'https://cdn.example.com'],
    ['a file that is missing', '/missing.js', ''],
  ])('allows an owner’s script with %s', async (_, src, origin) => {
    const { body, policy } = await finish(`<script src="${src}"></script>`);
    expect(body).toBe(`<script src="${src}"></script>`);
    expect(policy).toContain(`script-src 'self'${origin && ` ${origin}`};`);
    expect(policy).toContain(`connect-src 'self' https://feed.example${origin && ` ${origin}`};`);
    expect(policy).not.toContain('trusted-types');
  });

  test('keeps the styles that an owner’s script adds, below a base path too', async () => {
    const root = await temporaryFolder();
    await writeFile(join(root, 'tracker.js'), 'document.body.className = "consent"');
    const { html } = await finish(
      '<script src="/site/tracker.js?v=1"></script>',
      `${HEAD}<style>.consent{color:red}.other{color:red}</style>`,
      { ...options, base: '/site/', purgeStyles: stylePurger(root, '/site/') },
    );
    expect(html).toContain('<style>.consent{color:red}</style>');
  });

  test('enforces Trusted Types if all scripts are the build’s own', async () => {
    expect((await finish('<script src="/_astro/x.js"></script>')).policy).toContain('trusted-types site');
  });
});
