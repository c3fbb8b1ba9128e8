import { expect, test } from 'vitest';
import { mailWithFields } from '../../src/features/lead-forms/mail-form.ts';

const bodyOf = (href: string) => new URL(href).searchParams.get('body');

test.each(['Halden & Roe', 'a=b?c#d', '50% + 1', '“naïve” 🚀'])('keeps %j unchanged', (company) => {
  const href = mailWithFields('mailto:a@b.example?subject=Audit', [['company', company]]);
  expect(href).toMatch(/^mailto:a@b\.example\?subject=Audit&body=[^&\s]+$/);
  expect(bodyOf(href)).toBe(`company: ${company}`);
});

test('writes one line per field, with the line breaks that email programs expect', () => {
  const href = mailWithFields('mailto:a@b.example?subject=Audit', [
    ['name', 'Ada'],
    ['notes', 'one\r\ntwo\nthree'],
    ['What next?', 'Both'],
  ]);
  expect(bodyOf(href)).toBe('name: Ada\r\nnotes: one\r\ntwo\r\nthree\r\nWhat next? Both');
});
