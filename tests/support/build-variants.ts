import { builtVariant } from './builds.ts';
import { VARIANTS, type VariantName } from './variants.ts';

/** Makes every build that tests look at, or finds it again. */
for (const name of Object.keys(VARIANTS) as VariantName[]) console.log(`${name}: ${await builtVariant(name)}`);
