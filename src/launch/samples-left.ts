import { samplesInPost, samplesInSource } from './samples.ts';
import type { Finding } from './finding.ts';

const SOURCE = /\.tsx?$/;
const POST = /^src\/content\/posts\/.*\.md$/;

/** Every sample that the owner has not replaced. `files`: the project's sources by their path. */
export function samplesLeft(files: ReadonlyMap<string, string>): Finding[] {
  return [...files].flatMap(([file, source]) => {
    const found = SOURCE.test(file)
      ? samplesInSource(file, source)
      : POST.test(file)
        ? samplesInPost(file, source)
        : [];
    return found.map(({ line, value }): Finding => ({
      level: 'blocking',
      file,
      line,
      problem: `A sample is left: ${value}.`,
      remedy: POST.test(file)
        ? 'Delete the post, or make it yours and remove its "sample" line.'
        : 'Put your own value in its place, without sample(…).',
    }));
  });
}
