import { Parser } from 'htmlparser2';

/** What the launch check wants to know of a built page. */
export interface PageOutline {
  ids: Set<string>;
  /** The addresses of its links, as written. */
  hrefs: string[];
  /** Addresses of pictures in a post's body that have no text. */
  silentPictures: string[];
}

/** The site's own drawing for a post, which says nothing that its title does not. */
const DRAWN = /\/art\/posts-[\w-]+\.svg#|^data:/;

/** The links, fragments and pictures of a page. */
export function pageOutline(html: string): PageOutline {
  const outline: PageOutline = { ids: new Set(), hrefs: [], silentPictures: [] };
  const open: boolean[] = [];
  const parser = new Parser({
    onopentag(name, { id, href, src, alt, class: classes }) {
      open.push((open.at(-1) ?? false) || /(?:^|\s)prose(?:\s|$)/.test(classes ?? ''));
      if (id) outline.ids.add(id);
      if (name === 'a' && href !== undefined) outline.hrefs.push(href);
      if (name === 'img' && open.at(-1) && !alt && !DRAWN.test(src ?? '')) outline.silentPictures.push(src ?? '');
    },
    onclosetag() {
      open.pop();
    },
  });
  parser.end(html);
  return outline;
}
