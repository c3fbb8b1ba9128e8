import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { postDigest } from '../../src/loaders/markdown-loader.ts';

const publicFolder = mkdtempSync(join(tmpdir(), 'public-'));
afterEach(() => rmSync(publicFolder, { recursive: true, force: true }));

test('a post’s digest changes with its text, a picture that it shows, and the code', () => {
  const post = 'A bench.\n\n![A bench](/my%20bench.jpg)\n\n![](https://other.example.com/x.png) ![](/missing.png)';
  const picture = join(publicFolder, 'my bench.jpg');
  const digest = (text = post, version = '1') => postDigest(text, { publicFolder, version });
  writeFileSync(picture, 'old');
  writeFileSync(join(publicFolder, 'other.jpg'), 'old');
  const before = digest();
  expect(digest()).toBe(before);
  writeFileSync(join(publicFolder, 'other.jpg'), 'new');
  expect(digest()).toBe(before);
  writeFileSync(picture, 'new');
  const after = digest();
  expect(after).not.toBe(before);
  expect(digest(`${post} More.`)).not.toBe(after);
  expect(digest(post, '2')).not.toBe(after);
});
