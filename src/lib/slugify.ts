/**
 * Returns a title's slug: lowercase ASCII words joined by hyphens. Removes accents first, so that 'Café' becomes `cafe`.
 * May be empty, because a title in another script has no ASCII letter.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
