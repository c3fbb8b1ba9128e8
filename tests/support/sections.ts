import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { test } from 'playwright/test';
import { textFiles } from '../../src/lib/files/files-in.ts';

/** Returns whether a page has a section. Its owner switches one off by removing the line from the page's file. */
export function hasSection(page: string, section: string): boolean {
  return readFileSync(`src/pages/${page}.astro`, 'utf8').includes(`<${section} `);
}

/** Skips a browser test of a section that is switched off. */
export function needsSection(page: string, section: string): void {
  test.skip(!hasSection(page, section), `src/pages/${page}.astro has no <${section} />.`);
}

/** Returns the sections that no page shows, because the owner has switched them off. */
export async function sectionsOff(): Promise<string[]> {
  const sources = [...(await textFiles('src', 'src/', /\.astro$|^commands\/.*\.ts$/))];
  const isShown = (file: string) => {
    const [folder, name] = [basename(dirname(file)), basename(file, '.astro')];
    const use = new RegExp(`<${name}\\b|entrypoint: '.*/${name}\\.astro'`);
    return sources.some(
      ([user, text]) =>
        use.test(text) && (dirname(user) === dirname(file) || text.includes(`${folder}/${name}.astro'`)),
    );
  };
  return sources.flatMap(([file]) => (/^src\/pages\/(?:.*\/)?_/.test(file) && !isShown(file) ? [file] : []));
}
