import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isSampleSite } from '../support/owner/is-sample-site.ts';

// Pages read prices, durations, shares and counts from src/content. A figure that is typed into a page again becomes outdated when
// its owner changes it.

const SMALL = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen';
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const COUNTED =
  'modules|seats|chairs|questions|steps|services|solutions|applications|packages|outlets|interviews|videos|events|summits|' +
  'sessions|slots|spots|reports|workshops|phases|deliverables|posts|tabs|values|testimonials|participants|payments|tracks';

const FIGURES: [kind: string, pattern: RegExp][] = [
  ['an amount', /\$\d/],
  ['a share', /(?<![\d.[-])\b\d+(?:\.\d+)?%(?=[^\d]|$)/],
  ['a length of time', new RegExp(`\\b(?:\\d+|${SMALL}|${TENS})[- ](?:minute|hour|day|week|month|year)s?\\b`, 'i')],
  ['a count', new RegExp(`\\b(?:\\d+|${SMALL}|${TENS}) (?:[a-z-]+ )?(?:${COUNTED})\\b`, 'i')],
];

/** Matches that aren't figures of the offer, each with its reason. */
const ALLOWED: [file: RegExp, text: RegExp][] = [
  [/_dashboard\/Reputation\.astro$/, /'100%'/], // full width
];

/** Blanks out a source's comments, styles and class names, so that each line keeps its number. */
function shown(source: string): string[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/<style[\s\S]*?<\/style>/g, blank)
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(?<!:)\/\/[^\n]*/g, blank)
    .replace(/\bclass(?:Name|:list)?=(?:"[^"]*"|\{[^}]*\})/g, blank)
    .replace(/`[^`\n]*(?:grid|md:|lg:)[^`\n]*`|'[^'\n]*(?:grid-|md:|lg:|rotate|translate)[^'\n]*'/g, blank)
    .replace(/\b(?:transform|style|width|startOffset)="[^"]*"/g, blank)
    .split('\n');
}

/** Finds figures in a file of pages, sections or features, each with its line. */
function figuresIn(file: string, source: string): string[] {
  return shown(source).flatMap((line, index) =>
    FIGURES.filter(([, pattern]) => pattern.test(line))
      .filter(() => !ALLOWED.some(([files, text]) => files.test(file) && text.test(line)))
      .map(([kind]) => `${file}:${index + 1}: ${kind}: ${line.trim()}`),
  );
}

const files = ['src/pages', 'src/components/sections', 'src/features', 'src/layouts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:astro|tsx)$/.test(name))
    .map((name) => join(folder, name)),
);

// An owner's sentences may contain figures.
test.skipIf(!isSampleSite())('pages, sections and features read the offer’s figures from src/content', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => figuresIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

describe('names a figure that is typed again', () => {
  test.each([
    ['an amount', '<p>First session: $199</p>'],
    ['a share', '<p>reply within the 60% that matter</p>'],
    ['a length of time', "const text = 'A 90-day plan';"],
    ['a length of time', '<p>recorded, sixty minutes</p>'],
    ['a count', '<h1>Eight modules, one memory.</h1>'],
    ['a count', '<p>12 weekly reports</p>'],
  ])('%s in %s', (kind, line) => {
    expect(figuresIn('src/pages/x.astro', `---\n${line}`)).toEqual([`src/pages/x.astro:2: ${kind}: ${line}`]);
  });

  test.each([
    'class="md:w-[60%]"',
    '<path d="M0 0" transform="rotate(12)" />',
    '{/* 90 days */}',
    "'grid md:grid-cols-9'",
  ])('but not %s', (line) => {
    expect(figuresIn('src/pages/x.astro', line)).toEqual([]);
  });
});
