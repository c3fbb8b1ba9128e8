/** Paths of built files that several parts of the project name, below the site's own path. */

/** The feed. It is also the path that a feed host answers at. */
export const FEED_FILE = 'functions/v1/fetch-blog-rss';
/** The blog's list and, below it, its posts. */
export const BLOG_FOLDER = 'blog/';
/** The index of the posts' words, from 20 posts on. */
export const SEARCH_FOLDER = 'pagefind/';
/** `npm run guide-pdf` prints it. */
export const GUIDE_PDF = 'ai-strategy-guide.pdf';
/** Comes before the digest of the guide's words, at the end of its PDF. */
export const GUIDE_DIGEST = '%guide ';

/** The editor's folder. Its page brings its own policy. */
export const EDITOR_FOLDER = 'admin/';
