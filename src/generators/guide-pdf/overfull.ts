/** A sheet of the guide whose content runs past its foot, and by how many CSS pixels. */
export interface OverfullSheet {
  id: string;
  pixels: number;
}

/** The height of a line of the guide's text. */
const LINE = 20;

/** What the owner is told: which sheets, by how many lines, and where their words stand. */
export function overfullSentence(sheets: readonly OverfullSheet[]): string {
  const named = sheets.map(({ id, pixels }) => {
    const lines = Math.ceil(pixels / LINE);
    return `"${id || 'cover'}" by about ${lines} ${lines === 1 ? 'line' : 'lines'}`;
  });
  return `The guide's text runs past the foot of its sheet: ${named.join(', ')}. Shorten the texts of that chapter in src/content/guide.ts, or take a font in src/styles/type.ts that runs narrower, then run npm run guide-pdf again.`;
}
