import { readFile, writeFile } from 'node:fs/promises';
import { difference, FOLDER, REFERENCES, takePicture } from '../support/reference-pictures.ts';
import { removedPage } from '../support/removed-pages.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';
import { expect, test } from '../support/test.ts';

/** The share of a page that may differ. Two Chromium builds differ by 0.06% at most, a missing drawing by 4%. */
const ALLOWED = 0.003;

test.skip(({ browserName }) => browserName !== 'chromium', 'other engines rasterize differently');
test.skip(!isSampleSite(), 'the pictures show the sample content');

for (const { name, route, width } of REFERENCES) {
  test(`${route} matches its reference picture at ${width} px`, async ({ browser, baseURL }, info) => {
    test.skip(removedPage(route, '') !== undefined, `The site has no page ${route}.`);
    const taken = await takePicture(browser, `${baseURL}${route}`, width);
    const share = await difference(await readFile(`${FOLDER}/${name}.webp`), taken, width);
    if (share > ALLOWED) await writeFile(info.outputPath(`${name}.webp`), taken);
    const remedy = `${(share * 100).toFixed(1)}% of the page has changed; see test-results. If that is intended, run npm run reference-pictures`;
    expect(share, remedy).toBeLessThanOrEqual(ALLOWED);
  });
}
