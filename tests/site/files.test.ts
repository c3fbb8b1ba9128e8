import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { guideFingerprint } from '../../src/build/guide-pdf/guide-text.ts';
import { readPdfInfo } from '../../src/build/guide-pdf/pdf-info.ts';
import { builtPage, DIST } from '../support/built-site.ts';

test('the PDF is the guide as it reads now, tagged and with its headings', () => {
  const pdf = readFileSync(join(DIST, 'ai-strategy-guide.pdf'));
  const { html, document } = builtPage('/torque-ai-guide/');
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(readPdfInfo(pdf, 'Title')).toBe(document.querySelector('title')?.text);
  expect(readPdfInfo(pdf, 'Keywords'), 'older than the copy: run `npm run guide-pdf` and commit the file').toContain(
    `copy ${guideFingerprint(html)}`,
  );
  const text = pdf.toString('latin1');
  for (const part of ['/StructTreeRoot', '/Outlines', '/Lang']) expect(text).toContain(part);
  for (const heading of ['h1', 'h2']) {
    const words = document.querySelector(`main ${heading}`)?.text.trim();
    expect(text).toContain(`/Title (${words}`);
  }
});

test('the coach page’s video weighs at most 400 KB', () => {
  expect(statSync(join(DIST, 'coach-loop.mp4')).size).toBeLessThanOrEqual(400_000);
});
