import { expect, test } from 'vitest';
import { questions } from '../../src/data/assessment.ts';
import { DETAILS } from '../../src/features/assessment/assessment-rules.ts';
import { MAIL_FIELDS } from '../../src/features/lead-forms/mail-fields.ts';
import { ORDER_FIELDS } from '../../src/features/lead-forms/order-fields.ts';
import { REPORT_FIELDS } from '../../src/features/lead-forms/report-lead.ts';
import { fields } from '../../src/locale.ts';
import { builtDocuments } from '../support/built-site.ts';

// /privacy/ says what a form asks for from these lists, and knows nothing of a field that is in none.
const LISTS = [
  ...Object.values(MAIL_FIELDS).map((list) => list.map(({ label }) => label)),
  ...[ORDER_FIELDS, REPORT_FIELDS].map((list) => list.map(({ name }) => name)),
];
/** What a sign-up asks for. */
const SIGN_UP = ['email'];
const KNOWN = [...LISTS, [...questions.map(({ id }) => id), ...DETAILS], [fields.question], SIGN_UP].map(String);

test('every form has the fields that /privacy/ lists, and opens a plain-text email', () => {
  const forms = builtDocuments().flatMap(({ route, document }) =>
    document.querySelectorAll('form[action^=mailto]').map((form) => ({ route, form })),
  );
  expect(forms.length).toBeGreaterThan(0);
  for (const { route, form } of forms) {
    const names = form.querySelectorAll('[name]').map((field) => field.getAttribute('name') ?? '');
    const asked = String([...new Set(names)].filter((name) => name !== 'deliverables'));
    expect.soft(KNOWN, `${route}: ${form.getAttribute('action')}`).toContain(asked);
    // Without JavaScript, the email is readable.
    expect.soft([form.getAttribute('method'), form.getAttribute('enctype')], route).toEqual(['post', 'text/plain']);
  }
});
