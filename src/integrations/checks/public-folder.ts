import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stopBuild } from '../../lib/stop.ts';

/** Ends the build at a symbolic link in `public`: it would publish files from anywhere, or fail with a stack trace. */
export function stopAtSymbolicLinks(publicFolder: string): void {
  const entries = readdirSync(publicFolder, { recursive: true, withFileTypes: true });
  const links = entries.filter((entry) => entry.isSymbolicLink());
  if (links.length === 0) return;
  const names = links.map((link) => `public/${relative(publicFolder, join(link.parentPath, link.name))}`);
  stopBuild(`${names.join(', ')}: replace each symbolic link with the file or folder that it leads to.`);
}
