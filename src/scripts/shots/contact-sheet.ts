import sharp from 'sharp';

const GAP = 24;
const PAPER = '#808080';

/** A picture of a page or state, with its name. */
export interface Shot {
  name: string;
  png: Buffer;
}

/** Arranges pictures in rows of `columns`, each `width` px wide and cropped to `height` px, with its name above it. */
export async function contactSheet(
  shots: readonly Shot[],
  { columns, width, height }: { columns: number; width: number; height: number },
): Promise<Buffer> {
  const cells = await Promise.all(shots.map(({ name, png }) => cell(name, png, width, height)));
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
  let top = GAP;
  const placed = rows.flatMap((row) => {
    const line = row.map(({ data }, column) => ({ input: data, left: GAP + column * (width + GAP), top }));
    top += Math.max(...row.map(({ info }) => info.height)) + GAP;
    return line;
  });
  const size = { width: GAP + columns * (width + GAP), height: top };
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite(placed)
    .png()
    .toBuffer();
}

async function cell(name: string, png: Buffer, width: number, height: number) {
  const picture = await sharp(png).resize({ width }).toBuffer({ resolveWithObject: true });
  const visible = Math.min(height, picture.info.height);
  const title = `<svg width="${width}" height="28"><text y="20" font-family="sans-serif" font-size="17">${name}</text></svg>`;
  return sharp(picture.data)
    .extract({ left: 0, top: 0, width, height: visible })
    .extend({ top: 28, background: PAPER })
    .composite([{ input: Buffer.from(title), left: 0, top: 0 }])
    .png()
    .toBuffer({ resolveWithObject: true });
}
