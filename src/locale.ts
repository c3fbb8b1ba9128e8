/**
 * How the site speaks: its language, as browsers and screen readers name it ('da-DK', 'de-AT'), and the currency of its prices
 * ('EUR'). Dates, numbers, prices and hyphenation follow. site.config.ts hands them on, and the build checks them there.
 */
export const language: string = 'en-US';
export const currency: string = 'USD';

/** The words of the interface. Whatever else the site says is content (docs/rebrand.md). */
export const words = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  footerMenu: 'Footer',
  menu: 'Menu',
  close: 'Close',
  dismiss: 'Dismiss',
  newTab: '(opens in a new tab)',
  progress: 'Progress',
  posts: 'Posts',
  morePosts: 'More posts',
  postsByYear: 'Posts by year',
  readMore: 'Read More',
  backToBlog: 'Back to the blog',
  updated: 'Updated',
  embeddedMedia: 'Open the embedded media',
  loadingPosts: 'Loading latest insights...',
  loadingPost: 'Loading article...',
  noPosts: 'No posts available at the moment.',
};
