import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDER = '.github/workflows';

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const source = readFileSync(join(FOLDER, name), 'utf8');
  const steps = source.split(/^ +- (?=uses:|run:|name:)/m);

  test('pins every action to a commit and names its tag', () => {
    const uses = Array.from(source.matchAll(/uses: (.*)/g), ([, action]) => action);
    expect(uses.length).toBeGreaterThan(0);
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('keeps the token out of the checkout', () => {
    for (const step of steps.filter((text) => text.startsWith('uses: actions/checkout@')))
      expect(step).toContain('persist-credentials: false');
  });

  test('grants write access to the deploy job only', () => {
    const [before = '', deploy = ''] = source.split(/^ {2}deploy:$/m);
    expect(before).not.toMatch(/: write\b/);
    if (name === 'deploy.yml') expect(deploy).toMatch(/pages: write\n +id-token: write\n/);
  });
});
