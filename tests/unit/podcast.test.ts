import { expect, test, vi } from 'vitest';
import { podcast } from '../../src/generators/structured-data/publications.ts';

test('the podcast names its feed if the owner has configured one', () => {
  vi.stubEnv('SITE', 'https://www.ours.co');
  expect(podcast('https://feeds.ours.co/show.xml')).toHaveProperty('webFeed', 'https://feeds.ours.co/show.xml');
  expect(podcast('')).not.toHaveProperty('webFeed');
});
