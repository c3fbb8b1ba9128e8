import { expect, test } from 'vitest';
import sharp from 'sharp';
import { brandPicture } from '../../src/data/brand-pictures.ts';
import { iconPng, ICONS } from '../../src/generators/icons.ts';
import { theme } from '../../src/styles/theme.ts';

test.skipIf(brandPicture('icon'))('the drawn icon has the theme’s colors', async () => {
  expect(await ICONS['icon.svg'].make()).toContain(theme.accents.consulting.light);
  expect(await ICONS['icon.svg'].make()).toContain(theme.light.paper);
});

test('the icon’s .ico file points to its picture', async () => {
  const file = await ICONS['favicon.ico'].make();
  const picture = file.subarray(file.readUInt32LE(18), file.readUInt32LE(18) + file.readUInt32LE(14));
  expect(picture.equals(await iconPng(48))).toBe(true);
  const { width, height, format } = await sharp(picture).metadata();
  expect([width, height, format]).toEqual([48, 48, 'png']);
});
