import { builtVariant } from './builds.ts';
import { VARIANTS, type VariantName } from './variants.ts';

/** Builds every variant that tests need, except cached ones. */
for (const name of Object.keys(VARIANTS) as VariantName[]) console.log(`${name}: ${await builtVariant(name)}`);
