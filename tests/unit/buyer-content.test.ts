import { describe, expect, it } from 'vitest';
import { caseMeta, cases, casesSchema } from '../../src/content/cases.ts';
import { refunds, refundsSchema } from '../../src/content/refunds.ts';
import { samplesLeft } from '../../src/commands/launch-check/samples.ts';
import { validationErrors } from '../../src/lib/define-content.ts';
import { siteSchema } from '../../src/site-schema.ts';
import { site } from '../../src/site.config.ts';

const [study] = cases;

describe('bad values are named', () => {
  it.each([
    ['an empty refund', refundsSchema, { ...refunds, audit: { ...refunds.audit, text: '' } }, 'audit.text'],
    ['a case without its end', casesSchema, [{ ...study, end: undefined }], 'end'],
    ['a case of two weeks', casesSchema, [{ ...study, weeks: study?.weeks.slice(0, 2) }], 'weeks'],
    ['a case at a bad address', casesSchema, [{ ...study, slug: 'Not a slug' }], 'slug'],
    [
      'half an address',
      siteSchema,
      { ...site, company: { ...site.company, address: { street: 'x' } } },
      'address.locality is',
    ],
    ['a contact that is no email', siteSchema, { ...site, privacy: { ...site.privacy, contact: 'me' } }, 'contact'],
    ['an unknown consent mode', siteSchema, { ...site, analytics: 'never' }, 'analytics'],
  ])('%s', (_, schema, value, field) => {
    const found = validationErrors('file.ts', schema, value);
    expect(found.join('\n')).toContain('file.ts: ');
    expect(found.join('\n')).toContain(field);
  });
});

describe('an owner may leave out', () => {
  it('every case', () => {
    expect(validationErrors('file.ts', casesSchema, [])).toEqual([]);
  });

  it('the company’s data', () => {
    const company = { legalName: '', address: '', phone: '', hours: '' };
    expect(validationErrors('file.ts', siteSchema, { ...site, company })).toEqual([]);
  });
});

it('a case’s description fits a search result', () => {
  for (const one of cases) {
    const { description } = caseMeta(one);
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(170);
  }
});

describe('the launch check says what each sample costs', () => {
  const lossAt = (file: string, source: string) => samplesLeft(new Map([[`src/${file}`, source]]))[0]?.problem;

  it.each([
    ['content/refunds.ts', "x = sample('y')", 'Buyers will hold you to refund terms that you didn’t write.'],
    ['content/offers.ts', "x = { payment: sample('y') }", 'Buyers will hold you to terms that you didn’t set.'],
    ['content/offers.ts', "x = { seats: sample('y') }", 'Buyers can’t tell what the workshop is.'],
    [
      'site.config.ts',
      "x = { company: { phone: sample('y') } }",
      'Buyers and search engines see a company that doesn’t exist.',
    ],
    [
      'site.config.ts',
      "x = { privacy: { law: sample('y') } }",
      'The privacy page states something about you that may not be true.',
    ],
    ['content/dinner.ts', "x = sample('y')", 'Visitors will think it’s yours.'],
  ])('%s: %s', (file, source, loss) => {
    expect(lossAt(file, source)).toBe(`This is still a sample: 'y'. ${loss}`);
  });
});
