import { describe, expect, it } from 'vitest';
import { guideFingerprint } from '../../src/generators/guide-pdf/guide-html.ts';
import { flywheel, sprint, SPRINT_WEEKS } from '../../src/content/guide.ts';

describe('the guide', () => {
  it('has four steps that fill its weeks without a gap', () => {
    expect(flywheel).toHaveLength(4);
    const weeks = sprint.flatMap(({ weeks: [first, last] }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(weeks).toEqual(Array.from({ length: SPRINT_WEEKS }, (_, index) => index + 1));
  });
});

const print = (main: string) => guideFingerprint(`<title>x</title><body><main>${main}</main></body>`);

describe('the guide’s fingerprint', () => {
  it('changes with the words and with addresses outside the site', () => {
    expect(print('<p>One</p>')).not.toBe(print('<p>Two</p>'));
    expect(print('<a href="https://a.example.com">x</a>')).not.toBe(print('<a href="https://b.example.com">x</a>'));
  });

  it('does not change with markup or the site’s own paths', () => {
    expect(print('<p class="a">One  word</p>')).toBe(print('<div>One word</div>'));
    expect(print('<a href="/services">x</a>')).toBe(print('<a href="/site/services">x</a>'));
  });
});
