import { content } from '../../data/content.ts';

const { sprint } = content;
const { checklist, measures, questions, worksheets: words } = content.guide;

/** The length of the sprint in weeks, until its last phase ends. */
export const lastWeek = Math.max(...sprint.map(({ weeks: [, last] }) => last));

/** The worksheets of the PDF, one per page: a table with a row per question or condition, or a chart per measure. */
export const worksheets = [
  { id: 'choose-worksheet', ...words.choose, rows: questions.map(({ ask, start }) => ({ name: ask, hint: start })) },
  { id: 'checklist-worksheet', ...words.checklist, rows: checklist.map((name) => ({ name, hint: '' })) },
  {
    id: 'weekly-worksheet',
    ...words.weekly,
    rows: measures.map(({ title }) => ({ name: title, hint: words.weekly.count })),
    columns: [],
    blanks: [],
  },
];
