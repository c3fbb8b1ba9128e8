import { defineWords } from '../lib/define-words.ts';
import { durationBeforeNoun } from '../lib/format.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { labels } from './labels.ts';

/** The words around the posts: of the list, the archive and the end of a post. Posts are in src/content/posts. */
export const words = defineWords('src/content/blog.ts', {
  title: 'How companies put AI to work',
  lead: `Every two weeks our founder, ${site.founder.name}, writes for company leaders about what to automate, how to train people and whether it pays. [Subscribe by RSS](${paths.feed}).`,
  latest: 'Read the latest',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, last: number) => `Page ${page} of ${last}`,
  newer: 'Newer posts',
  older: 'Older posts',
  newest: 'Latest posts',
  year: (year: string) => `Posts from ${year}`,
  undated: 'Undated posts',
  search: {
    label: 'Search all posts',
    found: 'Posts found: {count}',
    failed: 'The search didn’t load. Check your connection, or look through the years below.',
  },
  related: 'Related posts',
  previous: 'Previous',
  next: 'Next',
  closing: {
    title: 'Is one of these your problem?',
    text: `Book a free ${durationBeforeNoun(calls.meeting.length)} call.`,
    actions: [{ label: labels.bookMeeting, href: site.links.calendar }],
  },
});
