import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/integrations/finish/content-security-policy.ts';

const page = { scripts: [], style: '', scriptUrls: [], script: [], connect: [], frame: [], own: '/site/_astro/' };

test('allows other hosts by name, each once', () => {
  const policy = contentSecurityPolicy({
    ...page,
    script: ['https://c'],
    connect: ['https://a', 'https://a'],
    frame: ['https://b'],
  });
  expect(policy).toContain("script-src 'self' https://c;");
  expect(policy).toContain("connect-src 'self' https://a;");
  expect(policy).toContain("frame-src 'self' https://b;");
});

test.each([
  ['/tracker.js?v=1', ''],
  ['//cdn.example.com/tracker.js', ' https://cdn.example.com'],
  ['https://cdn.example.com/tracker.js?id=1', ' https://cdn.example.com'],
])('allows an owner’s script %s, and enforces no Trusted Types, which it may not know', (url, origin) => {
  const policy = contentSecurityPolicy({ ...page, scriptUrls: [url] });
  expect(policy).toMatch(new RegExp(`script-src 'self'${origin};`));
  expect(policy).toContain(`connect-src 'self'${origin};`);
  expect(policy).not.toContain('trusted-types');
});

test.each([{}, { scriptUrls: ['/site/_astro/x.js'] }, { script: ["'wasm-unsafe-eval'"] }])(
  'enforces Trusted Types if all scripts are the build’s own: %j',
  (sources) =>
    expect(contentSecurityPolicy({ ...page, ...sources })).toMatch(
      /;require-trusted-types-for 'script';trusted-types site$/,
    ),
);

test('allows everything but text as code from the hosts of an owner’s scripts, on pages that have them', () => {
  const ownerHosts = ['https://d', 'wss://e'];
  const policy = contentSecurityPolicy({ ...page, scriptUrls: ['https://d/chat.js'], ownerHosts });
  for (const directive of ['default-src', 'script-src', 'connect-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://d`);
  expect(policy).toMatch(/style-src [^;]* https:\/\/d wss:\/\/e;/);
  expect(policy).not.toContain('unsafe');
  expect(contentSecurityPolicy({ ...page, ownerHosts })).not.toContain('https://d');
});
