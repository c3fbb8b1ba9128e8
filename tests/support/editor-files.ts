import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** Where Sveltia CMS's test backend keeps files, in the browser's own file system. */
const ROOT = 'sveltia-cms-test';

/** Reads the files that the editor edits, by path. */
export function contentFiles(): Record<string, string> {
  const names = ['src/content', 'src/content/posts'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => /\.(json|md)$/.test(name) && name !== 'README.md')
      .map((name) => `${folder}/${name}`),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(name, 'utf8')]));
}

/** Opens the editor with its test backend, filled with the project's files. */
export async function openEditor(page: Page, address: string, files: Record<string, string>): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/"backend":\{[^}]*\}/, '"backend":{"name":"test-repo"}') });
  });
  await page.goto(address);
  await page.evaluate(
    async ([root, entries]) => {
      const top = await (await navigator.storage.getDirectory()).getDirectoryHandle(root, { create: true });
      for (const [path, text] of entries) {
        const folders = path.split('/');
        const name = folders.pop() ?? '';
        let folder = top;
        for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
        const writable = await (await folder.getFileHandle(name, { create: true })).createWritable();
        await writable.write(text);
        await writable.close();
      }
    },
    [ROOT, Object.entries(files)] as const,
  );
  await page.getByRole('button', { name: 'Work with Test Repository' }).click();
}

/** Returns the files that the editor has saved, by path, as Base64. */
export function savedFiles(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async (root) => {
    const saved: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [name, handle] of folder.entries()) {
        if (handle instanceof FileSystemDirectoryHandle) await read(handle, `${path}${name}/`);
        else if (handle instanceof FileSystemFileHandle) {
          const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
          saved[path + name] = btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
        }
      }
    };
    await read(await (await navigator.storage.getDirectory()).getDirectoryHandle(root), '');
    return saved;
  }, ROOT);
}
