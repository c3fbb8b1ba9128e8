import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasGuidePdf } from '../../src/data/data-flows.ts';
import { guideDigest } from '../../src/data/guide-digest.ts';
import { GUIDE_DIGEST, GUIDE_PDF } from '../../src/lib/files/file-paths.ts';
import { language } from '../../src/locale.ts';

// An owner's own guide, embedded from elsewhere, replaces it, and without its page it isn't published.
test.skipIf(!hasGuidePdf)('the guide’s PDF is current, tagged, small and in the site’s language', () => {
  const pdf = readFileSync(`public/${GUIDE_PDF}`, 'latin1');
  expect(
    pdf.endsWith(`${GUIDE_DIGEST}${guideDigest()}\n`),
    'it is older than the words of the guide and site.json: run npm run guide-pdf',
  ).toBe(true);
  for (const part of ['%PDF-', '/StructTreeRoot', `/Lang (${language.slice(0, 2)}`]) expect(pdf).toContain(part);
  expect(pdf, 'its links lead to the site').not.toContain('localhost');
  expect(pdf.length, 'shorten src/content/guide.json, then run npm run guide-pdf').toBeLessThanOrEqual(250_000);
});
