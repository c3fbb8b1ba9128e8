import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

test('reserves the space of every picture and loads every frame lazily', () => {
  for (const { route, document } of builtPages()) {
    for (const image of document.querySelectorAll('img')) {
      for (const side of ['width', 'height']) {
        expect.soft(image.getAttribute(side), `${route}: ${side} of ${image}`).toMatch(/^\d+$/);
      }
    }
    for (const frame of document.querySelectorAll('iframe')) {
      expect.soft(frame.getAttribute('loading'), `${route}: ${frame}`).toBe('lazy');
      expect.soft(frame.getAttribute('title'), `${route}: title of ${frame}`).toBeTruthy();
    }
  }
});
