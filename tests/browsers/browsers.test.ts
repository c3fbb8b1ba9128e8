import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DIST } from '../support/built-site.ts';
import { startStaticServer, type StaticServer } from '../support/static-server.ts';
import type { Engine } from './engines/engine.ts';
import { findFamilies } from './engines/find-engines.ts';
import { journeys } from './journeys.ts';
import { Visit } from './visit.ts';

// Runs the journeys in every installed browser family and names the missing ones.

let site: StaticServer;

beforeAll(async () => {
  site = await startStaticServer(DIST);
});
afterAll(() => site.close());

for (const { name, start, install } of findFamilies()) {
  if (!start) console.warn(`Skipping ${name}, which is not installed: ${install}`);
  describe.skipIf(!start)(`${name}:`, () => {
    let engine: Engine;

    beforeAll(async () => {
      if (!start) return;
      engine = await start();
      console.log(`${name}: ${engine.name}`);
    });
    afterAll(() => engine?.close());
    afterEach(() => expect(engine.problems().splice(0)).toEqual([]));

    test.for(Object.entries(journeys))('%s', ([, journey], { skip }) => journey(new Visit(engine, site.origin, skip)));
  });
}
