import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, test } from 'vitest';
import { inWords } from '../../src/lib/format.ts';
import { buildSite } from '../support/build-site.ts';
import { changeLists, type ContentList, type ListChange } from '../support/owner/changed-lists.ts';
import { readOutputTexts } from '../support/owner/output-texts.ts';
import { readContentSources, copyOwnerProject, writeFiles } from '../support/owner/owner-project.ts';

// With one more or one fewer entry in each list, the site builds without dead links and no page mentions the old count.

/** Nouns of lists on the pages, if different from the list's name. */
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
/** Lists whose count also applies to other things. */
const COMMON = new Set(['engagement', 'launchQuestions', 'trainings']);

const projects: string[] = [];

afterAll(async () => {
  for (const folder of projects) await rm(folder, { recursive: true, force: true });
});

async function buildChanged(change: ListChange): Promise<{ lists: ContentList[]; texts: Map<string, string> }> {
  const project = copyOwnerProject();
  projects.push(project);
  const changed = [...readContentSources(project)].map(([file, source]) => ({
    file,
    ...changeLists(file, source, change),
  }));
  writeFiles(project, new Map(changed.map(({ file, source }) => [file, source])));
  const { code, output } = await buildSite('dist', {}, { project });
  if (code !== 0) throw new Error(`The build failed: ${output.slice(-3000)}`);
  return { lists: changed.flatMap(({ lists }) => lists), texts: readOutputTexts(join(project, 'dist')) };
}

describe.concurrent.each<ListChange>(['one more', 'one fewer'])('%s in each list', (change) => {
  test('builds without the old counts', async ({ expect }) => {
    const { lists, texts } = await buildChanged(change);
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
