import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { mailText, mailWithText } from '../../src/features/lead-forms/mail-form.ts';

const ACTION = 'mailto:a@b.example?subject=Audit';
const REST = '[More]';

const bodyOf = (href: string) => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '';
const form = (fields: string) =>
  new JSDOM(`<form data-mail="{name}: {value}">${fields}</form>`).window.document.forms[0]!;

describe('the text of a form’s email', () => {
  test('has facts first, then what was folded away, and long texts last', () => {
    const text = mailText(
      form(`<textarea name="Notes">one\r\ntwo</textarea><details><input name="Price" value="10"></details>
        <input name="email" data-label="Email" value=" ada@example.com "><input name="What next?" value="Both">
        <input type="checkbox" name="items" data-label="Items:" value="FAQ" checked>
        <input type="checkbox" name="items" data-label="Items:" value="carousel">
        <input type="checkbox" name="items" data-label="Items:" value="scripts" checked>`),
    );
    expect(text).toBe(
      'Email: ada@example.com\nWhat next? Both\nItems:\n- FAQ\n- scripts\nPrice: 10\nNotes:\none\ntwo\n',
    );
  });

  test('leaves out what is blank', () => {
    expect(mailText(form('<input name="Name" value="Ada"><input name="Company" value=" "><button>Send</button>'))).toBe(
      'Name: Ada',
    );
  });
});

describe('the address of a form’s email', () => {
  test.each(['Halden & Roe', 'a=b?c#d', '50% + 1', '“naïve” 🚀', '<b>&amp;</b>', '%0A%26', 'one\ntwo'])(
    'keeps %j unchanged',
    (text) => {
      const href = mailWithText(ACTION, text, REST);
      expect(href).toMatch(/^mailto:a@b\.example\?subject=Audit&body=[^&\s"<>]+$/);
      expect(bodyOf(href)).toBe(text);
    },
  );

  test('has line breaks and unpaired surrogates as email programs can read them', () => {
    expect(mailWithText(ACTION, 'one\ntwo \ud83d', REST)).toMatch(/body=one%0D%0Atwo%20%EF%BF%BD$/);
  });

  test.each(['x'.repeat(14_000), '🚀'.repeat(2500), '"&\n'.repeat(1700), '日本語'.repeat(700)])(
    'has at most 1,800 characters, and says that there is more',
    (text) => {
      const href = mailWithText(ACTION, text, REST);
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(href.length).toBeGreaterThan(1788); // an emoji takes twelve characters
      const end = `\n\n${REST}\n`;
      expect(bodyOf(href).endsWith(end)).toBe(true);
      expect(text.startsWith(bodyOf(href).slice(0, -end.length))).toBe(true);
    },
  );
});
