import { expect, test } from 'vitest';
import { isListed } from '../../src/integrations/is-listed.ts';

test.each(['/', '/blog/', '/blog/404-ways-to-fail/', '/blog/centered-heading-with-contact-form/', '/blog/embeds/'])(
  '%s stands in the sitemap, at the root and below a path',
  (path) => {
    expect(isListed(path, '/')).toBe(true);
    expect(isListed(`/site${path}`, '/site')).toBe(true);
  },
);

test.each(['/404/', '/404', '/embeds/contact/', '/centered-heading-with-contact-form/'])('%s does not', (path) => {
  expect(isListed(path, '/')).toBe(false);
  expect(isListed(`/site${path}`, '/site/')).toBe(false);
});
