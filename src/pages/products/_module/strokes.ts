import { modules } from '../../../content/modules.ts';
import { storyPart } from './story-parts.ts';
import { moduleScene } from './scenes.ts';

/** The line drawings of the modules' pages, by the modules’ slugs: the sample, and the customer's path. */
export const strokes = Object.fromEntries(
  modules.flatMap((module) => [
    [module.slug, moduleScene(module)],
    [`${module.slug}-path`, storyPart(module)],
  ]),
);
