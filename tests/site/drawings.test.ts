import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtFile, builtPages } from '../support/built-site.ts';

test('finds every drawing that a page uses, in the page or in a file of drawings', () => {
  for (const { route, document } of builtPages()) {
    for (const use of document.querySelectorAll('use')) {
      const href = use.getAttribute('href') ?? '';
      const [file = '', id = ''] = href.split('#');
      const built = file && builtFile(file);
      const isFound = file
        ? built && readFileSync(built, 'utf8').includes(` id="${id}"`)
        : document.querySelector(`[id="${id}"]`);
      expect.soft(isFound, `${route}: ${href}`).toBeTruthy();
    }
  }
});
