import { fill } from '../lib/fill.ts';
import { isOff, paths } from '../paths.ts';
import { content } from './content.ts';

export type Module = (typeof content.modules)[number];

/** The platform's modules, unless the platform is switched off. */
export const modules = content.modules.filter(({ id }) => !isOff(paths.product(id)));

/** Returns what search engines and links say about a module's page, with its social card. */
export function moduleMeta({ id, title, headTitle, description, keywords }: Module) {
  return {
    path: paths.product(id),
    area: 'memento' as const,
    parent: paths.platform,
    title: fill(content.platform.module.name, { title }),
    headTitle,
    description,
    keywords,
    card: `products/${id}`,
  };
}
