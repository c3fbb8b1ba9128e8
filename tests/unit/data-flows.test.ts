import { describe, expect, it } from 'vitest';
import type { DataSettings } from '../../src/content/privacy/data-settings.ts';
import { forms, hostUses } from '../../src/content/privacy.ts';
import { type FormFields, formFlows } from '../../src/content/privacy/form-flows.ts';
import { outsideHosts } from '../../src/content/privacy/outside-hosts.ts';

const person = [{ name: 'email', label: 'Work email' }];
const FORMS = ['contact', 'newsletter', 'booking', 'audit', 'assessment', 'order', 'sampleReport'] as const;
const fields = Object.fromEntries(FORMS.map((form) => [form, person])) as unknown as FormFields;

const plain: DataSettings = {
  emails: { contact: 'hello@example.com', info: 'info@example.com', coaching: 'coaching@example.com' },
  embeds: { newsletter: '', contact: '', booking: '', guide: '' },
  videos: ['', ''],
  scripts: [],
  feedHost: '',
  webhook: '',
  signUpEndpoint: '',
  reportEndpoint: '',
};
const connected: DataSettings = {
  ...plain,
  embeds: { ...plain.embeds, contact: 'https://forms.example.org/contact', booking: 'https://forms.example.org/book' },
  videos: ['https://video.example.org/1', 'https://video.example.org/2'],
  scripts: ['https://stats.example.org/s.js', 'https://chat.example.org', 'wss://live.example.org'],
  feedHost: 'https://feed.example.org',
  webhook: 'https://hooks.example.org/leak',
  signUpEndpoint: 'https://hooks.example.org/preview',
  reportEndpoint: 'https://reports.example.org/lead',
};

describe('the flows of a build with nothing connected', () => {
  it('sends the assessment nowhere', () => {
    expect(formFlows(plain, fields).assessment.recipient).toEqual({
      text: forms.nowhere,
      detail: forms.kept.assessment,
    });
  });

  it('says next to the report form where else to write, until it is connected', () => {
    expect(formFlows(plain, fields).sampleReport.note).toContain('hello@example.com');
    expect(formFlows(connected, fields).sampleReport.note).not.toContain('hello@example.com');
  });

  it('contacts no other host', () => {
    expect(outsideHosts(plain)).toEqual([]);
  });
});

describe('what /privacy/ says that a form asks for', () => {
  it.each(FORMS)('follows a new field of %s', (form) => {
    const before = formFlows(plain, fields);
    const after = formFlows(plain, { ...fields, [form]: [...person, { name: 'phone', label: 'Phone number' }] });
    expect(before[form].collects).toContain('work email');
    expect(before[form].collects).not.toContain('phone number');
    expect(after[form].collects).toContain('phone number');
  });

  it('names a field whose label is a question', () => {
    const contact = [{ name: 'budget', label: 'What may it cost?' }];
    expect(formFlows(plain, { ...fields, contact }).contact.collects).toContain('What may it cost?');
  });
});

describe('the flows of a connected build', () => {
  const flows = formFlows(connected, fields);

  it.each([
    ['assessment', forms.does.result('hooks.example.org')],
    ['signUp', forms.does.preview('hooks.example.org')],
    ['nextDate', forms.does.list('hooks.example.org')],
    ['sampleReport', forms.does.report('reports.example.org')],
    ['contact', forms.does.form('forms.example.org')],
  ] as const)('names the host that receives %s', (form, recipient) => {
    expect(flows[form].recipient.text).toBe(recipient);
  });

  it('lists each host once, with all its uses', () => {
    const hosts = outsideHosts(connected);
    expect(hosts.map(({ host }) => host)).toEqual([
      'feed.example.org',
      'hooks.example.org',
      'reports.example.org',
      'forms.example.org',
      'video.example.org',
      'stats.example.org',
      'chat.example.org',
      'live.example.org',
    ]);
    expect(hosts[1]?.use).toBe(`${hostUses.webhook} ${hostUses.signUp}`);
  });

  it('doesn’t name the contact form’s provider for a question sent by email', () => {
    expect(flows.question.recipient.text).toContain('hello@example.com');
    expect(flows.question.note).not.toContain('forms.example.org');
  });
});
