import type { Finding } from './finding.ts';
import type { PageOutline } from './page-outline.ts';

/** Pictures in the owner's own texts that say nothing to who can't see them. `pages`: by their file. */
export function picturesWithoutText(pages: ReadonlyMap<string, PageOutline>): Finding[] {
  return [...pages].flatMap(([file, { silentPictures }]) =>
    silentPictures.map((src): Finding => ({
      level: 'advice',
      file,
      problem: `A picture without words: ${src.slice(0, 120)}.`,
      remedy: 'Describe it in the brackets of ![…](…), or where your newsletter asks for a description.',
    })),
  );
}
