import { describe, expect, test } from 'vitest';
import { samplesInPost, samplesInSource, samplesLeft } from '../../src/commands/launch-check/samples.ts';

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

test.each([
  ['content/refunds.ts', "x = sample('y')", 'Buyers will hold you to refund terms that you didn’t write.'],
  ['content/offers.ts', "x = { payment: sample('y') }", 'Buyers will hold you to terms that you didn’t set.'],
  ['content/offers.ts', "x = { seats: sample('y') }", 'Buyers can’t tell what the workshop is.'],
  [
    'site.config.ts',
    "x = { company: { phone: sample('y') } }",
    'Buyers and search engines see a company that doesn’t exist.',
  ],
  [
    'site.config.ts',
    "x = { privacy: { law: sample('y') } }",
    'The privacy page states something about you that may not be true.',
  ],
  ['content/dinner.ts', "x = sample('y')", 'Visitors will think it’s yours.'],
])('a sample in %s, %s, costs: %s', (file, source, loss) => {
  const [left] = samplesLeft(new Map([[`src/${file}`, source]]));
  expect(left?.problem).toBe(`This is still a sample: 'y'. ${loss}`);
});
