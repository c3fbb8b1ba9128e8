import { describe, expect, it } from 'vitest';
import { profiles, questions } from '../../src/content/quiz.ts';
import {
  chooseAnswer,
  previousQuestion,
  profileOf,
  progress,
  type QuizState,
  reachable,
  recommend,
  START,
  tally,
  type Value,
  VALUES,
} from '../../src/features/quiz/quiz-rules.ts';
import { strandsOf } from '../../src/features/quiz/strands.ts';

const answer = (values: readonly Value[], from: QuizState = START) =>
  values.reduce((state, value) => chooseAnswer(state, value, 4), from);

/** Every way through the quiz. */
const ways = questions.reduce<Value[][]>(
  (paths, { options }) => paths.flatMap((path) => options.map(({ value }) => [...path, value])),
  [[]],
);

describe('steps', () => {
  it('appends every answer and moves to the next question or the result', () => {
    expect(answer(['crm'])).toEqual({ stage: 'asking', step: 1, answers: ['crm'] });
    expect(answer(['crm', 'ads', 'email'])).toEqual({ stage: 'asking', step: 3, answers: ['crm', 'ads', 'email'] });
    expect(answer(['crm', 'ads', 'email', 'local'])).toEqual({
      stage: 'result',
      answers: ['crm', 'ads', 'email', 'local'],
    });
  });

  it('goes back one question and keeps every answer', () => {
    expect(previousQuestion(answer(['crm', 'ads']))).toEqual({ stage: 'asking', step: 1, answers: ['crm', 'ads'] });
    expect(previousQuestion(previousQuestion(previousQuestion(answer(['crm', 'ads']))))).toEqual({
      stage: 'asking',
      step: 0,
      answers: ['crm', 'ads'],
    });
  });

  it('doesn’t go back from the first question or the result', () => {
    expect(previousQuestion(START)).toBe(START);
    const result = answer(['crm', 'ads', 'email', 'local']);
    expect(previousQuestion(result)).toBe(result);
    expect(chooseAnswer(result, 'ads', 4)).toBe(result);
  });

  it('counts both the old and the new answer after a change', () => {
    const changed = answer(['ads', 'email', 'local'], previousQuestion(answer(['crm', 'ads'])));
    expect(changed).toEqual({ stage: 'result', answers: ['crm', 'ads', 'ads', 'email', 'local'] });
    expect(recommend(changed.answers)).toBe('ads');
  });

  it('shows a quarter per question, including the current one', () => {
    expect([0, 1, 2, 3].map((step) => progress(step, 4))).toEqual([25, 50, 75, 100]);
  });
});

describe('the result', () => {
  it('is the most frequent answer, at any position', () => {
    expect(recommend(['crm', 'ads', 'ads', 'local'])).toBe('ads');
    expect(recommend(['crm', 'local', 'ads', 'ads'])).toBe('ads');
    expect(recommend(['crm', 'ads', 'ads', 'ads'])).toBe('ads');
  });

  it.each<[string, Value[], string]>([
    ['two', ['ads', 'crm', 'crm', 'ads'], 'ads'],
    ['two, after one that lost', ['local', 'email', 'ads', 'ads', 'email'], 'email'],
    ['three', ['email', 'ads', 'local', 'local', 'ads', 'email', 'crm'], 'email'],
    ['four', ['intelligence', 'crm', 'ads', 'analytics'], 'intelligence'],
  ])('of a tie of %s is the one chosen first', (_, answers, result) => {
    expect(recommend(answers)).toBe(result);
  });

  it('falls back to the website without a profile', () => {
    expect(recommend(['leads', 'leads', 'crm', 'ads'])).toBe('website');
    expect(recommend(['leads', 'crm', 'ads', 'local'])).toBe('website');
    expect(recommend(['leads', 'crm', 'crm', 'local'])).toBe('crm');
    expect(recommend([])).toBe('website');
  });

  it('doesn’t count leads for the website', () => {
    expect(recommend(['crm', 'leads', 'website', 'crm'])).toBe('crm');
    expect(tally(['leads', 'website', 'leads'])).toEqual([
      { value: 'leads', count: 2 },
      { value: 'website', count: 1 },
    ]);
  });
});

describe('the strands', () => {
  const names = Object.keys(profiles) as (keyof typeof profiles)[];
  const drawn = (state: QuizState) => strandsOf(names, questions, state);
  const left = (state: QuizState) => drawn(state).filter(({ isStopped }) => !isStopped);
  const state = (answers: readonly Value[]): QuizState =>
    answers.length < questions.length
      ? { stage: 'asking', step: answers.length, answers }
      : { stage: 'result', answers };

  it('all end at the first gate before the first answer', () => {
    expect(left(START).map(({ name, end }) => [name, end])).toEqual(names.map((name) => [name, 20]));
  });

  it('go on while their agent can still win, and stop at the answer that rules it out', () => {
    const stopped = drawn(state(['crm', 'local']))
      .filter(({ isStopped }) => isStopped)
      .map(({ name, end }) => [name, end]);
    expect(stopped).toEqual([
      ['website', 20],
      ['email', 40],
      ['ads', 40],
      ['reputation', 40],
      ['analytics', 20],
    ]);
    expect(reachable(['crm', 'local'], questions.slice(2))).toEqual(new Set(['crm', 'local', 'intelligence']));
  });

  it('leave one, which reaches the edge, whatever the answers', () => {
    for (const answers of ways) {
      const [only, ...others] = left(state(answers));
      expect([only?.name, only?.end, others]).toEqual([recommend(answers), 100, []]);
    }
  });

  it('carry each answer at its gate, none behind the end of its strand', () => {
    for (const answers of ways) {
      const strands = drawn(state(answers));
      expect(strands.flatMap(({ dots }) => dots).toSorted((a, b) => a - b)).toEqual([20, 40, 60, 80]);
      for (const { dots, end } of strands) expect(Math.max(0, ...dots)).toBeLessThanOrEqual(end);
    }
  });

  it('have a gate for each answer after a change', () => {
    const changed = chooseAnswer(previousQuestion(answer(['crm', 'ads'])), 'email', 4);
    expect(left(changed).map(({ end }) => end)).toEqual(left(changed).map(() => 66.7));
  });
});

describe('the content', () => {
  it('has four questions, whose options are all different and use all the values', () => {
    expect(questions).toHaveLength(4);
    for (const { options } of questions) expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(new Set(questions.flatMap(({ options }) => options.map(({ value }) => value)))).toEqual(new Set(VALUES));
  });

  it('can recommend every agent', () => {
    expect(new Set(ways.map(recommend))).toEqual(new Set(Object.keys(profiles)));
  });

  it('has three features and a module for every value', () => {
    for (const value of VALUES) {
      const { features, module } = profiles[profileOf(value)];
      expect(features).toHaveLength(3);
      expect(module.href).toMatch(/^\/products\/[a-z-]+\/$/);
    }
  });
});
