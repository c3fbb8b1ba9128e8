import { expect, test, vi } from 'vitest';
import { leadText, REPORT_FIELDS, sendReportLead } from '../../src/features/lead-forms/report-lead.ts';

const lead = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Ltd.' };

function stubFetch(status: number) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('without an endpoint logs the request for a sample report and sends nothing', async () => {
  const [fetch, info] = [stubFetch(204), vi.spyOn(console, 'info').mockImplementation(() => {})];
  await sendReportLead('', lead);
  expect(info).toHaveBeenCalledExactlyOnceWith('Sample-report lead', lead);
  expect(fetch).not.toHaveBeenCalled();
});

test('posts the request as JSON, and logs nothing', async () => {
  const [fetch, info] = [stubFetch(204), vi.spyOn(console, 'info').mockClear()];
  await sendReportLead('https://hooks.ours.co/c', lead);
  const [url, request] = fetch.mock.calls[0] ?? [];
  expect(url).toBe('https://hooks.ours.co/c');
  expect(request).toMatchObject({
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
  });
  expect(JSON.parse(String(request?.body))).toEqual(lead);
  expect(info).not.toHaveBeenCalled();
});

test('has arrived if the endpoint leads to its thank-you page', async () => {
  const redirect = { ok: false, status: 0, type: 'opaqueredirect' } as Response;
  vi.stubGlobal('fetch', async () => redirect);
  await sendReportLead('https://hooks.ours.co/c', lead);
});

test('fails if the endpoint doesn’t accept the request', async () => {
  stubFetch(500);
  await expect(sendReportLead('https://hooks.ours.co/c', lead)).rejects.toThrow('answered 500');
});

test('writes the request as an email, one line per field', () => {
  const [name, email, company] = REPORT_FIELDS.map(({ label }) => label);
  expect(leadText(lead)).toBe(`${name}: Ada Example\n${email}: ada@example.com\n${company}: Example Ltd.`);
});
