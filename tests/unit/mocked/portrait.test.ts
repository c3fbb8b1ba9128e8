import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const file = join(await temporaryFolder(afterAll), 'portrait.jpg');
vi.doMock('../../../src/data/brand-pictures.ts', () => ({ brandPicture: () => ({ file }) }));
const { ICONS } = await import('../../../src/generators/icons.ts');

test('a phone’s portrait, which lies on its side with a note to turn it, is upright in structured data', async () => {
  const half = { create: { width: 600, height: 1200, channels: 3, background: 'red' } } as const;
  const onItsSide = sharp({ create: { ...half.create, width: 1200, background: 'blue' } });
  await onItsSide
    .composite([{ input: half, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  const { data } = await sharp(await ICONS['portrait.png']?.make())
    .resize(1, 2)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([data[0]! > data[2]!, data[3]! < data[5]!]).toEqual([true, true]);
});
