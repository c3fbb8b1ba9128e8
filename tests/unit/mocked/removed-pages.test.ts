import { existsSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { removedPage } from '../../support/removed-pages.ts';

vi.mock('node:fs', { spy: true });

test('treats a sample page that isn’t built as removed, and any other missing page as an error', () => {
  vi.mocked(existsSync).mockReturnValue(false);
  expect(removedPage('/brand/', '')).toBe('/brand/');
  expect(removedPage('/brand#cta', '')).toBe('/brand/');
  expect(removedPage('http://127.0.0.1:1/site/brand/', '/site')).toBe('/brand/');
  expect(removedPage('/', '')).toBeUndefined();
  expect(removedPage('/no-such-page/', '')).toBeUndefined();
  vi.mocked(existsSync).mockReturnValue(true);
  expect(removedPage('/brand/', '')).toBeUndefined();
});
