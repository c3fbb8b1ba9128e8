import { paths } from '../paths.ts';
import { site } from '../site.config.ts';

/** The frames' addresses: the owner's, or the site's own. */
export const frames = {
  contact: site.embeds.contact || paths.embeds.contact,
  newsletter: site.embeds.newsletter || paths.embeds.newsletter,
};
