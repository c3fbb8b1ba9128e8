import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { inWords } from '../../src/lib/format.ts';
import { buildSite } from '../support/build-site.ts';
import { changedLists, type ContentList, type ListChange } from '../support/owner/changed-lists.ts';
import { outputTexts } from '../support/owner/output-texts.ts';
import { contentSources, ownerProject, writeFiles } from '../support/owner/owner-project.ts';

// One of each list more, and one of each fewer: the site builds whole, its links lead somewhere (the build refuses what does
// not), and no page says how many there were.

/** What the entries of a list are called on the pages, where it is not what the list is called. */
const NOUNS: Readonly<Record<string, string>> = {
  press: 'interviews|outlets|press videos',
  sprint: 'phases',
  engagement: 'steps?',
  tiers: 'prices|tiers|ways in',
  trainings: 'workshops|kinds of training|trainings',
  measures: 'numbers on one page|measures',
  questions: 'questions to ask',
  solutions: 'services|solutions',
  launchQuestions: 'questions',
  platforms: 'platforms|places to listen',
  customerStory: 'moments',
};
/** Lists whose number is said of other things as well. */
const COMMON = new Set(['engagement', 'launchQuestions', 'trainings']);

const projects: string[] = [];

afterAll(async () => {
  for (const folder of projects) await rm(folder, { recursive: true, force: true });
});

async function built(change: ListChange): Promise<{ lists: ContentList[]; texts: Map<string, string> }> {
  const project = ownerProject();
  projects.push(project);
  const changed = [...contentSources(project)].map(([file, source]) => ({
    file,
    ...changedLists(file, source, change),
  }));
  writeFiles(project, new Map(changed.map(({ file, source }) => [file, source])));
  const { code, output } = await buildSite('dist', {}, { project });
  if (code !== 0) throw new Error(`The build failed: ${output.slice(-3000)}`);
  return { lists: changed.flatMap(({ lists }) => lists), texts: outputTexts(join(project, 'dist')) };
}

describe.concurrent.each<ListChange>(['one more', 'one fewer'])('%s of each list', (change) => {
  test('builds whole, and no count of before is left', async ({ expect }) => {
    const { lists, texts } = await built(change);
    for (const wanted of ['packages', 'modules', 'events', 'launchQuestions', 'coachTestimonials', 'press'])
      expect(lists.map(({ name }) => name)).toContain(wanted);
    for (const { file, name, length } of lists) {
      if (COMMON.has(name)) continue;
      const noun = NOUNS[name] ?? name;
      const count = new RegExp(
        `(?<![\\d.,–-])\\b(?:${length}|${inWords(length)})[-\\s](?:[a-z-]+ )?(?:${noun})\\b`,
        'i',
      );
      for (const [page, text] of texts) {
        expect.soft(count.exec(text)?.[0], `${file}: ${name} had ${length}; ${page}`).toBeUndefined();
      }
    }
  });
});
