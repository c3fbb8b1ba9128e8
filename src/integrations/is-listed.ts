/** Pages for frames, for addresses that are no page, and an old address of the contact page. */
const UNLISTED = /^(?:embeds\/.*|404\/?|centered-heading-with-contact-form\/?)$/;

/** Whether a page stands in the sitemap. `base` is the site's path. */
export function isListed(pathname: string, base: string): boolean {
  return !UNLISTED.test(pathname.slice(base.replace(/\/?$/, '/').length));
}
