import { describe, expect, it } from 'vitest';
import { advice, form, questions } from '../../src/content/assessment.ts';
import {
  HIGHEST_SCORE,
  LOWEST_SCORE,
  type Lead,
  type Points,
  QUESTIONS,
  scoreOf,
  tierOf,
} from '../../src/features/assessment/assessment-rules.ts';
import { answersOf, resultText, worstAnswers } from '../../src/features/assessment/result-text.ts';
import { validate, type Entries, errorOf, FIELD_NAMES } from '../../src/features/assessment/validation.ts';
import { lead as details } from '../support/lead.ts';

/** Every possible score, lowest first. */
const SCORES = Array.from({ length: HIGHEST_SCORE - LOWEST_SCORE + 1 }, (_, index) => LOWEST_SCORE + index);

const empty = Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Entries;

/** Returns a lead whose answers add up to a score. */
function leadWith(score: number): Lead {
  const rest = score - QUESTIONS.length;
  const answers = QUESTIONS.map((name, i) => [name, String(1 + Math.min(3, Math.max(0, rest - i * 3))) as Points]);
  return { ...details, ...Object.fromEntries(answers) } as Lead;
}

describe('the score and its zones', () => {
  const expected = [
    ...Array.from({ length: 3 }, () => 'Low'),
    ...Array.from({ length: 6 }, () => 'Moderate'),
    ...Array.from({ length: 6 }, () => 'High'),
    ...Array.from({ length: 4 }, () => 'Critical'),
  ];

  it.each(SCORES.map((score, index) => [score, expected[index]]))('%i is %s', (score, tier) => {
    expect(scoreOf(leadWith(Number(score)))).toBe(score);
    expect(tierOf(Number(score))).toBe(tier);
  });
});

describe('validation', () => {
  const complete: Entries = { ...leadWith(12) };

  it('accepts a complete form, and trims its texts', () => {
    expect(validate({ ...complete, firstName: ' Ada ', email: ' ada@example.com ' })).toEqual({
      valid: true,
      lead: leadWith(12),
    });
  });

  it('asks for the details first, and marks every missing answer', () => {
    const result = validate(empty);
    expect(result).toMatchObject({ valid: false, toast: 'details' });
    expect(Object.keys(result.valid ? {} : result.errors)).toEqual(FIELD_NAMES);
  });

  it.each(['firstName', 'lastName', 'email', 'company'] as const)(
    'requires %s, and treats white space as empty',
    (name) => {
      for (const value of ['', '  ']) {
        const result = validate({ ...complete, [name]: value });
        expect(result).toMatchObject({ valid: false, toast: 'details' });
        expect(Object.keys(result.valid ? {} : result.errors)).toEqual([name]);
      }
    },
  );

  it.each(QUESTIONS)('requires an answer to %s', (name) => {
    const result = validate({ ...complete, [name]: '' });
    expect(result).toMatchObject({ valid: false, toast: 'questions' });
    expect(Object.keys(result.valid ? {} : result.errors)).toEqual([name]);
  });

  it('shows an invalid email’s error at its field only', () => {
    const result = validate({ ...complete, email: 'ada@example' });
    expect(result).toMatchObject({ valid: false, toast: undefined });
    expect(result.valid || result.errors.email).toBe('invalidEmail');
    expect(validate({ ...complete, email: 'ada@example', q3: '' })).toMatchObject({ toast: 'questions' });
  });

  it('rejects points other than 1 to 4', () => {
    expect(['1', '2', '3', '4'].map((points) => errorOf('q1', points))).toEqual(Array.from({ length: 4 }));
    for (const value of ['0', '5', '1.5', 'x']) expect(errorOf('q1', value)).toBeDefined();
  });
});

describe('the result in words', () => {
  it('lists the answers, costliest first, ties in the form’s order', () => {
    const lead: Lead = { ...details, q1: '2', q2: '4', q3: '1', q4: '4', q5: '2', q6: '3' };
    expect(answersOf(lead, questions).map(({ name }) => name)).toEqual(['q2', 'q4', 'q6', 'q1', 'q5', 'q3']);
    expect(answersOf(lead, questions)[0]?.answer).toBe(questions.q2.options[3]);
  });

  it('advises on the two worst answers, never on a best one', () => {
    const lead: Lead = { ...details, q1: '1', q2: '4', q3: '1', q4: '2', q5: '1', q6: '3' };
    expect(worstAnswers(lead, questions).map(({ name }) => name)).toEqual(['q2', 'q6']);
    expect(worstAnswers(leadWith(LOWEST_SCORE + 1), questions)).toHaveLength(1);
    expect(worstAnswers(leadWith(LOWEST_SCORE), questions)).toEqual([]);
  });

  it('is a readable plain text', () => {
    const text = resultText(
      { lead: leadWith(24), at: new Date(2026, 10, 20) },
      { questions, advice: advice.Critical, words: form, calendar: 'https://book.example.com' },
    );
    for (const part of [
      'Analytical Engines',
      '24',
      advice.Critical.name,
      'Ada Lovelace',
      advice.Critical.nextStep,
      questions.q1.fix,
    ])
      expect(text).toContain(part);
    expect(text).toContain('https://book.example.com');
  });
});
