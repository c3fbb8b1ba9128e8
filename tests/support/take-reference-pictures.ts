import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../src/scripts/find-browser.ts';
import { FOLDER, REFERENCES, takePicture } from './reference-pictures.ts';
import { builtVariant } from './builds.ts';
import { startStaticServer } from './static-server.ts';

/**
 * `npm run reference-pictures`: retakes the reference pictures from the same build as the tests, without the owner's .env, feed or
 * base path. Deletes the picture of a page that no longer exists.
 */
const folder = await builtVariant('plain');
const server = await startStaticServer(folder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, route, width } of REFERENCES) {
    const file = join(FOLDER, `${name}.webp`);
    if (existsSync(join(folder, route, 'index.html')))
      await writeFile(file, await takePicture(browser, server.origin + route, width));
    else await rm(file, { force: true });
    console.log(file);
  }
} finally {
  await browser.close();
  await server.close();
}
