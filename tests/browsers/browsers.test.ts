import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../support/built-site.ts';
import { findProgram } from '../support/find-program.ts';
import type { Listening } from '../support/listen.ts';
import { startStaticServer } from '../support/static-server.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { journeys } from './journeys.ts';
import { Visit } from './visit.ts';
import { startWebKit } from './webkit.ts';

// Runs the journeys in Firefox and WebKit, and says which is not installed. Chromium runs the tests in tests/e2e.

const FAMILIES = [
  { name: 'Firefox', program: findProgram('firefox-esr', 'firefox'), start: startFirefox, install: 'firefox-esr' },
  {
    name: 'WebKit',
    program: (process.env['DISPLAY'] || findProgram('Xvfb')) && findProgram('WebKitWebDriver'),
    start: startWebKit,
    install: 'webkit2gtk-driver xvfb',
  },
];

let site: Listening;

beforeAll(async () => {
  site = await startStaticServer(DIST);
});
afterAll(() => site.close());

for (const { name, program, start, install } of FAMILIES) {
  if (!program) console.warn(`Skipping ${name}, which is not installed: apt-get install ${install}`);
  describe.skipIf(!program)(`${name}:`, () => {
    let engine: Engine;

    beforeAll(async () => {
      if (!program) return;
      engine = await start(program);
      console.log(`${name}: ${engine.name}`);
    });
    afterAll(() => engine?.close());
    afterEach(() => expect(engine.problems.splice(0)).toEqual([]));

    test.for(Object.entries(journeys))('%s', ([, journey], { skip }) => journey(new Visit(engine, site.origin, skip)));
  });
}
