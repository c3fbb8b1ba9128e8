import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { guideFingerprint, guideHtml } from '../../src/generators/guide-pdf/guide-html.ts';
import { readPdfInfo } from '../../src/generators/guide-pdf/pdf-info.ts';
import { chapters, checklist, flywheel, measures, questions, sprint, trainings } from '../../src/content/guide.ts';
import { pages } from '../../src/content/pages.ts';
import { language } from '../../src/locale.ts';
import { site } from '../../src/site.config.ts';

const html = guideHtml('/');
const document = parse(html);
const pdf = readFileSync('public/ai-strategy-guide.pdf');
const raw = pdf.toString('latin1');

describe('the guide’s document', () => {
  it('contains every text of the guide’s page', () => {
    const said = [Object.values(chapters), flywheel, questions, trainings, sprint, measures, checklist].flat();
    const texts = said.flatMap((entry) => (typeof entry === 'string' ? entry : wordsOf(entry)));
    for (const text of texts) expect(document.textContent).toContain(text);
  });

  it('lists only existing pages in its contents', () => {
    const sheets = document.querySelectorAll('.sheet');
    const entries = document.querySelectorAll('.contents a');
    expect(entries.length).toBeGreaterThan(Object.keys(chapters).length);
    for (const entry of entries) {
      const sheet = sheets.findIndex(({ id }) => `#${id}` === entry.getAttribute('href'));
      expect(entry.querySelector('.page')?.text).toBe(String(sheet + 1));
    }
  });
});

/** Returns an entry's visible text, without the section that it links to and the kind of its drawing. */
function wordsOf({ ...entry }: object): string[] {
  return Object.entries(entry).flatMap(([name, value]) =>
    typeof value === 'string' && name !== 'id' && name !== 'curve' ? value : [],
  );
}

// An owner's own guide, embedded from elsewhere, replaces it in the output.
describe.skipIf(site.embeds.guide)('the guide’s PDF', () => {
  it('matches the current guide', () => {
    expect(raw.startsWith('%PDF-')).toBe(true);
    expect(readPdfInfo(pdf, 'Title')).toBe(`${pages.guide.title} | ${site.name}`);
    expect(readPdfInfo(pdf, 'Keywords'), 'older than the copy: run `npm run guide-pdf` and commit the file').toContain(
      `copy ${guideFingerprint(html)}`,
    );
  });

  it('is tagged and small, in the site’s language, with a page per sheet and a bookmark per heading', () => {
    for (const part of ['/StructTreeRoot', `/Lang (${language.slice(0, 2)}`, '/DisplayDocTitle true'])
      expect(raw).toContain(part);
    expect(raw.match(/\/Type \/Page\b/g)).toHaveLength(document.querySelectorAll('.sheet').length);
    expect(raw.match(/\/Title [(<]/g)?.length).toBeGreaterThanOrEqual(document.querySelectorAll('h1, h2, h3').length);
    expect(pdf.length).toBeLessThanOrEqual(250_000);
  });
});
