import { shortHash } from '../lib/hash.ts';
import { content } from './content.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { pages } from './pages.ts';

/** Returns a digest of the guide's words, names and links, below any base path. Its PDF ends with the one that it was printed from. */
export function guideDigest(): string {
  const { name, url, founder, emails, links } = site;
  const linked = [links.cohortCheckout, links.auditCheckout];
  const printed = [content.guide, pages.guide.title, name, url, founder.name, founder.bio[0], emails.contact, linked];
  return shortHash(JSON.stringify(printed).replaceAll(paths.home, '/'));
}
