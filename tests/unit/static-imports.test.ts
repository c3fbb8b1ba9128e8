import { describe, expect, test } from 'vitest';
import { staticImports } from '../../src/integrations/finish/page-styles.ts';

describe('the imports of a built module', () => {
  test('are found in minified code, relative ones only', () => {
    const code =
      'import{r as e}from"./index.X1.js";import"./side.js";import t from \'../a.js\';export{x}from"./b.js";import("./later.js");import z from"react"';
    expect(staticImports(code, 'https://www.example.com/_astro/Menu.js')).toEqual([
      'https://www.example.com/_astro/index.X1.js',
      'https://www.example.com/_astro/side.js',
      'https://www.example.com/a.js',
      'https://www.example.com/_astro/b.js',
    ]);
  });

  test('ignore strings that contain the keywords', () => {
    expect(staticImports('const a="we import from ./x.js";', 'https://a/b.js')).toEqual([]);
  });
});
