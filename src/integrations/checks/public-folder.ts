import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stopBuild } from '../../lib/stop.ts';

/** Ends the build at a symbolic link in `public`: it would publish files from anywhere, or fail with a stack trace. */
export function stopAtSymbolicLinks(publicFolder: string): void {
  const entries = readdirSync(publicFolder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isSymbolicLink()).map(({ parentPath, name }) => join(parentPath, name));
  const listed = names.map((name) => `public/${relative(publicFolder, name)}`).join(', ');
  if (listed) stopBuild(`${listed}: replace each symbolic link with the file or folder that it leads to.`);
}
