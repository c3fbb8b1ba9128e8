/** Where the pictures of the feed wait for the end of the build, and stay for the next one. */
export const PICTURE_CACHE = 'node_modules/.cache/feed-pictures';

/** The folder of the built site that they are served from. */
export const PICTURE_FOLDER = 'pictures';
