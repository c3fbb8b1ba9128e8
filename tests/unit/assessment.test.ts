import { describe, expect, it, test } from 'vitest';
import { zones } from '../../src/data/assessment.ts';
import { content } from '../../src/data/content.ts';
import { assessment } from '../../src/data/schemas/assessment.ts';
import type { Question } from '../../src/data/assessment.ts';
import { scaleOf, zonesOf } from '../../src/data/score.ts';
import { type Lead, scoreOf, zoneOf } from '../../src/features/assessment/assessment-rules.ts';
import { answersOf, resultText, worstAnswers } from '../../src/features/assessment/result-text.ts';
import { errorOf, validate } from '../../src/features/assessment/validation.ts';
import { plain } from '../../src/lib/sample.ts';
import { lead as details } from '../support/lead.ts';

/** Returns questions with four answers each: q1, q2 … */
const asked = (count: number): Question[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `q${index + 1}`,
    topic: `Topic ${index + 1}`,
    text: 'How?',
    options: ['Well', 'Fairly', 'Badly', 'Not at all'],
    fix: `Fix ${index + 1}`,
  }));
const SIX = asked(6);
const TIERS = [1, 1.5, 2.5, 3.5].map((average, index) => ({
  id: `T${index}`,
  average,
  name: `Tier ${index}`,
  meaning: 'Meaning',
  nextStep: 'Next step',
  price: 'Free',
  text: 'Text',
}));

/** Returns a lead with these points, in the order of the questions. */
const leadWith = (...points: number[]): Lead =>
  ({ ...details, ...Object.fromEntries(points.map((point, index) => [`q${index + 1}`, String(point)])) }) as Lead;

describe('the score and its zones', () => {
  it.each([
    [6, [6, 9, 15, 21], 24],
    [7, [7, 11, 18, 25], 28],
    [5, [5, 8, 13, 18], 20],
    [1, [1, 2, 3, 4], 4],
  ])('of %i questions begin at %j and end at %i', (count, starts, highest) => {
    const found = zonesOf(TIERS, asked(count));
    expect(found.map(({ from }) => from)).toEqual(starts);
    expect(found.map(({ to }) => to)).toEqual([...starts.slice(1).map((from) => from - 1), highest]);
    expect(scaleOf(asked(count))).toEqual({ answers: 4, lowest: count, highest });
  });

  it('sum up the points, and find the tier of each score', () => {
    const found = zonesOf(TIERS, SIX);
    expect(scoreOf(leadWith(1, 2, 3, 4, 4, 1), SIX)).toBe(15);
    expect([6, 8, 9, 14, 15, 20, 21, 24].map((score) => zoneOf(score, found).id)).toEqual([
      'T0',
      'T0',
      'T1',
      'T1',
      'T2',
      'T2',
      'T3',
      'T3',
    ]);
  });
});

test('mistakes in questions and tiers are named', () => {
  const messages = (value: object) =>
    assessment
      .safeParse({ time: 'a minute', questions: SIX, tiers: TIERS, ...value })
      .error?.issues.map(({ message, path }) => `${path.join('.')} ${message}`);
  const [first, second, ...rest] = SIX;
  expect(messages({})).toBeUndefined();
  expect(messages({ questions: [...SIX, { ...first, options: ['Yes', 'No'] }] })).toEqual([
    'questions.6.options must have 4 entries, like the first question’s',
  ]);
  expect(messages({ questions: [first, { ...second, id: 'seven' }, ...rest] })).toEqual([
    'questions.1.id must be a name such as q7',
  ]);
  expect(messages({ tiers: TIERS.slice(1) })).toEqual(['tiers.0.average must be 1, the lowest']);
  expect(String(messages({ questions: [first], tiers: [...TIERS, { ...TIERS[3], average: 4 }] }))).toMatch(
    /^tiers\.3\.average with 1 questions, no score is in this tier/,
  );
});

describe('validation', () => {
  const complete = leadWith(1, 2, 3, 1, 2, 3);

  it('accepts a complete form, and trims its texts', () => {
    expect(validate({ ...complete, firstName: ' Ada ', email: ' ada@example.com ' })).toEqual({
      valid: true,
      lead: complete,
    });
  });

  it('asks for the details first, and marks every missing answer', () => {
    const result = validate(Object.fromEntries(Object.keys(complete).map((name) => [name, ''])) as Lead);
    expect(result).toMatchObject({ valid: false, toast: 'details' });
    expect(Object.keys(result.valid ? {} : result.errors)).toEqual(Object.keys(complete));
  });

  it.each(Object.keys(complete))('requires %s, and treats white space as empty', (name) => {
    for (const value of ['', '  ']) {
      const result = validate({ ...complete, [name]: value });
      expect(result).toMatchObject({ valid: false, toast: name in details ? 'details' : 'questions' });
      expect(Object.keys(result.valid ? {} : result.errors)).toEqual([name]);
    }
  });

  it('shows an invalid email’s error at its field only', () => {
    const result = validate({ ...complete, email: 'ada@example' });
    expect(result).toMatchObject({ valid: false, toast: undefined, errors: { email: 'invalidEmail' } });
    expect(errorOf('email', 'ada@example.com')).toBeUndefined();
    expect(validate({ ...complete, email: 'ada@example', q3: '' })).toMatchObject({ toast: 'questions' });
  });
});

describe('the result in words', () => {
  it('lists the answers, costliest first, ties in the form’s order', () => {
    const answers = answersOf(leadWith(2, 4, 1, 4, 2, 3), SIX);
    expect(answers.map(({ id }) => id)).toEqual(['q2', 'q4', 'q6', 'q1', 'q5', 'q3']);
    expect(answers[0]?.answer).toBe('Not at all');
  });

  it('advises on the two worst answers and their ties, never on a best one', () => {
    expect(worstAnswers(leadWith(1, 4, 1, 2, 1, 3), SIX).map(({ id }) => id)).toEqual(['q2', 'q6']);
    expect(worstAnswers(leadWith(2, 4, 3, 3, 1, 2), SIX).map(({ id }) => id)).toEqual(['q2', 'q3', 'q4']);
    expect(worstAnswers(leadWith(1, 1, 2, 1, 1, 1), SIX)).toHaveLength(1);
    expect(worstAnswers(leadWith(1, 1, 1, 1, 1, 1), SIX)).toEqual([]);
  });

  it('is a readable plain text', () => {
    const { questions } = content.assessment;
    const zone = zoneOf(scaleOf(questions).highest, zones);
    const text = resultText(
      { lead: leadWith(...questions.map(({ options }) => options.length)), at: new Date(2026, 10, 20) },
      {
        questions,
        zone,
        words: plain({ ...content.assessmentPage.form, privacy: '' }),
        calendar: 'https://book.example.com',
      },
    );
    const parts = ['Analytical Engines', 'Ada Lovelace', String(zone.to), zone.name, zone.nextStep, questions[0]?.fix];
    for (const part of [...parts, 'https://book.example.com']) expect(text).toContain(part);
    expect(text).not.toMatch(/[{}]/);
  });
});
