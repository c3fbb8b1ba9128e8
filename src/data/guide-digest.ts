import { readFile } from 'node:fs/promises';
import { GUIDE_DIGEST, GUIDE_PDF } from '../lib/files/file-paths.ts';
import { shortHash } from '../lib/hash.ts';
import { content } from './content.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { hasGuidePdf } from './data-flows.ts';
import { pages } from './pages.ts';

/** Returns a digest of the guide's words, names and links, below any base path. Its PDF ends with the one that it was printed from. */
export function guideDigest(): string {
  const { name, url, founder, emails, links } = site;
  const linked = [links.cohortCheckout, links.auditCheckout];
  const words = [content.guide, content.sprint, pages.guide.title];
  const printed = [words, name, url, founder.name, founder.bio[0], emails.contact, linked];
  return shortHash(JSON.stringify(printed).replaceAll(paths.home, '/'));
}

/** Returns whether the site publishes a PDF of the guide that was printed from other words or prices. */
export async function isGuideStale(): Promise<boolean> {
  const pdf = await readFile(`public/${GUIDE_PDF}`, 'latin1').catch(() => '');
  return hasGuidePdf && pdf.split(GUIDE_DIGEST)[1]?.trim() !== guideDigest();
}
