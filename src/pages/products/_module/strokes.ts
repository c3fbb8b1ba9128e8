import { modules } from '../../../content/modules.ts';
import { momentLine, saidAt } from './moment-line.ts';
import { moduleScene } from './scenes.ts';

/** The line drawings of the modules' pages, by the modules’ slugs: each sample, and each module's part of the customer's story. */
export const strokes = Object.fromEntries(
  modules.flatMap((module) => {
    const story = saidAt(module.slug);
    const scene = [module.slug, moduleScene(module)] as const;
    return story ? [scene, [`${module.slug}-moment`, momentLine(story)] as const] : [scene];
  }),
);
