import { absolute } from '../../lib/site-origin.ts';
import { paths } from '../../paths.ts';

/** The `@id`s by which nodes name one another: the same on every page, so that crawlers join them over the site. */
export const ids = {
  organization: () => absolute(`${paths.home}#organization`),
  website: () => absolute(`${paths.home}#website`),
  founder: () => absolute(`${paths.about}#founder`),
  /** A page, by its address with base path. */
  page: (path: string) => absolute(path),
  /** Something that a page tells of. */
  part: (path: string, name: string) => absolute(`${path}#${name}`),
};

/** A node named by its `@id` instead of being told again. */
export function ref(id: string): { '@id': string } {
  return { '@id': id };
}
