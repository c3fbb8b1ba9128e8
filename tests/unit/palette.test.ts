import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACCENTS, ACCENTS_ON_DARK, DARK, INK, LINE, PAPER, QUIET } from '../../src/build/social-cards/card-colours.ts';

const css = readFileSync('src/styles/global.css', 'utf8');

/** The value of a token where the style sheet sets it for a selector. */
function token(selector: string, name: string): string | undefined {
  const start = css.indexOf(`${selector} {`);
  return new RegExp(`--${name}: (#[0-9a-f]+)`).exec(css.slice(start, css.indexOf('}', start)))?.[1];
}

test('the colours of pictures and swatches are those of the style sheet', () => {
  const light = `[data-tone='light']`;
  const dark = `[data-tone='dark']`;
  expect([PAPER, INK, QUIET, LINE, DARK]).toEqual([
    ...['paper', 'ink', 'quiet', 'line'].map((name) => token(light, name)),
    token(dark, 'paper'),
  ]);
  expect(ACCENTS).toEqual({
    consulting: token(light, 'accent'),
    memento: token(`[data-area='memento'] ${light}`, 'accent'),
    quantum: token(`[data-area='quantum'] ${light}`, 'accent'),
  });
  expect(ACCENTS_ON_DARK).toEqual({
    consulting: token(dark, 'accent'),
    memento: token(`[data-area='memento'] ${dark}`, 'accent'),
    quantum: token(`[data-area='quantum'] ${dark}`, 'accent'),
  });
});
