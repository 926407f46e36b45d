import { describe, expect, it } from 'vitest';
import { createHostedCheck } from './hosted-check.ts';

function checkWith(post: (address: string, form: URLSearchParams) => Promise<string>) {
  const log = { warn: () => undefined };
  return createHostedCheck({
    kind: 'turnstile',
    siteKey: 'site-key',
    secret: 'a-secret',
    hostname: 'wavelength.example',
    post,
    log,
  });
}

describe('ART-17 a hosted bot check', () => {
  it('is called with the secret and the response', async () => {
    const calls: [string, string][] = [];
    const check = checkWith(async (address, form) => {
      calls.push([address, form.toString()]);
      return '{"success":true,"hostname":"wavelength.example"}';
    });
    expect(await check.challenge()).toEqual({ kind: 'turnstile', siteKey: 'site-key' });
    expect((await check.verify('an-answer')).ok).toBe(true);
    expect(calls).toEqual([
      ['https://challenges.cloudflare.com/turnstile/v0/siteverify', 'secret=a-secret&response=an-answer'],
    ]);
  });

  it.each([
    ['says no', async () => '{"success":false}', 'failed'],
    ['names another site', async () => '{"success":true,"hostname":"evil.example"}', 'failed'],
    ['answers nonsense', async () => '<html>', 'unavailable'],
    ['answers something else', async () => '{"success":"true"}', 'unavailable'],
    ['does not respond', () => Promise.reject(new Error('away')), 'unavailable'],
  ])('that %s lets no reader pass', async (_name, post, reason) => {
    expect(await checkWith(post).verify('an-answer')).toEqual({ ok: false, reason });
  });

  it.each(['', 'with space', 'a&secret=b', 'x'.repeat(5000)])(
    'is not called with %.20j',
    async (response) => {
      const check = checkWith(() => Promise.reject(new Error('must not be called')));
      expect(await check.verify(response)).toEqual({ ok: false, reason: 'failed' });
    },
  );
});
