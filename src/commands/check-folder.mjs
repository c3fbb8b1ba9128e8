// Stops where the build's tools fail with a stack trace: they read these characters of a path as part of an address, a pattern or a
// text. Without an import of the project's, because nothing of it loads there.
import { sep } from 'node:path';

const folder = process.cwd();
const [character] = /[%#?*"\\]/.exec(folder.replaceAll(sep, '/')) ?? [];
if (character) {
  console.error(`Rename the folder ${folder}: the site can’t be built in a path with ${character}`);
  process.exit(1);
}
