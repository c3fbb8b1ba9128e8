import { describe, expect, it } from 'vitest';
import { guideFingerprint } from '../../src/build/guide-pdf/guide-text.ts';
import { flywheel, measures, sprint, SPRINT_WEEKS, trainings } from '../../src/content/guide.ts';

describe('the guide', () => {
  it('turns through four steps and fills its weeks without a gap', () => {
    expect(flywheel.map(({ title }) => title)).toEqual(['Discover', 'Deploy', 'Train', 'Track']);
    const weeks = sprint.flatMap(({ weeks: [first, last] }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(weeks).toEqual(Array.from({ length: SPRINT_WEEKS }, (_, index) => index + 1));
  });

  it('has four kinds of training and three measures', () => {
    expect(trainings.map(({ length }) => length)).toEqual(['90 minutes', 'Half a day', '2–4 weeks', '6 weeks']);
    expect(measures.map(({ title }) => title)).toEqual(['Time saved', 'Revenue impact', 'Adoption']);
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
