/** The site's language ('da-DK') and currency ('EUR'), for dates, numbers, prices and hyphenation. `site.config.ts` validates them. */
export const language: string = 'en-US';
export const currency: string = 'USD';

/** The words of the interface. The names and messages of single forms are with their features (docs/rebrand.md). */
export const words = {
  skip: 'Skip to content',
  mainMenu: 'Main',
  footerMenu: 'Footer',
  menu: 'Menu',
  meet: 'Meet With Us',
  close: 'Close',
  dismiss: 'Dismiss',
  newTab: '(opens in a new tab)',
  optional: '(optional)',
  example: 'example',
  exampleNote: '° Example: a fact, name or quotation that stands in for this company’s own.',
  progress: 'Progress',
  orWriteTo: 'or write to',
  emailUs: 'Email us',
  copyEmail: 'Copy our email',
  opensEmail: (email: string) => `This opens your email program. If it doesn’t, write to ${email}.`,
  openingEmail: (email: string) => `Opening your email program… If nothing opens, write to ${email}.`,
  posts: 'Posts',
  morePosts: 'More posts',
  postsByYear: 'Posts by year',
  readMore: 'Read More',
  backToBlog: 'Back to the blog',
  minutesToRead: 'min read',
  contents: 'Contents',
  table: 'Table',
  updated: 'Updated',
  embeddedMedia: 'Open the embedded media',
  loadingPosts: 'Loading latest insights...',
  loadingPost: 'Loading article...',
  noPosts: 'No posts available at the moment.',
};
