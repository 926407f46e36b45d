import { expect, it, vi } from 'vitest';
import { commentTokenKey, signOutOfDiscussion } from './sign-out-of-discussion.ts';

it.each([
  ['who commented', 'e30= 00 1', [['/api/discussion/logout', 'POST', 'e30= 00 1']]],
  ['who never did', null, []],
])('CM-05 signing out notifies the discussion service of %s', (_, token, notified) => {
  const send = vi.fn(async () => new Response(null, { status: 204 }));
  signOutOfDiscussion({ getItem: (name) => (name === commentTokenKey ? token : null) }, send as typeof fetch);
  const calls = send.mock.calls as unknown as [string, RequestInit][];
  expect(
    calls.map(([url, init]) => [url, init.method, new Headers(init.headers).get('x-remote-auth')]),
  ).toEqual(notified);
});

it('CM-05 a service that does not respond does not block signing out', () => {
  const send = (() => Promise.reject(new Error('away'))) as typeof fetch;
  expect(() => signOutOfDiscussion({ getItem: () => 'token' }, send)).not.toThrow();
});
