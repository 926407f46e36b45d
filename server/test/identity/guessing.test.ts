import { decodeJwt } from 'jose';
import { expect, it, vi } from 'vitest';
import { QueueFull } from '#platform/fair-queue.ts';
import { attemptLimits } from '#services/identity/attempt-counts.ts';
import type { IdentityTables } from '#services/identity/identity-tables.ts';
import { createTestAuthenticator } from '#services/identity/passkeys/test-authenticator.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { describeIdentity } from './describe-identity.ts';
import {
  type Browser,
  clientId,
  hashCost,
  openBrowser,
  openTestIdentity,
  type TestIdentity,
} from './testing.ts';

const inParallel = 28;

const hashing = vi.hoisted(() => ({ heldUntil: Promise.resolve() }));
vi.mock('#services/identity/passwords/hash-threads.ts', async (original) => {
  const real = await original<typeof import('#services/identity/passwords/hash-threads.ts')>();
  return {
    ...real,
    hashInThread: async (job: Parameters<typeof real.hashInThread>[0]) => {
      await hashing.heldUntil;
      return real.hashInThread(job);
    },
  };
});

describeIdentity((here) => {
  const statuses = async (answers: Promise<Response>[]) => {
    const seen = (await Promise.all(answers)).map(({ status }) => status);
    return Object.fromEntries([...Map.groupBy(seen, String)].map(([status, all]) => [status, all.length]));
  };
  /** Sends one form so many times at once, each with another wrong password. */
  async function guess(app: TestIdentity, by: Browser, email: string, times: number) {
    const { html } = await app.signIns.open(by);
    return Array.from({ length: times }, (_, n) => by.submit(html, { email, password: `wrong ${n}` }));
  }
  const signIn = (by: Browser, given = here.app.reader) => here.app.signIns.signIn(by, given);

  it.each(['an account', 'no account'])(
    'AU-41 of 28 wrong passwords at once, on two servers, 5 are evaluated: %s',
    async (which) => {
      const email = which === 'an account' ? here.app.reader.email : 'nobody@mail.example';
      const other = await openTestIdentity({ ...here.store, db: await here.store.again() });
      const check = [here.app, other].map(({ service }) =>
        vi.spyOn(service.identity.deps.passwords, 'check'),
      );
      try {
        const caller = '192.0.2.10';
        const guesses = await Promise.all([
          guess(here.app, openBrowser(here.app.origin, caller), email, inParallel / 2),
          guess(other, openBrowser(other.origin, caller), email, inParallel / 2),
        ]);
        expect(await statuses(guesses.flat())).toEqual({ 401: 5, 429: inParallel - 5 });
        expect(check.flatMap(({ mock }) => mock.calls)).toHaveLength(5);
      } finally {
        await other.close();
      }
    },
  );

  it('AU-41 a right password gives its attempt back', async () => {
    const by = openBrowser(here.app.origin, '192.0.2.11');
    for (let times = 0; times < 8; times += 1)
      expect((await signIn(openBrowser(here.app.origin, '192.0.2.11'))).url).toContain('code=');
    expect(await statuses(await guess(here.app, by, here.app.reader.email, 7))).toEqual({
      401: 5,
      429: 2,
    });
  });

  it('AU-41 guesses from many addresses are bounded for one account, and shut out neither a known device nor a passkey', async () => {
    const home = openBrowser(here.app.origin, '192.0.2.20');
    const tokens = await here.app.signIns.tokens(home, here.app.reader);
    const own = `${here.app.origin}/apigee/users/${decodeJwt(tokens.id_token).sub}/passkeys`;
    const headers = { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' };
    const post = async (path: string, body: unknown) =>
      (await fetch(`${own}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const passkey = createTestAuthenticator({ origin: here.app.origin, rpId: 'localhost' });
    const creation = await post('/question', { currentPassword: here.app.reader.password });
    await post('', { answer: passkey.create(creation as { challenge: string }) });

    const strangers = Array.from({ length: 26 }, (_, n) => openBrowser(here.app.origin, `192.0.2.${n + 30}`));
    const guesses = await Promise.all(strangers.map((by) => guess(here.app, by, here.app.reader.email, 1)));
    const { most } = attemptLimits.account;
    expect(most).toBe(20);
    expect(await statuses(guesses.flat())).toEqual({ 401: most, 429: 26 - most });
    const stranger = await signIn(openBrowser(here.app.origin, '192.0.2.99'));
    expect([stranger.url, stranger.posted.status]).toEqual(['', 429]);

    // The owner, at an address where a stranger has used up everything an address may try.
    await Promise.all(
      Array.from({ length: 40 }, async (_, n) => {
        const by = openBrowser(here.app.origin, '192.0.2.20');
        return (await guess(here.app, by, `n${n}@mail.example`, 1))[0];
      }),
    );
    await home.go(`/identity/v2/logout?client_id=${clientId}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const check = vi.spyOn(here.app.service.identity.deps.passwords, 'check');
    expect((await signIn(home)).url).toContain('code=');
    // Nor does it wait for a hash behind them: each caller has a slot of its own.
    expect(check.mock.calls.map(([, , by]) => by)).toEqual([expect.not.stringContaining('192.0.2')]);
    const fresh = openBrowser(here.app.origin, '192.0.2.20');
    const { html, at } = await here.app.signIns.open(fresh);
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const path = new URL(at, here.app.origin).pathname;
    const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
    const question = await (await fresh.go(`${path}/passkey/question`, form({ token }))).json();
    const answer = JSON.stringify(passkey.get(question as { challenge: string }));
    expect((await fresh.go(`${path}/passkey`, form({ token, answer }))).status).toBe(303);
  });

  it('AU-41 passwords that profile calls ask for are counted before they are checked, too', async () => {
    const tokens = await here.app.signIns.tokens(here.browser, here.app.reader);
    const path = `${here.app.origin}/apigee/users/${decodeJwt(tokens.id_token).sub}`;
    const headers = {
      authorization: `Bearer ${tokens.access_token}`,
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.40',
    };
    const send = (rest: string, method: string, body: unknown) =>
      fetch(`${path}${rest}`, { method, headers, body: JSON.stringify(body) });
    const check = vi.spyOn(here.app.service.identity.deps.passwords, 'check');
    const ways = [
      (currentPassword: string) => send('', 'PUT', { currentPassword, newPassword: 'abc1!x' }),
      (currentPassword: string) => send('', 'PUT', { currentPassword, email: 'new@mail.example' }),
      (currentPassword: string) => send('/passkeys/question', 'POST', { currentPassword }),
      (currentPassword: string) => send('', 'DELETE', { currentPassword }),
    ];
    const guesses = Array.from({ length: inParallel }, (_, n) => ways[n % ways.length]?.(`wrong ${n}`));
    expect(await statuses(guesses.filter((answer) => answer !== undefined))).toEqual({
      422: 5,
      429: inParallel - 5,
    });
    expect(check.mock.calls).toHaveLength(5);
    // Strangers who guess at the sign-in page take nothing from the owner here.
    headers['x-forwarded-for'] = '192.0.2.41';
    const right = await ways[2]?.(here.app.reader.password);
    expect(right?.status).toBe(200);
  });

  it('AU-41 wrong answers of passkeys are counted, too', async () => {
    const by = openBrowser(here.app.origin, '192.0.2.50');
    const { html, at } = await here.app.signIns.open(by);
    const token = /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
    const path = new URL(at, here.app.origin).pathname;
    const answers = Array.from({ length: inParallel }, (_, n) =>
      by.go(`${path}/passkey`, {
        method: 'POST',
        body: new URLSearchParams({ token, answer: JSON.stringify({ id: `guess-${n}` }) }),
      }),
    );
    const { most } = attemptLimits.unknownPasskey;
    expect(await statuses(answers)).toEqual({ 401: most, 429: inParallel - most });
  });

  it('AU-41 when too many passwords are being checked, every caller gets a Retry-After', async () => {
    const tokens = await here.app.signIns.tokens(here.browser, here.app.reader);
    const { passwords } = here.app.service.identity.deps;
    vi.spyOn(passwords, 'check').mockRejectedValue(new QueueFull('full'));
    vi.spyOn(passwords, 'hash').mockRejectedValue(new QueueFull('full'));
    const json = { 'content-type': 'application/json' };
    const answers = [
      ...(await guess(here.app, openBrowser(here.app.origin), here.app.reader.email, 1)),
      fetch(`${here.app.issuer}dbconnections/signup`, {
        method: 'POST',
        headers: json,
        body: JSON.stringify({
          client_id: clientId,
          connection: 'accounts',
          email: 'maya@mail.example',
          password: 'abC1!x',
        }),
      }),
      fetch(`${here.app.origin}/apigee/users/${decodeJwt(tokens.id_token).sub}`, {
        method: 'DELETE',
        headers: { ...json, authorization: `Bearer ${tokens.access_token}` },
        body: JSON.stringify({ currentPassword: here.app.reader.password }),
      }),
    ];
    for (const answer of await Promise.all(answers))
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('AU-41 a guess that waited too long gets a Retry-After before its connection is cut', async () => {
    const waiting = new Set<() => void>();
    const hashTimeout = {
      milliseconds: 1,
      after(_: number, end: () => void) {
        waiting.add(end);
        return () => void waiting.delete(end);
      },
    };
    const app = await openTestIdentity({ ...here.store, db: await here.store.again() }, { hashTimeout });
    const { promise, resolve } = Promise.withResolvers<void>();
    hashing.heldUntil = promise;
    try {
      const guesses = await Promise.all(
        Array.from({ length: 6 }, (_, n) =>
          guess(app, openBrowser(app.origin, `192.0.2.${n + 60}`), `n${n}@mail.example`, 1),
        ),
      );
      const answers = guesses.flat();
      await vi.waitFor(() => expect(waiting.size).toBeGreaterThan(0));
      for (const end of waiting) end();
      const first = await Promise.race(answers);
      expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
      resolve();
      await Promise.all(answers);
    } finally {
      resolve();
      await app.close();
    }
  });

  it.each(['while it is checked', 'before the browser has its answer'])(
    'AU-41 a password that is changed %s signs no one in',
    async (when) => {
      const { deps } = here.app.service.identity;
      const change = () => setPassword(here.store.db, { email: here.app.reader.email }, hashCost);
      const { check } = deps.passwords;
      const { record } = here.app.audit;
      if (when === 'while it is checked')
        vi.spyOn(deps.passwords, 'check').mockImplementationOnce(async (...given) => {
          const isRight = await check(...given);
          await change();
          return isRight;
        });
      else
        vi.spyOn(here.app.audit, 'record').mockImplementationOnce(async (...given) => {
          await change();
          return record(...given);
        });
      expect((await signIn(here.browser)).url).not.toContain('code=');
      const { at } = await here.app.signIns.open(here.browser);
      expect(at).toContain('/interaction/');
    },
  );

  it('AU-41 known devices end with the password, and all of one account have few guesses together', async () => {
    const { email } = here.app.reader;
    const devices = await Promise.all(
      Array.from({ length: 4 }, async (_, n) => {
        const by = openBrowser(here.app.origin, `192.0.2.${n + 70}`);
        await signIn(by);
        const known = openBrowser(here.app.origin, `192.0.2.${n + 70}`);
        known.cookies.set('known_device', by.cookies.get('known_device') ?? '');
        return known;
      }),
    );
    const all = async () => {
      const seen: number[] = [];
      for (const by of devices)
        for (let times = 0; times < attemptLimits.device.most; times += 1)
          for (const answer of await guess(here.app, by, email, 1)) seen.push((await answer).status);
      return Map.groupBy(seen, String).get('401')?.length;
    };
    expect(await all()).toBe(30);
    const { kysely } = here.store.db.as<IdentityTables>();
    await kysely.deleteFrom('identity_attempts').execute();
    await setPassword(here.store.db, { email }, hashCost);
    // Now they are strangers, five guesses each and twenty in all.
    expect(await all()).toBe(20);
  });
});
