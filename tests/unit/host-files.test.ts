import { expect, test } from 'vitest';
import { hostFiles } from '../../src/build/hosts/host-files.ts';

test('host files know the base path', () => {
  const files = hostFiles('/site/');
  expect(files['_headers']).toContain('/site/_astro/*\n  Cache-Control: public, max-age=31536000, immutable');
  expect(files['.htaccess']).toContain('ErrorDocument 404 /site/404.html');
  expect(files).toHaveProperty(['.nojekyll'], '');
});
