import { afterEach, expect, test, vi } from 'vitest';
import { nextDateList, PLATFORM, previewList as list } from '../../src/pages/_shared/sign-up-lists.ts';
import { fill } from '../../src/lib/fill.ts';
import { words } from '../../src/locale.ts';
import { fallbackMail, type SignUpPayload, signUpPayload } from '../../src/features/sign-up/sign-up.ts';

const payload: SignUpPayload = {
  project: 'Momento',
  email: 'a@b.co',
  source: '/momento?a=b',
  ts: '2026-01-02T03:04:05.000Z',
  ua: 'A/1',
};
const mailOf = (...[of, sent]: [typeof list, SignUpPayload]) => {
  const { searchParams } = new URL(fallbackMail('us@example.com', of, sent));
  return { subject: searchParams.get('subject'), body: searchParams.get('body')?.replaceAll('\r\n', '\n') };
};

test('the fallback email has every value of the payload except the project', () => {
  const { email, source, ts, ua } = payload;
  const body = fill(words.signUpMail, { email, source, time: ts, browser: ua });
  expect(mailOf(list, payload)).toEqual({ subject: list.subject, body });
});

/** Returns the payload of an address that is typed on a page. */
function payloadOn(hash: string): SignUpPayload {
  vi.stubGlobal('window', { location: { pathname: '/momento', search: '?a=b', hash } });
  vi.stubGlobal('navigator', { userAgent: payload.ua });
  vi.useFakeTimers({ now: Date.parse(payload.ts), toFake: ['Date'] });
  return signUpPayload(list, payload.email);
}
afterEach(() => void vi.useRealTimers().unstubAllGlobals());

test('says where and when an address was typed', () => expect(payloadOn('')).toEqual(payload));

test('from the platform’s address is for the platform', () => {
  const other = payloadOn(PLATFORM);
  expect(other.project).not.toBe(list.project);
  expect(mailOf(list, other).subject).toBe(list.at?.[PLATFORM]?.subject);
});

test('for the next date asks for it, without the visit', () => {
  const dates = nextDateList('council dinner', 'Next dinner');
  const { subject, body } = mailOf(dates, { ...payload, project: dates.project });
  expect([subject, body]).toEqual([dates.subject, expect.stringContaining('a@b.co')]);
  expect(body).not.toMatch(/A\/1|2026-01-02/);
});
