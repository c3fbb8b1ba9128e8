import { expect, test } from 'vitest';
import { shortenStyles } from '../../src/integrations/finish/shorten-styles.ts';

test.each([
  ['.a{-moz-column-gap:1rem;column-gap:1rem}', '.a{column-gap:1rem}'],
  ['.a{color:red;-moz-tab-size:4}', '.a{color:red;}'],
  ['.a{border-width:0px;top:0px}', '.a{border-width:0;top:0}'],
  ['.a{padding-left:1rem;padding-right:1rem}', '.a{padding-inline:1rem}'],
  ['.a{padding-bottom:2rem;padding-top:2rem;color:red}', '.a{padding-block:2rem;color:red}'],
  ['.a{--ink: #fff;--quiet: #000}', '.a{--ink:#fff;--quiet:#000}'],
  ['::-moz-selection{color:red}::selection{color:red}', '::selection{color:red}'],
  ['.a{margin-left:auto;margin-right:auto}', '.a{margin-inline:auto}'],
])('%s becomes %s', (css, short) => expect(shortenStyles(css)).toBe(short));

test.each([
  '.a{padding-left:1rem;padding-right:2rem}',
  '.a{padding-left:1rem;padding-left:1rem}',
  '.a{padding-left:1rem}.b{padding-right:1rem}',
  '.a{--gap:0px;width:calc(0px + 1rem)}',
  '.a{-webkit-text-size-adjust:100%}',
])('%s stays as it is', (css) => expect(shortenStyles(css)).toBe(css));

test('a column keeps both of its ends: a start set beside it would leave the width of one', () => {
  expect(shortenStyles('.a{grid-column:span 4 / span 4}')).toBe('.a{grid-column:span 4 / span 4}');
});
