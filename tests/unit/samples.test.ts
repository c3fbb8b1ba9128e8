import { describe, expect, test } from 'vitest';
import { samplesInPost, samplesInSource } from '../../src/commands/launch-check/samples.ts';

describe('the launch check', () => {
  test('finds each call with its line and value', () => {
    const source =
      "import { sample } from './x.ts';\nexport const a = {\n  name: sample('A Name'),\n  list: sample([\n    'x',\n  ]),\n};\n";
    expect(samplesInSource('a.ts', source)).toMatchObject([
      { file: 'a.ts', line: 3, value: "'A Name'", keys: 'name' },
      { file: 'a.ts', line: 4, value: "[ 'x', ]", keys: 'list' },
    ]);
  });

  test('ignores comments, strings and other functions', () => {
    const source =
      "// sample('x')\nconst a = \"sample('y')\"; resample('z'); a.sample('q'); export function sample() {}";
    expect(samplesInSource('a.ts', source)).toEqual([]);
  });

  test('shortens a long value', () => {
    expect(samplesInSource('a.ts', `sample('${'x'.repeat(300)}')`)[0]?.value).toHaveLength(100);
  });

  test('finds `sample: true` in front matter only', () => {
    expect(samplesInPost('a.md', '---\ntitle: A post\nsample: true\n---\ntext')).toMatchObject([
      { file: 'a.md', line: 3, value: 'post: A post', keys: '' },
    ]);
    expect(samplesInPost('a.md', '---\ntitle: A post\n---\nsample: true')).toEqual([]);
    expect(samplesInPost('a.md', '---\ntitle: A post\nsample: false\n---\n')).toEqual([]);
  });
});
