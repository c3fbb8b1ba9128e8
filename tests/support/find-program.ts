import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where programs are. Those of servers aren't in every user's path. */
export const PATH = [process.env['PATH'] ?? '', '/usr/sbin', '/sbin'].join(delimiter);

/** Returns the path of the first of these programs that is installed. */
export function findProgram(...programs: string[]): string | undefined {
  const folders = PATH.split(delimiter);
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
