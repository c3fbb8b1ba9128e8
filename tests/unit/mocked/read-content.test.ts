import '../../support/american.ts';
import { z } from 'astro/zod';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../src/data/read-content.ts';

const read = (page: object, schemas = {}) => readContent({ page }, schemas, { offers: [{ id: 'audit', price: 5 }] });

test('values stand where texts name them, in their forms', () => {
  const { page } = read({ text: '{offers.audit.price|words|capital} of {page.list}, {count}', list: ['a', 'b'] });
  expect(page).toMatchObject({ text: 'Five of 2, {count}' });
});

describe('a fault is named with its file and entry:', () => {
  test.each([
    ['an empty text', { opening: { title: ' ' } }, 'opening.title: must not be empty.'],
    ['an empty text of a list', { list: ['a', ' °'] }, 'list.2: must not be empty.'],
    ['what one entry of a list lacks', { list: [{ name: 'a', text: 'b' }, { name: 'c' }] }, 'list.2.text is missing.'],
    ['two entries with one id', { list: [{ id: 'a' }, { id: 'a' }] }, 'two entries have the id “a”.'],
    ['a value that isn’t there', { text: 'For {offers.course.price}' }, 'text: {offers.course.price} doesn’t exist.'],
    ['a form that doesn’t fit', { text: '{offers.audit.price|title}' }, 'text: {offers.audit.price|title}: the form'],
    ['a text that contains itself', { text: 'a {page.text}' }, 'text: {page.text} contains itself.'],
  ])('%s', (_, page, sentence) => expect(() => read(page)).toThrow(`src/content/page.json: ${sentence}`));

  test('one that a page reads and that is missing', () => {
    const { page } = read({ opening: { title: 'a' } }) as { page: { opening: { lead?: string } } };
    expect(() => page.opening.lead).toThrow('src/content/page.json: opening.lead is missing.');
  });

  test('one that its schema refuses', () => {
    expect(() => read({ seats: 'many' }, { page: z.strictObject({ seats: z.number() }) })).toThrow(
      'src/content/page.json: seats must be a number (got "many").',
    );
  });
});

test('buttons of a list may be written in different ways', () => {
  const buttons = [
    { label: 'a', href: '/a/' },
    { label: 'b', mail: 'B' },
  ];
  expect(read({ buttons }).page).toMatchObject({ buttons });
});
