/**
 * The slug of a title: lowercase ASCII, runs of anything else as one hyphen, none at the ends.
 * Accents are stripped first, so that 'Café' is `cafe`. May be empty: a title in another script has no ASCII letter.
 */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
