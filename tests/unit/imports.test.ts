import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

// Imports run one way (docs/architecture.md). `self` is the folder itself, `logic` for a feature's pure functions
// (no component, no store), `type` admits types only. Colors and type (`styles`) are values that pictures made at build need.
const BUILD = ['locale', 'data', 'site.config', 'type site-schema', 'paths', 'lib', 'logic', 'styles'];
const VIEW = `charts components/sections components/ui data drawings features lib locale paths site.config
  styles`.split(/\s+/);
const RULES: Record<string, readonly string[]> = {
  lib: ['locale'],
  locale: [],
  styles: [],
  'site.config': ['lib', 'site-schema'],
  'site-schema': ['lib'],
  paths: ['lib'],
  'content.config': ['data', 'features', 'lib', 'site.config'],
  // The founder's portrait and signature depend on who the site belongs to, and on the owner's pictures.
  'components/ui': ['drawings', 'styles', 'data', 'lib', 'locale', 'paths', 'site.config'],
  'components/sections': ['components/ui', 'data', 'locale', 'paths', 'site.config', 'lib', 'styles'],
  data: ['lib', 'locale', 'paths', 'site.config', 'site-schema'],
  charts: [],
  stores: [],
  features: [
    'self',
    'type data',
    // Pure, without the content, which is no script's to load.
    'data/quiz.ts',
    'locale',
    'components/ui',
    'stores',
    'paths',
    'lib',
  ],
  layouts: [...VIEW, 'generators/structured-data', 'type site-schema'],
  pages: [...VIEW, 'layouts', 'generators', 'type site-schema'],
  generators: ['drawings', ...BUILD],
  integrations: ['site-schema', ...BUILD],
  commands: ['integrations', ...BUILD],
};

interface Packages {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(ts|tsx|astro)$/.test(file),
);
const imports = files.flatMap(importsOf);

describe('imports', () => {
  test.each(files)('of %s run one way', (file) => {
    const layer = layerOf(file);
    const allowed = RULES[layer];
    expect(allowed, `${file} is in no known folder`).toBeDefined();
    for (const { to, typeOnly } of imports.filter(({ from }) => from === file)) {
      const own = folderOf(file) === folderOf(to);
      const admitted =
        (layerOf(to) === layer && (layer !== 'features' || own)) ||
        targetsOf(to).some((target) => allowed?.includes(target) || (typeOnly && allowed?.includes(`type ${target}`)));
      expect(admitted, `${file} may not import ${to}`).toBe(true);
    }
  });

  test('never go in a circle, types included', () => {
    const left = new Map(files.map((file) => [file, imports.filter(({ from }) => from === file).map(({ to }) => to)]));
    // Takes away files that import nothing that is left, until only circles and what leads to them remain.
    for (let before = -1; before !== left.size;) {
      before = left.size;
      for (const [file, targets] of left) if (!targets.some((to) => left.has(to))) left.delete(file);
    }
    expect([...left.keys()]).toEqual([]);
  });
});

describe('packages', () => {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Packages;
  const { scripts, dependencies, devDependencies } = read('package.json');
  const importedBy = (paths: readonly string[]) => [
    ...new Set(
      paths.flatMap((path) => Array.from(readFileSync(path, 'utf8').matchAll(PACKAGE), ([, name = '']) => name)),
    ),
  ];
  const inside = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|mjs|astro)$/.test(file))
      .map((file) => join(folder, file));

  test('that a build imports are installed for production, too', () => {
    const build = importedBy(['astro.config.mjs', ...inside('src').filter((path) => !path.startsWith('src/commands'))]);
    expect(build).toContain('vite');
    expect([...build, scripts['build']?.split(' ')[0] ?? ''].filter((name) => !dependencies[name])).toEqual([]);
    expect(existsSync('node_modules/astro/node_modules/vite'), 'Astro has a vite of its own').toBe(false);
  });

  test('that commands and tests import are declared', () => {
    const names = importedBy([...inside('src/commands'), ...inside('tests')]);
    expect(names.filter((name) => !dependencies[name] && !devDependencies[name])).toEqual([]);
  });
});

/** Matches an import of a package that leaves something to run, not one of types, Node.js or Astro's own. */
const PACKAGE = /^(?:import|export) (?!type )(?:[^;'"]* from )?'((?:@[^/']+\/)?[a-z][^/':]*)(?:\/[^':]*)?'/gm;

/** Reads a file's relative imports: `import`s and `export … from` of TypeScript, and of the code of a template. */
function importsOf(file: string): Import[] {
  const source = readFileSync(join('src', file), 'utf8');
  const found = source.matchAll(/^(?:import|export)(?<type> type)?\s[^'"`;]*?from '(?<path>\.[^'?]*)/gm);
  return Array.from(found, ({ 0: text, groups: { type, path = '' } = {} }) => ({
    from: file,
    to: normalize(join(dirname(file), path)),
    typeOnly: type !== undefined || /^import \{(?:\s*type \w+,?)+\s*\}/.test(text),
  })).filter(({ to }) => !to.endsWith('.json') && !to.startsWith('../node_modules/'));
}

/** Returns a file's layer: its top folder, or folder and subfolder for components. */
function layerOf(file: string): string {
  const [top = '', second = ''] = file.split('/');
  return top === 'components' ? `components/${second}` : top.replace(/\.ts$/, '');
}

/** Returns all that an import's target counts as. */
function targetsOf(file: string): string[] {
  const layer = layerOf(file);
  const logic = layer === 'features' && /\/[a-z][\w-]*\.ts$/.test(file);
  return [layer, folderOf(file), ...(logic ? ['logic'] : [])];
}

function folderOf(file: string): string {
  return file.split('/').slice(0, 2).join('/');
}
