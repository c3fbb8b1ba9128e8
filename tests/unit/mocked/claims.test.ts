import { expect, test, vi } from 'vitest';
import '../../support/american.ts';

const evidence = { subject: '14 clients', period: '2021–2024', measure: 'Revenue' };
vi.mock('../../../src/data/content.ts', () => ({
  content: {
    claims: {
      list: [
        { id: 'growth', figure: { percent: 92 }, text: 'growth', evidence },
        { id: 'deals', figure: { amount: 32_000_000 }, text: 'deals', prefix: 'Over', evidence, repeats: true },
        { id: 'launch', figure: { days: 60 }, text: 'launch', adjective: true },
      ],
    },
  },
}));
const { claimFigure, claims, record, sourceLine } = await import('../../../src/data/claims.ts');

test('a page shows its claims in its own order, and none without evidence', () => {
  expect(claims(['deals', 'launch', 'growth']).map(claimFigure)).toEqual(['Over $32M', '92%']);
  expect(record.map(({ id }) => id)).toEqual(['growth']);
  expect(record.map(sourceLine)).toEqual(['14 clients, 2021–2024']);
});

test('a claim that doesn’t exist is named', () => {
  expect(() => claims(['growht'])).toThrow('src/content/claims.json has no claim “growht”.');
});
