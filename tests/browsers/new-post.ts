import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/paths.ts';
import { DIST } from '../support/built-site.ts';

export const NEW_POST = {
  title: 'Written after the build',
  body: '<p>Harmless words.</p><script>alert(1)</script><img src="x" onerror="alert(2)">',
};

/** Returns the site's feed with one more post, as if published after the build. */
export function addNewPost(): string {
  const feed = readFileSync(join(DIST, paths.feed), 'utf8');
  const { title, body } = NEW_POST;
  const link = 'https://news.example.com/written-after-the-build';
  const item = `<item><title>${title}</title><link>${link}</link><content:encoded><![CDATA[${body}]]></content:encoded></item>`;
  return feed.replace('<item>', `${item}<item>`);
}
