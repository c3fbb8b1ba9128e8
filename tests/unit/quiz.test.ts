import { describe, expect, it } from 'vitest';
import { profiles, questions } from '../../src/content/quiz.ts';
import { answerLanes, LANE } from '../../src/features/quiz/answer-lanes.ts';
import {
  chooseAnswer,
  previousQuestion,
  profileOf,
  progress,
  type QuizState,
  recommend,
  START,
  tally,
  type Value,
  VALUES,
} from '../../src/features/quiz/quiz-rules.ts';

const answer = (values: readonly Value[], from: QuizState = START) =>
  values.reduce((state, value) => chooseAnswer(state, value, 4), from);

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

describe('the answers as lanes', () => {
  it('raises every answer at its own gate, and extends only the lane of the result', () => {
    const { gates, lanes } = answerLanes(['crm', 'ads', 'crm', 'local']);
    const at = (index: number) => (index + 0.5) * (LANE.width / 4);
    expect(gates).toBe([0, 1, 2, 3].map((index) => `M${at(index)} 0V${LANE.height}`).join(''));
    expect(lanes.map(({ value, count }) => [value, count])).toEqual([
      ['crm', 2],
      ['ads', 1],
      ['local', 1],
    ]);
    const begins = ({ path }: { path: string }) => new Set([...path.matchAll(/H([\d.]+)C/g)].map(([, x]) => Number(x)));
    expect(lanes.map(begins)).toEqual([new Set([at(0), at(2)]), new Set([at(1)]), new Set([at(3)])]);
    const ends = ({ path }: { path: string }) =>
      Math.max(...[...path.matchAll(/H([\d.]+)/g)].map(([, x]) => Number(x)));
    const [first, ...others] = lanes.map(ends);
    expect(first).toBeGreaterThan(LANE.width);
    expect(others).toEqual([LANE.width, LANE.width]);
  });

  it('makes the lanes of a tie equally long', () => {
    const { lanes } = answerLanes(['crm', 'ads']);
    expect(lanes.map(({ path }) => path.endsWith(`H${LANE.width}`))).toEqual([true, true]);
  });

  it('stays in its box with many changed answers', () => {
    const [lane] = answerLanes(Array.from({ length: 40 }, () => 'email' as const)).lanes;
    const heights = [...(lane?.path ?? '').matchAll(/ ([\d.]+)H[\d.]+(?=M|$)/g)].map(([, y]) => Number(y));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...heights)).toBeLessThanOrEqual(LANE.height);
  });
});

describe('the content', () => {
  const ways = questions.reduce<Value[][]>(
    (paths, { options }) => paths.flatMap((path) => options.map(({ value }) => [...path, value])),
    [[]],
  );

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
