import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import {
  briefText,
  MAX_BODY_LENGTH,
  ORDER_FIELDS,
  type OrderBrief,
  orderBrief,
  orderMail,
} from '../../src/features/lead-forms/order-brief.ts';

const words = content.launchKitPage.order;
const { deliverables } = content.launchKit;
const TO = 'info@example.com';
const brief = (fields: Partial<OrderBrief> = {}): OrderBrief => ({
  ...orderBrief([]),
  name: 'Ada',
  email: 'ada@example.com',
  ...fields,
});
const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n');

const labelOf = (name: keyof typeof words.labels) => words.labels[name];

describe('the brief of an order', () => {
  test('contains every field and all deliverables, in order', () => {
    const entries = ORDER_FIELDS.map(({ name }) => [name, `the ${name}`] as const);
    const read = orderBrief([...entries, ['deliverables', 'one'], ['deliverables', 'two']]);
    for (const { name } of ORDER_FIELDS) expect(read[name]).toBe(`the ${name}`);
    expect(read.deliverables).toEqual(['one', 'two']);
  });

  test('leaves out fields that are missing, blank, files or unknown', () => {
    const read = orderBrief([
      ['name', '  Ada  '],
      ['goals', ' \n '],
      ['notes', new Blob(['x'])],
      ['other', 'y'],
    ]);
    expect(read).toMatchObject({ name: 'Ada', goals: '', notes: '', price: '', deliverables: [] });
    expect(read).not.toHaveProperty('other');
  });
});

describe('the brief as text', () => {
  test('names each field that is filled in, and no other', () => {
    const text = briefText(brief(), words);
    expect(text).toContain(`${labelOf('name')}: Ada\n`);
    expect(text).not.toContain(labelOf('company'));
  });

  test('orders everything if nothing is ticked', () => {
    expect(briefText(brief(), words)).toContain(`${words.deliverables}\n- ${words.all}\n`);
  });

  test('puts name, email, launch date and deliverables first and the free text last', () => {
    const listed = ['name', 'email', 'launch_date', 'company', 'price', 'audience', 'notes'] as const;
    const answers = Object.fromEntries(listed.map((name) => [name, 'Ada']));
    const text = briefText(brief({ ...answers, deliverables: ['2 carousels'] }), words);
    const order = listed.map((name) => text.indexOf(`\n${labelOf(name)}`));
    order.splice(3, 0, text.indexOf('- 2 carousels'));
    expect(order).not.toContain(-1);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('lists the deliverables', () => {
    expect(briefText(brief({ deliverables: ['2 carousels', 'FAQ'] }), words)).toContain(
      `${words.deliverables}\n- 2 carousels\n- FAQ\n`,
    );
  });

  test.each(['a\nb', 'a\r\nb', 'a\rb'])('sets an answer of several lines below its label: %j', (goals) => {
    expect(briefText(brief({ goals }), words)).toContain(`${labelOf('goals')}\na\nb\n\n`);
  });
});

describe('the email of an order', () => {
  test.each([
    'quotes "\' and `',
    'a & b = c ? d # e % f + g',
    'line\nbreak',
    '🚀 naïve Œuvre',
    '<b>&amp;</b>',
    '%0A%26',
  ])('keeps %j unchanged', (notes) => {
    const mail = orderMail(TO, brief({ notes }), words);
    expect(mail.kind).toBe('complete');
    expect(mail.href).toMatch(/^mailto:info@example\.com\?subject=[^&]+&body=/);
    expect(mail.href).not.toMatch(/[\s"<>`]|[^\x20-\x7e]/);
    expect(bodyOf(mail.href)).toBe(mail.text);
    expect(mail.text).toContain(notes);
  });

  const encoded = (href: string) => href.slice(href.indexOf('&body=') + '&body='.length);

  test('is complete up to the longest body, and shortened from one more character on', () => {
    const room = MAX_BODY_LENGTH - encoded(orderMail(TO, brief({ notes: 'x' }), words).href).length + 1;
    const longest = orderMail(TO, brief({ notes: 'x'.repeat(room) }), words);
    expect(encoded(longest.href)).toHaveLength(MAX_BODY_LENGTH);
    expect(longest.kind).toBe('complete');
    expect(orderMail(TO, brief({ notes: 'x'.repeat(room + 1) }), words).kind).toBe('shortened');
  });

  test.each(['x'.repeat(5000), '🚀'.repeat(2500), '"&\n'.repeat(1700)])(
    'shortens the email of a long brief to fit, and keeps the complete brief',
    (notes) => {
      const mail = orderMail(TO, brief({ notes, name: notes }), words);
      expect(mail.kind).toBe('shortened');
      expect(mail.text.split(notes.trim())).toHaveLength(3);
      expect(encoded(mail.href).length).toBeLessThanOrEqual(MAX_BODY_LENGTH);
      expect(encoded(mail.href).length).toBeGreaterThan(MAX_BODY_LENGTH - 12); // an emoji takes twelve characters
      const body = bodyOf(mail.href) ?? '';
      const rest = `\n\n${words.pasteTheRest}\n`;
      expect(body.endsWith(rest)).toBe(true);
      expect(mail.text.startsWith(body.slice(0, -rest.length))).toBe(true);
    },
  );

  test('keeps every deliverable in the email of the longest brief', () => {
    const long = 'x'.repeat(10_000);
    const { kind, href } = orderMail(
      TO,
      brief({ deliverables, audience: long, voice: long, goals: long, notes: long, links: 'y'.repeat(200) }),
      words,
    );
    expect(kind).toBe('shortened');
    for (const item of deliverables) expect(bodyOf(href)).toContain(`- ${item}\n`);
  });
});
