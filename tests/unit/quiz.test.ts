import { describe, expect, it } from 'vitest';
import { content } from '../../src/data/content.ts';
import { quiz } from '../../src/data/schemas/quiz.ts';
import {
  type Answer,
  chooseAnswer,
  previousQuestion,
  progress,
  type QuizState,
  reachable,
  recommend as recommendation,
  START,
  tally as tallied,
} from '../../src/features/quiz/quiz-rules.ts';
import { strandsOf } from '../../src/features/quiz/strands.ts';
import { isSampleSite } from '../support/settings.ts';

/** Returns answers whose words are their values. */
const given = (values: readonly string[]): Answer[] => values.map((value) => ({ value, text: value }));
const answer = (values: readonly string[], from: QuizState = START) =>
  given(values).reduce((state, one) => chooseAnswer(state, one, 4), from);
const asking = (step: number, values: readonly string[]) => ({ stage: 'asking', step, answers: given(values) });
const recommend = (values: readonly string[]) => recommendation(given(values)).id;
const tally = (values: readonly string[]) => tallied(given(values));

describe('steps', () => {
  it('appends every answer and moves to the next question or the result', () => {
    expect(answer(['crm'])).toEqual(asking(1, ['crm']));
    expect(answer(['crm', 'ads', 'email'])).toEqual(asking(3, ['crm', 'ads', 'email']));
    const all = ['crm', 'ads', 'email', 'local'];
    expect(answer(all)).toEqual({ stage: 'result', answers: given(all) });
  });

  it('goes back one question and keeps every answer', () => {
    const back = previousQuestion(answer(['crm', 'ads']));
    expect(back).toEqual(asking(1, ['crm', 'ads']));
    expect(previousQuestion(previousQuestion(back))).toEqual(asking(0, ['crm', 'ads']));
  });

  it('doesn’t go back from the first question or the result', () => {
    expect(previousQuestion(START)).toBe(START);
    const result = answer(['crm', 'ads', 'email', 'local']);
    expect(previousQuestion(result)).toBe(result);
    expect(answer(['ads'], result)).toBe(result);
  });

  it('counts both the old and the new answer after a change', () => {
    const changed = answer(['ads', 'email', 'local'], previousQuestion(answer(['crm', 'ads'])));
    expect(changed).toEqual({ stage: 'result', answers: given(['crm', 'ads', 'ads', 'email', 'local']) });
    expect(recommendation(changed.answers).id).toBe('ads');
  });

  it('shows a quarter per question, including the current one', () => {
    expect([0, 1, 2, 3].map((step) => progress(step, 4))).toEqual([25, 50, 75, 100]);
  });
});

describe('the result', () => {
  it('leaves the strands of a tie open, and stops the others', () => {
    const profiles = ['a', 'b', 'c'].map((id) => ({
      id,
      title: id,
      description: '',
      features: [],
      module: { name: id, label: id, href: '/' },
    }));
    const strands = strandsOf(profiles, content.quiz.questions, { stage: 'result', answers: given(['a', 'b']) });
    const states = strands.map(({ state }) => state);
    expect(states).toEqual(['result', 'open', 'stopped']);
  });

  it('is the most frequent answer, at any position', () => {
    expect(recommend(['crm', 'ads', 'ads', 'local'])).toBe('ads');
    expect(recommend(['crm', 'local', 'ads', 'ads'])).toBe('ads');
    expect(recommend(['crm', 'ads', 'ads', 'ads'])).toBe('ads');
  });

  it.each<[string, string[], string]>([
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

describe('the reasons of a result', () => {
  const said = (value: string, text: string): Answer => ({ value, text });

  it('are the words of the answers that led to it, each once', () => {
    const answers = [said('crm', 'a'), said('local', 'b'), said('crm', 'c'), said('crm', 'c')];
    expect(recommendation(answers)).toEqual({ id: 'crm', value: 'crm', chosen: ['a', 'c'], tied: [] });
  });

  it('name the others of a tie, and not the same agent twice', () => {
    expect(recommendation(given(['crm', 'ads', 'local', 'intelligence'])).tied).toEqual([
      'ads',
      'local',
      'intelligence',
    ]);
    expect(recommendation(given(['leads', 'website']))).toMatchObject({ id: 'website', value: 'leads', tied: [] });
  });
});

describe('the content', () => {
  const { questions, profiles } = content.quiz;
  const messages = (value: object) => quiz.safeParse(value).error?.issues.map(({ message }) => message);

  it.runIf(isSampleSite())('can recommend every agent', () => {
    expect(reachable([], questions)).toEqual(new Set(profiles.map(({ id }) => id)));
  });

  it('must have an agent for each answer, and an answer for each agent', () => {
    const options = [
      { text: 'a', value: 'website' },
      { text: 'b', value: 'robot' },
    ];
    const [website] = profiles;
    expect(messages({ questions, profiles })).toBeUndefined();
    expect(
      messages({ questions: [{ text: 'c', options }], profiles: [website, { ...website, id: 'lonely' }] }),
    ).toEqual(['is the value of no answer, so the quiz never names it', 'must be leads or the id of a profile']);
    expect(messages({ questions, profiles: profiles.filter(({ id }) => id !== 'website') })).toContain(
      'must have website, where the answer leads leads',
    );
  });
});
