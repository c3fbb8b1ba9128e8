import { expect, test } from 'vitest';
import { addressOf, STATES } from '../../src/scripts/shots/states.ts';

test('a state is looked for below the base path, on any page of its template, and nowhere once its page is gone', () => {
  const listed = ['/ki/', '/ki/about/', '/ki/products/b%C3%BCcher/'];
  expect(addressOf({ route: '/about/' }, listed, '/ki')).toBe('/ki/about/');
  expect(addressOf({ route: '/products/' }, listed, '/ki')).toBe('/ki/products/b%C3%BCcher/');
  expect(addressOf({ route: '/quiz/' }, listed, '/ki')).toBeUndefined();
  const missing = STATES.find(({ name }) => name === 'not found');
  expect(missing && addressOf(missing, listed, '/ki')).toMatch(/^\/ki\/./);
});
