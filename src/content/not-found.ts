import { defineWords } from '../lib/define-words.ts';

/** The words of the 404 page, and of a new post that can't be loaded. */
export const words = defineWords('src/content/not-found.ts', {
  tabTitle: 'Page Not Found (404)',
  code: '404',
  title: 'Oops! Page not found',
  text: 'It may have moved, or the link may have a typo.',
  home: 'Return to Home',
  services: 'Services',
  contact: 'Contact',
  late: {
    title: 'This article didn’t load.',
    text: 'It’s new, and it hasn’t reached your browser yet. Try again, or write to us and we’ll send it to you.',
    retry: 'Try again',
  },
});
