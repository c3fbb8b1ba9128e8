import sharp from 'sharp';

/** Makes a picture larger than any page needs: 2000 by 1000 pixels. */
export function photo(): Promise<Buffer> {
  return sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#a4491b' } })
    .png()
    .toBuffer();
}
