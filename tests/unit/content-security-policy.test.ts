import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/integrations/finish/content-security-policy.ts';

const nothing = { scripts: [], styles: [], scriptOrigins: [], connect: [], frame: [], trustedTypes: true };

test('allows inline code by its digest alone', () => {
  const policy = contentSecurityPolicy({ ...nothing, scripts: ['alert(1)'] });
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).toContain("style-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('allows other hosts by name, each once', () => {
  const policy = contentSecurityPolicy({
    ...nothing,
    scriptOrigins: ['https://c'],
    connect: ['https://a', 'https://a'],
    frame: ['https://b'],
  });
  expect(policy).toContain("script-src 'self' https://c;");
  expect(policy).toContain("connect-src 'self' https://a;");
  expect(policy).toContain("frame-src 'self' https://b;");
});

test('allows everything but text as code from the hosts of an owner’s scripts', () => {
  const policy = contentSecurityPolicy({ ...nothing, scriptOrigins: ['https://d'], own: ['https://d', 'wss://e'] });
  for (const directive of ['default-src', 'script-src', 'connect-src', 'frame-src'])
    expect(policy).toContain(`${directive} 'self' https://d`);
  expect(policy).toContain('style-src https://d wss://e;');
  expect(policy).not.toContain('unsafe');
});

test('enforces Trusted Types by default', () => {
  expect(contentSecurityPolicy(nothing)).toMatch(/;require-trusted-types-for 'script';trusted-types site$/);
  expect(contentSecurityPolicy({ ...nothing, trustedTypes: false })).not.toContain('trusted-types');
});
