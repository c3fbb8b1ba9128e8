/**
 * `npm run launch-check`: lists every sample that the owner has not replaced yet, with file, line and value. Exits 1 while
 * any is left, 0 with none.
 */
import { readdir, readFile } from 'node:fs/promises';
import { type SampleFound, samplesInPost, samplesInSource } from '../build/checks/samples.ts';

const SOURCE = /\.(ts|tsx)$/;
const POST = /^src\/content\/posts\/.*\.md$/;

const found: SampleFound[] = [];
for (const name of (await readdir('src', { recursive: true })).toSorted()) {
  const file = `src/${name}`;
  if (SOURCE.test(file)) found.push(...samplesInSource(file, await readFile(file, 'utf8')));
  else if (POST.test(file)) found.push(...samplesInPost(file, await readFile(file, 'utf8')));
}

for (const { file, line, value } of found) console.log(`${file}:${line}: ${value}`);
if (found.length > 0) {
  console.log(`${found.length} samples are left. Replace each with your own, without sample(…), before you go live.`);
  process.exitCode = 1;
} else {
  console.log('No samples are left: the site is yours.');
}
