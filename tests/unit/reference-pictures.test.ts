import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { difference } from '../support/reference-pictures.ts';

const WIDTH = 384;
const background = '#f7f5f0';
const bar = (color: string, top: number) => `<rect x="40" y="${top}" width="300" height="80" fill="${color}"/>`;
const picture = (marks: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="600">${marks}</svg>`))
    .flatten({ background })
    .png()
    .toBuffer();

describe('the difference of two pictures of a page', () => {
  it('is zero for equal pictures and for text moved by a line', async () => {
    const expected = await picture(bar('#1f4bff', 200));
    expect(await difference(expected, expected, WIDTH)).toBe(0);
    expect(await difference(expected, await picture(bar('#1f4bff', 224)), WIDTH)).toBe(0);
  });

  it('detects a missing part, another color and a missing end', async () => {
    const expected = await picture(bar('#1f4bff', 500));
    expect(await difference(expected, await picture(''), WIDTH)).toBeGreaterThan(0.05);
    expect(await difference(expected, await picture(bar('#5b3cc4', 500)), WIDTH)).toBeGreaterThan(0.05);
    const short = await sharp(await picture(''))
      .extract({ left: 0, top: 0, width: WIDTH, height: 400 })
      .toBuffer();
    expect(await difference(expected, short, WIDTH)).toBeGreaterThan(0.05);
  });
});
