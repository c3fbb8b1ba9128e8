import { modules } from '../../../content/modules.ts';
import { moduleFigure } from './figures.ts';
import { storyPart } from './story-parts.ts';
import { moduleScene } from './scenes.ts';
import { flag } from './shapes.ts';

/**
 * The line drawings of the modules' pages, by the modules’ slugs: the sample, the customer's path, a sign, if it has one of its own, and a
 * figure, if there is one.
 */
export const strokes = Object.fromEntries(
  modules.flatMap((module) => {
    const figure = moduleFigure(module);
    return [
      [module.slug, moduleScene(module)],
      [`${module.slug}-path`, storyPart(module)],
      ...(module.tab === 'crm' ? [[`${module.slug}-sign`, flag] as const] : []),
      ...(figure ? [[`${module.slug}-figure`, figure] as const] : []),
    ];
  }),
);
