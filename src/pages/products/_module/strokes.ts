import { modules } from '../../../content/modules.ts';
import { moduleScene } from './scenes.ts';

/** The line drawings of the modules' pages, by the modules’ slugs. */
export const strokes = Object.fromEntries(modules.map((module) => [module.slug, moduleScene(module)]));
