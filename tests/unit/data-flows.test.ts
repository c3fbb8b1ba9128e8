import { expect, test } from 'vitest';
import { content } from '../../src/data/content.ts';
import { type Connections, formFlows, outsideHosts } from '../../src/data/data-flows.ts';
import { site } from '../../src/site.config.ts';

const plain: Connections = {
  newsletter: '',
  contact: '',
  booking: '',
  guide: '',
  videos: ['', ''],
  scripts: [],
  waitingScripts: [],
  feed: '',
  webhook: '',
  signUp: '',
  report: '',
};
const connected: Connections = {
  ...plain,
  contact: 'https://forms.example.org/contact',
  booking: 'https://forms.example.org/book',
  videos: ['https://video.example.org/1', 'https://video.example.org/2'],
  scripts: ['https://stats.example.org/s.js'],
  waitingScripts: ['https://chat.example.org', 'wss://live.example.org'],
  feed: 'https://feed.example.org',
  webhook: 'https://hooks.example.org/leak',
  signUp: 'https://hooks.example.org/preview',
  report: 'https://reports.example.org/lead',
};
const { privacy } = content;

test('with nothing connected, the assessment goes nowhere, and the report form says where else to write', () => {
  const { assessment, sampleReport } = formFlows(plain);
  expect(assessment.recipient).toBe(privacy.nowhere);
  expect(sampleReport.note).toContain(site.emails.contact);
  expect(outsideHosts(plain)).toEqual([]);
});

test.each([
  ['assessment', 'hooks.example.org'],
  ['signUp', 'hooks.example.org'],
  ['nextDate', 'hooks.example.org'],
  ['sampleReport', 'reports.example.org'],
  ['contact', 'forms.example.org'],
] as const)('names the host that receives %s once it is connected, and no email', (form, host) => {
  const { recipient, note } = formFlows(connected)[form];
  expect(recipient).toContain(host);
  expect(note).not.toContain('@');
});

test('lists each host once, with all its uses', () => {
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
  expect(hosts.at(-1)?.use).toBe(privacy.uses.waitingScripts);
  expect(hosts[1]?.use).toBe(`${privacy.uses.webhook} ${privacy.uses.signUp}`);
});

test('doesn’t name the contact form’s provider for a question sent by email', () => {
  const { question } = formFlows(connected);
  expect(question.recipient).toContain(site.emails.contact);
  expect(question.note).not.toContain('forms.example.org');
});
