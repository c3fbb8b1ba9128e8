/** What stands where posts are to come. */
export const WORDS = {
  loadingList: 'Loading latest insights...',
  noPosts: 'No posts available at the moment.',
  loadingPost: 'Loading article...',
} as const;
