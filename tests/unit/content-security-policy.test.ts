import { expect, test } from 'vitest';
import { type Allowed, contentSecurityPolicy } from '../../src/integrations/finish/content-security-policy.ts';
import { scanPage } from '../../src/integrations/finish/scan-page.ts';

/** Returns the policy of a page without styles in a site below /site/. */
function policyOf(body: string, allowed: Partial<Allowed> = {}): string {
  return contentSecurityPolicy(scanPage(body), '', { connect: [], frame: [], own: [], ...allowed }, '/site/');
}

test('allows other hosts by name, each once', () => {
  const allowed = { connect: ['https://a'], frame: ['https://b'] };
  const policy = policyOf('<x-tag data-allow-script="https://c" data-allow-connect="https://a  https://d">', allowed);
  expect(policy).toContain("script-src 'self' https://c;");
  expect(policy).toContain("connect-src 'self' https://a https://d;");
  expect(policy).toContain("frame-src 'self' https://b;");
});

test.each([
  ['/tracker.js?v=1', ''],
  ['//cdn.example.com/tracker.js', ' https://cdn.example.com'],
  ['https://cdn.example.com/tracker.js?id=1', ' https://cdn.example.com'],
])('allows an owner’s script %s, and enforces no Trusted Types, which it may not know', (url, origin) => {
  const policy = policyOf(`<script src="${url}"></script>`);
  expect(policy).toMatch(new RegExp(`script-src 'self'${origin};`));
  expect(policy).toContain(`connect-src 'self'${origin};`);
  expect(policy).not.toContain('trusted-types');
});

test.each(['', '<script src="/site/_astro/x.js"></script>', `<x-tag data-allow-script="'wasm-unsafe-eval'">`])(
  'enforces Trusted Types if all scripts are the build’s own: %j',
  (body) => expect(policyOf(body)).toMatch(/;require-trusted-types-for 'script';trusted-types site$/),
);

test('allows everything but text as code from the hosts of an owner’s scripts, on pages that have them', () => {
  const own = ['https://d', 'wss://e'];
  const policy = policyOf('<script src="https://d/chat.js"></script>', { own });
  for (const directive of ['default-src', 'script-src', 'connect-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://d`);
  expect(policy).toMatch(/style-src [^;]* https:\/\/d wss:\/\/e;/);
  expect(policy).not.toContain('unsafe');
  expect(policyOf('', { own })).not.toContain('https://d');
});
