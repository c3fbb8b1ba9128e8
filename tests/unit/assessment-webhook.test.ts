import { describe, expect, it, test, vi } from 'vitest';
import type { Zone } from '../../src/data/assessment.ts';
import type { Lead } from '../../src/features/assessment/assessment-rules.ts';
import { payloadOf, sendToWebhook, utmOf } from '../../src/features/assessment/webhook.ts';
import { lead as details } from '../support/lead.ts';

const answers = { q1: '4', q2: '4', q3: '4', q4: '4', q5: '4', q6: '1' } as const;
const lead: Lead = { ...details, ...answers };
const zone: Zone = {
  id: 'Critical',
  average: 3.5,
  from: 21,
  to: 24,
  name: 'Kritisch',
  meaning: 'Likely loss',
  nextStep: 'Workshop',
  price: 'Free',
  text: 'Text',
};
const none = { utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' };
const makePayload = () =>
  payloadOf(lead, { ...none, utmSource: 'letter' }, { score: 21, zone }, new Date('2026-11-20T12:00:00Z'));

test('campaign values are decoded, the first if repeated, and empty by default', () => {
  expect(utmOf('?ref=x&source=y&utm_source')).toEqual(none);
  expect(
    utmOf('?utm_source=a%20b+c%26d&utm_source=e&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e'),
  ).toStrictEqual({ utmSource: 'a b c&d', utmMedium: 'b', utmCampaign: 'c', utmTerm: 'd', utmContent: 'e' });
});

test('the payload has exactly the fields of the contract', () => {
  expect(makePayload()).toStrictEqual({
    ...lead,
    ...none,
    utmSource: 'letter',
    subject: 'Execution Leak',
    executionLeakScore: 21,
    riskTier: 'Critical',
    whatThisMeans: zone.meaning,
    recommendedNextStep: zone.nextStep,
    timestamp: '2026-11-20T12:00:00.000Z',
  });
});

describe('sending', () => {
  it('sends nothing without a webhook', async () => {
    const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    await sendToWebhook('', makePayload());
    expect(fetch).not.toHaveBeenCalled();
  });

  it('logs a failure and shows nothing', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await expect(sendToWebhook('https://hook.example.com/x', makePayload())).resolves.toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});
