import { readdir, readFile } from 'node:fs/promises';

export interface HtmlPage {
  file: string;
  html: string;
}

/** Every HTML file below a folder. */
export async function htmlPages(root: string): Promise<HtmlPage[]> {
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html'));
  return Promise.all(files.map(async (file) => ({ file: root + file, html: await readFile(root + file, 'utf8') })));
}
