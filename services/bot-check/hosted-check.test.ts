import { describe, expect, it } from 'vitest';
import { createHostedCheck } from './hosted-check.ts';

const told: unknown[] = [];
function checkWith(post: (address: string, form: URLSearchParams) => Promise<string>) {
  const log = { warn: (event: string) => void told.push(event) };
  return createHostedCheck({
    kind: 'turnstile',
    siteKey: 'site-key',
    secret: 'a-secret',
    hostname: 'wavelength.example',
    post,
    log,
  });
}

describe('ART-17 a bot check of another company', () => {
  it('is asked with the secret and the answer', async () => {
    const asked: [string, string][] = [];
    const check = checkWith(async (address, form) => {
      asked.push([address, form.toString()]);
      return '{"success":true,"hostname":"wavelength.example"}';
    });
    expect(await check.challenge()).toEqual({ kind: 'turnstile', siteKey: 'site-key' });
    expect((await check.verify('an-answer')).ok).toBe(true);
    expect(asked).toEqual([
      ['https://challenges.cloudflare.com/turnstile/v0/siteverify', 'secret=a-secret&response=an-answer'],
    ]);
  });

  it.each([
    ['says no', async () => '{"success":false}', 'failed'],
    ['speaks of another site', async () => '{"success":true,"hostname":"evil.example"}', 'failed'],
    ['answers nonsense', async () => '<html>', 'unavailable'],
    ['answers something else', async () => '{"success":"true"}', 'unavailable'],
    ['does not answer', () => Promise.reject(new Error('away')), 'unavailable'],
  ])('that %s lets nobody pass', async (_name, post, reason) => {
    expect(await checkWith(post).verify('an-answer')).toEqual({ ok: false, reason });
  });

  it.each(['', 'with space', 'a&secret=b', 'x'.repeat(5000)])(
    'is not asked about %.20j',
    async (response) => {
      const check = checkWith(() => Promise.reject(new Error('must not be asked')));
      expect(await check.verify(response)).toEqual({ ok: false, reason: 'failed' });
    },
  );
});
