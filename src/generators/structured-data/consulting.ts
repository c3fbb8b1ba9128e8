import type { Article } from 'schema-dts';
import { tiers } from '../../content/accelerator.ts';
import { flywheel } from '../../content/guide.ts';
import { pages } from '../../content/pages.ts';
import { solutions } from '../../content/services.ts';
import { absolute } from '../../lib/site-origin.ts';
import { slugify } from '../../lib/slugify.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { ids, ref } from './ids.ts';
import { offer, service } from './services.ts';
import type { Node } from './web-page.ts';

/** The four consulting services. */
export function solutionServices(): Node[] {
  return solutions.map(({ name, summary }) =>
    service({ path: paths.services, part: slugify(name), name, description: summary }),
  );
}

/** What an enterprise can order, each at its price. */
export function tierServices(): Node[] {
  return tiers.map(({ name, price, bestFor, subject }) =>
    service({
      path: paths.accelerator,
      part: slugify(name),
      name,
      description: `${bestFor}.`,
      offers: [offer({ price, url: subject ? absolute(paths.accelerator) : site.links.auditCheckout })],
    }),
  );
}

/** The guide: an article that is also to be had as a PDF. */
export function guideArticle(): Exclude<Article, string> {
  const { path, title, description } = pages.guide;
  return {
    '@type': 'Article',
    '@id': ids.part(path, 'article'),
    headline: title,
    description,
    url: absolute(path),
    mainEntityOfPage: ref(ids.page(path)),
    articleSection: flywheel.map((step) => step.title),
    author: ref(ids.founder()),
    publisher: ref(ids.organization()),
    image: absolute(paths.socialCard('guide')),
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/pdf',
      contentUrl: new URL(site.embeds.guide || paths.embeds.guide, absolute(paths.home)).href,
    },
  };
}
