import { builtVariant } from './builds.ts';

/** Makes the builds that `npm test` needs, except cached ones. */
for (const name of ['plain', 'base', 'connected'] as const) console.log(`${name}: ${await builtVariant(name)}`);
