import { createChallenge, verifySolution } from 'altcha-lib/v1';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { proveWork } from './prove-work.ts';
import { getEmailSharePass } from './send-email-share.ts';
import { shortLink } from './short-link.ts';

type Work = Extract<BotChallenge, { kind: 'altcha' }>;
const never = new AbortController().signal;
const secret = 'a-secret-for-tests';
async function workOf(number: number, maxnumber = 1000): Promise<Work> {
  const { challenge, salt, signature } = await createChallenge({
    hmacKey: secret,
    number,
    maxNumber: maxnumber,
  });
  return { kind: 'altcha', algorithm: 'SHA-256', challenge, salt, signature, maxnumber };
}
afterEach(() => vi.unstubAllGlobals());

describe('ART-17 the work of the bot check', () => {
  it.each([0, 1, 249, 250, 999, 1000])('finds %i, as the library that verifies reads it', async (number) => {
    const answer = await proveWork(await workOf(number), never);
    expect(await verifySolution(answer ?? '', secret)).toBe(true);
  });

  it('gives up without a solution, on abort, and without crypto', async () => {
    expect(await proveWork(await workOf(900, 300), never)).toBeUndefined();
    expect(await proveWork(await workOf(5), AbortSignal.abort())).toBeUndefined();
    vi.stubGlobal('crypto', {});
    const work: Work = {
      kind: 'altcha',
      algorithm: 'SHA-256',
      challenge: '',
      salt: '',
      signature: '',
      maxnumber: 9,
    };
    expect(await proveWork(work, never)).toBeUndefined();
  });

  it.each([
    ['does not answer', () => Promise.reject(new Error('away'))],
    ['is busy', async () => new Response('', { status: 429 })],
    ['answers nonsense', async () => new Response('<html>')],
  ])('there is no pass when the server %s', async (_name, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await getEmailSharePass(never, () => undefined)).toBeUndefined();
  });
});

describe('AP-23 the short address', () => {
  it.each([
    [
      'is requested once',
      async () => Response.json({ data: { url: 'https://w.example/s/abc' } }),
      'https://w.example/s/abc',
    ],
    ['down', () => Promise.reject(new Error('away')), undefined],
    ['failing', async () => new Response('', { status: 503 }), undefined],
    ['nonsense', async () => new Response('<html>'), undefined],
    ['an address of another kind', async () => Response.json({ data: { url: 'javascript:1' } }), undefined],
  ])('%s', async (name, answer, short) => {
    const fetch = vi.fn(answer);
    vi.stubGlobal('fetch', fetch);
    const long = `https://w.example/article/${encodeURIComponent(name)}/`;
    expect([await shortLink(long), await shortLink(long)]).toEqual([short ?? long, short ?? long]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
