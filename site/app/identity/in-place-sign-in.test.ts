import { describe, expect, it, vi } from 'vitest';
import { createInPlaceSignIn } from './in-place-sign-in.ts';

const steps = '/identity/interaction/one';
const end = 'https://w.example/identity/signed-in?code=c&state=s';

/** Answers by path below the site; a list is used up one by one. */
function open(
  answers: Record<string, Response[]>,
  requestPasskey = vi.fn(async (): Promise<unknown> => ({ id: 'key' })),
) {
  const posted: string[] = [];
  const session = {
    begin: vi.fn(async () => 'https://w.example/identity/authorize'),
    complete: vi.fn(async () => true),
  };
  const fetcher = vi.fn(async (input: unknown, init?: RequestInit) => {
    const path = new URL(String(input), 'https://w.example').pathname;
    if (init?.method === 'POST') posted.push(`${path} ${String(init.body)}`);
    const response = answers[path]?.shift();
    if (!response) throw new TypeError('fetch failed');
    return response;
  });
  const signIn = createInPlaceSignIn({ session, fetch: fetcher as typeof fetch, requestPasskey });
  return { signIn, session, fetcher, posted };
}
const answer = (url: string, body: unknown = {}, status = 200) =>
  Object.defineProperty(Response.json(body, { status }), 'url', { value: url });
const shown = () => answer(`https://w.example${steps}`, { path: steps, token: 't' });
const failed = (status: number, reason: string) =>
  answer(`https://w.example${steps}`, { errors: [{ reason }] }, status);
const given = { email: 'ines@mail.example', password: 'secret' };
const signal = new AbortController().signal;

describe('AU-09 signing in on the page', () => {
  it('requests nothing before the first step, then exchanges the code once', async () => {
    const { signIn, session, fetcher, posted } = open({
      '/identity/authorize': [shown()],
      [steps]: [answer(end)],
    });
    expect(fetcher).not.toHaveBeenCalled();
    expect(await signIn.byPassword(given)).toBe('in');
    expect(posted).toEqual([`${steps} token=t&email=ines%40mail.example&password=secret&remember=yes`]);
    expect(session.complete.mock.calls).toEqual([[end]]);
  });

  it.each([
    [401, 'sign_in_rejected', 'rejected'],
    [401, 'email_unverified', 'unverified'],
    [429, 'rate_limited', 'throttled'],
    [503, 'unavailable', 'unreachable'],
  ])('status %s with reason %s is %s, and the steps can be tried again', async (status, reason, result) => {
    const { signIn, session } = open({
      '/identity/authorize': [shown()],
      [steps]: [failed(status, reason), answer(end)],
    });
    expect([await signIn.byPassword(given), await signIn.byPassword(given)]).toEqual([result, 'in']);
    expect(session.begin).toHaveBeenCalledOnce();
  });

  it.each(['sign_in_expired', 'form_token'])('starts again, once, when the answer is %s', async (reason) => {
    const again = open({
      '/identity/authorize': [shown(), shown()],
      [steps]: [failed(400, reason), answer(end)],
    });
    expect(await again.signIn.byPassword(given)).toBe('in');
    const never = open({
      '/identity/authorize': [shown(), shown()],
      [steps]: [failed(400, reason), failed(400, reason)],
    });
    expect(await never.signIn.byPassword(given)).toBe('unreachable');
  });

  it('is unreachable without a connection, and works when it is back', async () => {
    const { signIn } = open({ [steps]: [answer(end)] });
    expect(await signIn.byPassword(given)).toBe('unreachable');
    const back = open({ '/identity/authorize': [shown()], [steps]: [answer(end)] });
    back.session.complete.mockRejectedValueOnce(new Error('no'));
    expect(await back.signIn.byPassword(given)).toBe('unreachable');
  });

  it('takes the session that the browser still has', async () => {
    const { signIn, session, posted } = open({ '/identity/authorize': [answer(end)] });
    expect(await signIn.byPasskey({ signal, isAutofill: true })).toBe('in');
    expect([posted, session.complete.mock.calls]).toEqual([[], [[end]]]);
  });

  it('signs in with the passkey that the browser offers; going back is no failure', async () => {
    const question = () => answer(`https://w.example${steps}/passkey/question`, { challenge: 'c' });
    const answers = () => ({
      '/identity/authorize': [shown()],
      [`${steps}/passkey/question`]: [question()],
      [`${steps}/passkey`]: [answer(end)],
    });
    const { signIn, posted } = open(answers());
    expect(await signIn.byPasskey({ signal, isAutofill: false })).toBe('in');
    expect(posted.at(-1)).toBe(`${steps}/passkey token=t&answer=%7B%22id%22%3A%22key%22%7D&remember=yes`);
    const back = open(
      answers(),
      vi.fn(async () => undefined),
    );
    expect(await back.signIn.byPasskey({ signal, isAutofill: false })).toBe('cancelled');
  });

  it('does not send the answer of a device to a reader who has gone back', async () => {
    const stop = new AbortController();
    const { signIn, posted } = open(
      {
        '/identity/authorize': [shown()],
        [`${steps}/passkey/question`]: [
          answer(`https://w.example${steps}/passkey/question`, { challenge: 'c' }),
        ],
      },
      vi.fn(async () => {
        stop.abort();
        return { id: 'key' };
      }),
    );
    expect(await signIn.byPasskey({ signal: stop.signal, isAutofill: false })).toBe('cancelled');
    expect(posted).toEqual([`${steps}/passkey/question token=t`]);
  });

  it('requests a link with the page to return to', async () => {
    const { signIn, posted } = open({
      '/identity/authorize': [shown()],
      [`${steps}/link`]: [answer('https://w.example/', { sent: true }), failed(429, 'rate_limited')],
    });
    const link = { email: given.email, returnTo: '/latest/' };
    expect([await signIn.sendLink(link), await signIn.sendLink(link), await signIn.sendLink(link)]).toEqual([
      'sent',
      'throttled',
      'unreachable',
    ]);
    expect(posted[0]).toBe(`${steps}/link token=t&email=ines%40mail.example&returnTo=%2Flatest%2F`);
  });
});
