import { describe, expect, test, vi } from 'vitest';
import { createSignUp, type SignUpEffects } from '../../src/features/sign-up/sign-up.store.ts';
import { nextDateList, PLATFORM, previewList as list } from '../../src/pages/_shared/sign-up-lists.ts';
import { fill } from '../../src/lib/fill.ts';
import { words as locale } from '../../src/locale.ts';
import { fallbackMail, signUpPayload, type SignUpPayload } from '../../src/features/sign-up/sign-up.ts';

const visit = {
  pathname: '/momento',
  search: '?a=b',
  hash: '',
  userAgent: 'A/1',
  now: new Date('2026-01-02T03:04:05Z'),
};
const payload: SignUpPayload = {
  project: 'Momento',
  email: 'a@b.co',
  source: '/momento?a=b',
  ts: '2026-01-02T03:04:05.000Z',
  ua: 'A/1',
};

function store(send?: SignUpEffects['send']) {
  const openMail = vi.fn<SignUpEffects['openMail']>();
  return { openMail, ...createSignUp(list, 'us@example.com', { send, openMail }) };
}

test('builds the payload from a valid, trimmed address only', () => {
  expect(signUpPayload(list, ' a@b.co\n', visit)).toEqual(payload);
  for (const typed of ['', ' ', 'a', 'a@b', 'a b@c.de', 'a@b@c.de', '@b.co']) {
    expect(signUpPayload(list, typed, visit)).toBeUndefined();
  }
});

test('the fallback email has every value of the payload except the project', () => {
  const { searchParams } = new URL(fallbackMail('us@example.com', list, payload));
  const { email, source, ts, ua } = payload;
  const body = fill(locale.signUpMail, { email, source, time: ts, browser: ua }).replaceAll('\n', '\r\n');
  expect(searchParams.get('body')).toBe(body);
  expect(searchParams.get('subject')).toBe(list.subject);
});

const dates = nextDateList('council dinner', 'Next dinner');

test('from the platform’s address is for the platform', () => {
  const other = signUpPayload(list, 'a@b.co', { ...visit, hash: PLATFORM });
  expect(other?.project).not.toBe(list.project);
  const subject = new URL(fallbackMail('us@example.com', list, other ?? payload)).searchParams.get('subject');
  expect(subject).toBe(list.at?.[PLATFORM]?.subject);
});

describe('a sign-up', () => {
  test('with an invalid address shows an error and sends nothing', async () => {
    const send = vi.fn<NonNullable<SignUpEffects['send']>>();
    const { signUp } = store(send);
    expect(await signUp('invalid', visit)).toEqual({ state: 'error', message: list.invalid });
    expect(send).not.toHaveBeenCalled();
  });

  test('without an endpoint always succeeds', async () => {
    expect(await store().signUp('a@b.co', visit)).toEqual({ state: 'success', message: list.success });
  });

  test('is sent once, even if submitted repeatedly', async () => {
    let arrive = () => {};
    const send = vi.fn<NonNullable<SignUpEffects['send']>>(() => new Promise((resolve) => (arrive = resolve)));
    const { $signUp, signUp } = store(send);
    const first = signUp('a@b.co', visit);
    expect($signUp.get()).toEqual({ state: 'submitting' });
    expect(await signUp('a@b.co', visit)).toEqual({ state: 'submitting' });
    arrive();
    expect((await first).state).toBe('success');
    expect(send.mock.calls).toEqual([[payload]]);
  });

  test('that fails opens the email program and allows a retry', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const send = vi
      .fn<NonNullable<SignUpEffects['send']>>()
      .mockRejectedValueOnce(new Error('500'))
      .mockResolvedValueOnce();
    const { openMail, signUp } = store(send);
    expect(await signUp('a@b.co', visit)).toEqual({ state: 'fallback', message: list.fallback });
    expect(openMail).toHaveBeenCalledWith(fallbackMail('us@example.com', list, payload));
    expect((await signUp('a@b.co', visit)).state).toBe('success');
  });

  test('stays successful when submitted again with an empty field', async () => {
    const send = vi.fn<NonNullable<SignUpEffects['send']>>().mockResolvedValue();
    const { $signUp, signUp } = store(send);
    await signUp('a@b.co', visit);
    expect((await signUp('', visit)).state).toBe('success');
    expect($signUp.get().state).toBe('success');
    expect(send).toHaveBeenCalledOnce();
    expect((await signUp('invalid', visit)).state).toBe('error');
  });

  test('clears its error when the address is valid, not before', async () => {
    const { $signUp, signUp, correct } = store();
    await signUp('invalid', visit);
    correct('invalid@b');
    expect($signUp.get().state).toBe('error');
    correct(' invalid@b.co ');
    expect($signUp.get()).toEqual({ state: 'idle' });
  });

  test('by mail opens the email program without an endpoint, and without a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockClear();
    const openMail = vi.fn<SignUpEffects['openMail']>();
    const { signUp } = createSignUp(dates, 'us@example.com', { send: undefined, openMail });
    expect((await signUp('a@b.co', visit)).state).toBe('fallback');
    const mail = new URL(openMail.mock.calls[0]?.[0] ?? '').searchParams;
    expect([mail.get('subject'), mail.get('body')]).toEqual([dates.subject, expect.stringContaining('a@b.co')]);
    expect(mail.get('body')).not.toMatch(/A\/1|2026-01-02/);
    expect(warn).not.toHaveBeenCalled();
  });

  test('by mail is posted if there is an endpoint, with the thanks of its list', async () => {
    const send = vi.fn<NonNullable<SignUpEffects['send']>>().mockResolvedValue();
    const { signUp } = createSignUp(dates, 'us@example.com', { send, openMail: () => {} });
    expect(await signUp('a@b.co', visit)).toEqual({ state: 'success', message: dates.success });
    expect(send.mock.calls[0]?.[0].project).toBe(dates.project);
  });
});
