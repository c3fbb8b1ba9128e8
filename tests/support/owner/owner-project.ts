import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a checkout holds; an owner's .env stays where it is. */
const PROJECT = [
  'src',
  'public',
  'tests',
  'docs',
  'package.json',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  '.env.example',
  'README.md',
  'CONTRIBUTING.md',
  'LICENSE',
  '.github',
  '.ci',
  '.editorconfig',
  '.oxfmtrc.json',
  '.oxlintrc.json',
  '.prettierignore',
  '.gitignore',
];

/** A copy of the project to work on as an owner would. It shares the installed packages, and nothing that a build keeps. */
export function ownerProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'owner-'));
  for (const name of PROJECT) cpSync(name, join(folder, name), { recursive: true });
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync('node_modules'))
    if (!KEPT.has(name)) symlinkSync(resolve('node_modules', name), join(packages, name));
  return folder;
}

/** Where builds and tools keep what they have made. */
const KEPT = new Set(['.astro', '.cache', '.vite', '.vite-temp', '.vitest']);

/** The content modules and the configuration of a project, by their path in it. */
export function contentSources(folder: string): Map<string, string> {
  const content = readdirSync(join(folder, 'src/content'), { recursive: true, encoding: 'utf8' });
  const files = [
    'src/site.config.ts',
    ...content.filter((name) => name.endsWith('.ts')).map((name) => `src/content/${name}`),
  ];
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Posts of the owner's own in the place of those that came with the site. */
export function ownPosts(folder: string): Map<string, string | undefined> {
  const came = readdirSync(join(folder, 'src/content/posts')).map((name) => [name, undefined] as const);
  const own = TITLES.map((title, index) => [`own-${index + 1}.md`, post(title, index + 1)] as const);
  return new Map([...came, ...own].map(([name, text]) => [`src/content/posts/${name}`, text]));
}

const TITLES = ['Über den ersten Schritt', 'Zahlen & Größen', 'Wer entscheidet?', 'Ein Tag im Lager', 'Was bleibt'];

function post(title: string, day: number): string {
  const description = `What stands in the post that is called ${title}, in one sentence.`;
  return `---\ntitle: ${JSON.stringify(title)}\ndate: 2026-09-0${day}\ndescription: ${JSON.stringify(description)}\n---\n\nA text of its own. It leads to [the services](/services/).\n`;
}

/** Writes files of a project; undefined removes one. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string | undefined>): void {
  for (const [file, text] of files) {
    if (text === undefined) rmSync(join(folder, file));
    else writeFileSync(join(folder, file), text);
  }
}
