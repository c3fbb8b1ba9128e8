import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, normalize, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

// Imports run one way (docs/architecture.md). `self` is the folder itself, `logic` for a feature's pure functions
// (no component, no store), `type` admits types only. Colors and type (`styles`) are values that pictures made at build need.
const BUILD = [
  'locale',
  'content',
  'site.config',
  'type site-schema',
  'paths',
  'lib',
  'components/art',
  'logic',
  'styles',
];
const VIEW = [
  'charts',
  'drawings',
  'locale',
  'features',
  'components/ui',
  'components/art',
  'components/sections',
  'content',
  'site.config',
  'type site-schema',
  'paths',
  'lib',
  'styles',
];
const RULES: Record<string, readonly string[]> = {
  lib: ['locale'],
  locale: [],
  styles: [],
  'site.config': ['lib', 'locale', 'site-schema'],
  'site-schema': ['lib'],
  paths: ['lib'],
  'content.config': ['content', 'features', 'lib', 'site.config'],
  // The founder's portrait and signature depend on who the site belongs to, and on the owner's pictures.
  'components/ui': ['components/art', 'drawings', 'styles', 'content', 'lib', 'locale', 'paths', 'site.config'],
  'components/art': ['lib', 'paths', 'site.config', 'type content'],
  content: ['paths', 'site.config', 'lib', 'type logic', 'type site-schema'],
  'components/sections': ['components/ui', 'components/art', 'content', 'locale', 'paths', 'site.config', 'lib', 'styles'],
  charts: ['content', 'lib', 'locale'],
  stores: ['lib'],
  features: ['self', 'locale', 'components/ui', 'components/art', 'components/sections', 'stores', 'paths', 'lib'],
  layouts: [...VIEW, 'generators/structured-data', 'type site-schema'],
  pages: [...VIEW, 'layouts', 'generators', 'integrations'],
  generators: BUILD,
  integrations: ['generators', ...BUILD],
  launch: ['generators', 'integrations', ...BUILD],
  scripts: ['generators', 'integrations', 'launch', ...BUILD],
};

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
  test('are read from TypeScript files and templates', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.some(({ from }) => from.endsWith('.astro'))).toBe(true);
  });

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

  test('are at most 20 in a file', () => {
    const counts = files.map((file) => [file, imports.filter(({ from }) => from === file).length] as const);
    expect(counts.filter(([, count]) => count > 20)).toEqual([]);
  });

  test('never go in a circle, types included', () => {
    const state = new Map<string, 'open' | 'done'>();
    const circle = (file: string, path: string[]): string[] | undefined => {
      if (state.get(file) === 'done') return undefined;
      if (state.get(file) === 'open') return [...path.slice(path.indexOf(file)), file];
      state.set(file, 'open');
      for (const { to } of imports.filter(({ from }) => from === file)) {
        const found = circle(to, [...path, file]);
        if (found) return found;
      }
      state.set(file, 'done');
      return undefined;
    };
    for (const file of files) expect(circle(file, [])).toBeUndefined();
  });

  test('of a page’s parts are only in the page’s own test', () => {
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const wrong = tests.filter(
      (file) =>
        !file.startsWith('unit/pages/') &&
        /^import .*\/src\/pages\/_(?!shared)/m.test(readFileSync(join('tests', file), 'utf8')),
    );
    expect(wrong).toEqual([]);
  });

  test('of stores never reach a page', () => {
    expect(imports.filter(({ from, to }) => layerOf(from) === 'pages' && layerOf(to) === 'stores')).toEqual([]);
  });
});

test('every imported package is declared, and vite is the one that Astro uses', () => {
  const all = ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const code = ['astro.config.mjs', ...all.filter((file) => /\.(ts|tsx|mjs|astro)$/.test(file))];
  const imported = code.flatMap((file) => ts.preProcessFile(codeOf(file), true, true).importedFiles);
  const packages = imported.flatMap(({ fileName }) => /^(@[^/]+\/)?[a-z][^/:]*(?![^/]*:)/.exec(fileName)?.[0] ?? []);
  const { dependencies, devDependencies } = packageFile('package.json');
  const declared: Record<string, string> = { ...dependencies, ...devDependencies };
  expect(new Set(packages)).toContain('astro');
  expect([...new Set(packages)].filter((name) => !declared[name] && !declared[`@types/${name}`])).toEqual([]);
  const astro = createRequire(resolve('node_modules/astro/package.json'));
  expect(declared['vite']).toBe(packageFile(astro.resolve('vite/package.json')).version);
});

function packageFile(path: string) {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  > & {
    version: string;
  };
}

/** Returns a file's code: all of it, or the code of a template. */
function codeOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  if (!file.endsWith('.astro')) return source;
  const parts = source.matchAll(/^---\n([\s\S]*?)\n---|<script>([\s\S]*?)<\/script>/g);
  return Array.from(parts, (match) => match[1] ?? match[2]).join('\n');
}

function importsOf(file: string): Import[] {
  const tree = ts.createSourceFile(file, codeOf(join('src', file)), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return tree.statements.flatMap((statement): Import[] => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier) || !/^\..*(?<!\.json)$/.test(specifier.text)) return [];
    const to = normalize(join(dirname(file), specifier.text.replace(/\?.*$/, '')));
    if (!existsSync(join('src', to))) throw new Error(`${file} imports ${specifier.text}, which does not exist`);
    return [{ from: file, to, typeOnly: isTypeOnly(statement) }];
  });
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
  const clause = statement.importClause;
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  return !clause.name && !!named && ts.isNamedImports(named) && named.elements.every(({ isTypeOnly: type }) => type);
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
