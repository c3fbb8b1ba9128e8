import { describe, expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { casesSchema } from '../../src/data/schemas/cases.ts';
import { environmentSchema } from '../../src/integrations/checks/environment.ts';
import { validationErrors } from '../../src/lib/validation.ts';
import { site } from '../../src/site.config.ts';
import { townLine } from '../../src/data/company.ts';
import { siteSchema } from '../../src/site-schema.ts';

const siteFaults = (value: unknown) => validationErrors('site.config.ts', siteSchema, value);
const environmentFaults = (value: object) => validationErrors('environment', environmentSchema, value);

describe('site.config.ts', () => {
  test('is valid by default', () => expect(siteFaults(site)).toEqual([]));

  test.each([
    [
      'an invalid email',
      { emails: { ...site.emails, contact: 'hello@example' } },
      'emails.contact must be an email address such as hello@example.com (got "hello@example")',
    ],
    ['a script without an address', { scripts: [{ src: 'stats.js' }] }, 'scripts, entry 1, src must be a path such as'],
    [
      'a script’s host with a path',
      { scripts: [{ src: '/a.js', hosts: ['https://a.example/b'] }] },
      'hosts, entry 1 must be an origin',
    ],
    [
      'a head entry without content',
      { head: [{ name: 'verification' }] },
      'head, entry 1 ("verification") must be a meta',
    ],
    [
      'an empty region',
      { company: { ...site.company, address: { ...(site.company.address || undefined), region: '' } } },
      'company.address.region must not be empty; to leave out something optional, delete its line',
    ],
    ['a misspelled key', { fonder: {} }, 'has an unknown field: fonder'],
  ])('with %s is refused in one sentence that names it', (_, change, sentence) => {
    const found = siteFaults({ ...site, ...change });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
    expect(found[0]).toMatch(/^site\.config\.ts: .+\.$/);
  });

  test('may lack the company’s data and every case', () => {
    const company = { legalName: '', address: '', phone: '', hours: '' };
    expect(siteFaults({ ...site, company })).toEqual([]);
    expect(validationErrors('cases.json', casesSchema, { ...content.cases, list: [] })).toEqual([]);
  });
});

describe('the environment', () => {
  test('may be empty; an empty value counts as unset', () => {
    expect(environmentFaults({})).toEqual([]);
    expect(environmentFaults({ SITE_URL: '', PUBLIC_FEED_HOST: '', FEED_OPTIONAL: '', BASE_PATH: '' })).toEqual([]);
  });

  test.each([
    [{ PUBLIC_FEED_HOST: 'https://feed.example.com/functions' }, 'PUBLIC_FEED_HOST must be an origin'],
    [{ PUBLIC_FEED_KEY: 'two words' }, 'PUBLIC_FEED_KEY must not contain white space'],
    [{ BASE_PATH: 'site' }, 'BASE_PATH must be a path such as /site'],
    [{ BASE_PATH: '/a b' }, 'BASE_PATH must be a path such as /site'],
    [{ FEED_OPTIONAL: 'yes' }, 'FEED_OPTIONAL must be one of true, false'],
    [{ PUBLIC_REPORT_ENDPOINT: 'x' }, 'PUBLIC_REPORT_ENDPOINT must be a link'],
    [{ PUBLIC_ANALYTICS_ID: '<script>' }, 'PUBLIC_ANALYTICS_ID must be an id'],
  ])('refuses %j in one sentence', (variables, sentence) => {
    const found = environmentFaults(variables);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(sentence);
  });
});

test('writes an address as its country does', () => {
  const krakow = { locality: 'Kraków', postalCode: '31-109', country: 'PL' };
  expect(townLine(krakow)).toBe('31-109 Kraków');
  expect(townLine({ ...krakow, region: 'małopolskie' })).toBe('31-109 Kraków');
  expect(townLine({ locality: 'Brescia', region: 'BS', postalCode: '25126', country: 'IT' })).toBe('25126 Brescia BS');
  expect(townLine({ locality: 'Austin', region: 'TX', postalCode: '78701', country: 'US' })).toBe('Austin, TX 78701');
  expect(townLine({ locality: 'London', postalCode: 'SW1A 1AA', country: 'GB' })).toBe('London SW1A 1AA');
});
