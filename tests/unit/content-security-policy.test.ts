import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../src/integrations/finish/content-security-policy.ts';

const nothing = { scripts: [], styles: [], connect: [], frame: [] };

test('the Content-Security-Policy admits inline code by its hash alone', () => {
  const policy = contentSecurityPolicy({ ...nothing, scripts: ['alert(1)'] });
  // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
  expect(policy).toContain("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  expect(policy).toContain("style-src 'none'");
  expect(policy).not.toContain('unsafe');
});

test('it admits other hosts by name, each once', () => {
  const policy = contentSecurityPolicy({ ...nothing, connect: ['https://a', 'https://a'], frame: ['https://b'] });
  expect(policy).toContain("connect-src 'self' https://a;");
  expect(policy).toContain("frame-src 'self' https://b;");
});

test('it admits the scripts that a page asks for beside the page’s own', () => {
  expect(contentSecurityPolicy({ ...nothing, admitted: ['https://a'] })).toContain("script-src 'self' https://a;");
  expect(contentSecurityPolicy(nothing)).toContain("script-src 'self';");
});

test('it lets no text become code but through the site’s own policy, except beside another host’s scripts', () => {
  expect(contentSecurityPolicy(nothing)).toMatch(/;require-trusted-types-for 'script';trusted-types site$/);
  expect(contentSecurityPolicy({ ...nothing, admitted: ['https://a'] })).not.toContain('trusted-types');
});
