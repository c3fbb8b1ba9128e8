import { expect, test, vi } from 'vitest';

vi.mock('../../../src/site.config.ts', async (original) => {
  const { site } = await original<typeof import('../../../src/site.config.ts')>();
  return { site: { ...site, hero: { home: { photo: 'no-such.jpg' } } } };
});

const { heroPhoto } = await import('../../../src/data/brand-pictures.ts');
const { paths } = await import('../../../src/paths.ts');

test('a photo that is missing stops the build and is named, and other pages keep their pictures', () => {
  expect(() => heroPhoto(paths.home)).toThrow(
    'src/content/site.json: hero.home.photo: src/content/brand has no file named "no-such.jpg".',
  );
  expect(heroPhoto(paths.events)).toBeUndefined();
});
