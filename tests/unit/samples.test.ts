import { describe, expect, test } from 'vitest';
import { samplesIn, samplesLeft } from '../../src/commands/launch-check/samples.ts';

describe('the launch check', () => {
  test('finds each call with its line and value', () => {
    const source =
      "import { sample } from './x.ts';\nexport const a = {\n  name: sample('A Name'),\n  list: sample([\n    'x',\n  ]),\n};\n";
    expect(samplesIn('a.ts', source)).toMatchObject([
      { line: 3, lastLine: 3, value: "'A Name'" },
      { line: 4, lastLine: 6, value: "[ 'x', ]" },
    ]);
  });

  test('ignores comments, strings and other functions', () => {
    const source =
      "// sample('x')\nconst a = \"sample('y')\"; resample('z'); a.sample('q'); export function sample() {}";
    expect(samplesIn('a.ts', source)).toEqual([]);
  });

  test('shortens a long value', () => {
    expect(samplesIn('a.ts', `sample('${'x'.repeat(300)}')`)[0]?.value).toHaveLength(100);
  });

  test('finds `sample: true` in front matter only', () => {
    expect(samplesIn('src/content/posts/a.md', '---\ntitle: A post\nsample: true\n---\ntext')).toMatchObject([
      { line: 3, value: 'post: A post' },
    ]);
    expect(samplesIn('src/content/posts/a.md', '---\ntitle: A post\n---\nsample: true')).toEqual([]);
    expect(samplesIn('src/content/posts/a.md', '---\ntitle: A post\nsample: false\n---\n')).toEqual([]);
  });
});

test.each([
  ['refunds.ts', 'Buyers will hold you to terms that you didn’t set.'],
  ['press.ts', 'A claim you can’t prove is false advertising.'],
  ['dinner.ts', 'Visitors will think it’s yours.'],
])('a sample in %s risks: %s', (file, risk) => {
  const [left] = samplesLeft(new Map([[`src/content/${file}`, "x = sample('y')"]]), '');
  expect(left?.problem).toBe(`This is still a sample: 'y'. ${risk}`);
});
