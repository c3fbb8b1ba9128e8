import { z } from 'astro/zod';
import { positiveInteger, text, texts } from '../../lib/schema.ts';

/** A group of texts. */
function group<K extends string>(...names: readonly K[]) {
  return z.strictObject(Object.fromEntries(names.map((name) => [name, text])) as Record<K, typeof text>);
}

const chapter = group('label', 'title', 'intro');
const table = group('title', 'intro').extend({ columns: texts, blanks: texts });

const phase = group('title', 'text', 'result', 'inAccelerator').extend({
  /** First and last week, both included. */
  weeks: z.tuple([positiveInteger, positiveInteger]),
});

/** The phases of the guide and of the accelerator, each with the words of both. */
export const sprintSchema = z.array(phase).max(3, 'must have at most 3 entries, as the accelerator’s page shows three');

/** The AI strategy guide, as a page and a PDF. */
export const guideSchema = z.strictObject({
  tagline: text,
  lead: text,
  anchors: group('framework', 'workshops', 'start', 'call'),
  download: text,
  free: text,
  /** In the order in which they are read; the name is the chapter's anchor on the page. */
  chapters: z.strictObject({
    framework: chapter,
    discover: chapter,
    deploy: chapter,
    workshops: chapter,
    track: chapter,
  }),
  /** The steps in order, which the guide draws as a wheel. */
  flywheel: z.array(group('id', 'title', 'text', 'more')).length(4, 'must have exactly 4 entries'),
  discover: group('ask', 'write', 'start', 'audit'),
  questions: z.array(group('ask', 'write', 'start')),
  deploy: group('phase', 'result', 'checklist'),
  checklist: texts,
  trainings: z.array(group('title', 'length', 'who', 'text')),
  measures: z.array(group('title', 'count', 'beware')),
  nextTurn: group('title', 'text', 'difference', 'join'),
  print: group('contents', 'worksheet', 'online', 'chart'),
  /** The worksheets of the PDF, one per page. */
  worksheets: z.strictObject({ choose: table, checklist: table, weekly: group('title', 'intro', 'count') }),
});
