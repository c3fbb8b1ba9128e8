import { describe, expect, test } from 'vitest';
import { figureAt } from '../../src/components/ui/count-up.ts';
import { isEmail } from '../../src/lib/email.ts';
import { shortHash } from '../../src/lib/hash.ts';
import { mailto } from '../../src/lib/mailto.ts';
import { isHttpUrl, isOrigin } from '../../src/lib/net/url.ts';

describe('a counted figure', () => {
  test.each(['427%', '2.8M+', '$50M+', '5–10x', '1,250', '90-day'])('%s ends unchanged', (figure) => {
    expect(figureAt(figure, 1)).toBe(figure);
    expect(figureAt(figure, 7)).toBe(figure);
  });

  test('starts at 0, keeps its decimals and the text around the number', () => {
    expect(figureAt('$2.8M+', 0)).toBe('$0.0M+');
    expect(figureAt('427%', 0.5)).toBe('374%');
    expect(figureAt('none', 0.5)).toBe('none');
  });
});

describe('an email address', () => {
  test.each(['a@b.c', 'first.last+tag@sub.example.co.uk', 'ü@exämple.de', '"a"@b.c'])('%s is valid', (text) =>
    expect(isEmail(text)).toBe(true),
  );
  test.each(['', 'a', 'a@b', '@b.c', 'a@@b.c', 'a@b@c.d', 'a b@c.d', 'a@b .c', 'a@b.c\n', 'a@.c', 'a@b.', 'a@b..c'])(
    '%j is invalid',
    (text) => expect(isEmail(text)).toBe(false),
  );
});

test('accepts http(s) URLs only, and origins without a path', () => {
  expect([isHttpUrl('https://a.b/c?d'), isHttpUrl('http://a')]).toEqual([true, true]);
  expect(['javascript:x', 'mailto:a@b.c', '//a', '/a', '', 'https://'].some(isHttpUrl)).toBe(false);
  expect(isOrigin('https://a.b:8080')).toBe(true);
  expect(['https://a/', 'https://a/b', 'https://a?b', 'https://u:p@a', 'ftp://a'].some(isOrigin)).toBe(false);
});

describe('a mail address with its text', () => {
  test('is percent-encoded, with CRLF line breaks', () => {
    expect(mailto({ to: 'a@b.c', subject: 'Q & A', body: 'one\ntwo\r\nthree\rfour' })).toBe(
      'mailto:a@b.c?subject=Q%20%26%20A&body=one%0D%0Atwo%0D%0Athree%0D%0Afour',
    );
  });

  test('ends with an ellipsis where the text is too long for mail programs', () => {
    const address = mailto({ to: 'a@b.c', subject: 'Q', body: 'ż\n'.repeat(500) });
    expect(address.length).toBeLessThanOrEqual(1800);
    expect(new URL(address).searchParams.get('body')).toMatch(/^(ż\r\n)+ż?…$/);
  });

  test('survives quotes, emoji and half an emoji', () => {
    const url = new URL(mailto({ to: 'a@b.c', subject: '"x" 🙂', body: 'half \ud83d' }));
    expect(url.searchParams.get('subject')).toBe('"x" 🙂');
    expect(url.searchParams.get('body')).toBe('half \ufffd');
  });
});

test('a hash depends only on its text', () => {
  expect(shortHash('a')).toBe(shortHash('a'));
  expect(shortHash('a')).not.toBe(shortHash('b'));
});
