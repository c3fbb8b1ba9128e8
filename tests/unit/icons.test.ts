import { describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { ico, iconPng, iconSvg, MANIFEST_ICONS, shortName, webManifest } from '../../src/generators/icons.ts';
import { brandPicture } from '../../src/content/derived/brand.ts';
import { site } from '../../src/site.config.ts';
import { theme } from '../../src/styles/theme.ts';

describe('the icon', () => {
  test.skipIf(brandPicture('icon'))('has the theme’s colors where it is drawn', async () => {
    expect(await iconSvg()).toContain(theme.light.ink);
    expect(await iconSvg()).toContain(theme.light.paper);
  });

  test.each([16, 180, 512])('has a picture of %i px', async (size) => {
    const { width, height, format } = await sharp(await iconPng(size)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  });

  test('has an .ico file whose directory points to each picture', async () => {
    const pictures = [
      { size: 16, png: await iconPng(16) },
      { size: 256, png: await iconPng(256) },
    ];
    const file = ico(pictures);
    expect(file.readUInt16LE(4)).toBe(2);
    for (const [index, { size, png }] of pictures.entries()) {
      const at = 6 + 16 * index;
      expect(file.readUInt8(at)).toBe(size % 256);
      const from = file.readUInt32LE(at + 12);
      expect(file.subarray(from, from + file.readUInt32LE(at + 8)).equals(png)).toBe(true);
    }
  });
});

test('the manifest names the site and every size of the icon', () => {
  const { name, icons, start_url } = webManifest();
  expect(name).toBe(site.name);
  expect(start_url).toBe('/');
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', ...MANIFEST_ICONS.map((size) => `${size}x${size}`)]);
});

test.each([
  ['Acme', 'Acme'],
  ['Brandt, O’Neill & Søn', 'Brandt'],
  ['Vossberg Advisory', 'Vossberg'],
])('the name below the icon of “%s” is “%s”', (name, short) => {
  expect(shortName(name)).toBe(short);
});
