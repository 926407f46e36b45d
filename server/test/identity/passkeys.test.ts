import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { createTestAuthenticator } from '#services/identity/passkeys/test-authenticator.ts';
import { describeIdentity } from './describe-identity.ts';
import { signInWith } from './passkey-sign-in.ts';
import { type Browser, openBrowser } from './testing.ts';

describeIdentity((here) => {
  async function signedInUser(given = here.app.reader) {
    const tokens = await here.app.signIns.tokens(openBrowser(here.app.origin), given);
    const sub = String(decodeJwt(tokens.id_token).sub);
    const call = (rest: string, method = 'GET', body?: unknown) =>
      fetch(`${here.app.origin}/apigee/users/${sub}/passkeys${rest}`, {
        method,
        headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    const question = async () =>
      (await (await call('/question', 'POST', { currentPassword: given.password })).json()) as {
        challenge: string;
      };
    return { sub, call, question };
  }
  const authenticator = () => createTestAuthenticator({ origin: here.app.origin, rpId: 'localhost' });

  it('AU-41 a user adds a passkey with the password, and signs in with it without one', async () => {
    const { sub, call, question } = await signedInUser();
    const key = authenticator();
    const added = await call('', 'POST', { answer: key.create(await question()), name: 'My phone' });
    expect([added.status, await added.json()]).toEqual([
      201,
      [{ id: key.id, name: 'My phone', since: expect.any(String), used: null }],
    ]);
    expect((await here.app.emailsTo(here.app.reader.email))[0]?.subject).toMatch(/^A passkey was added/);

    const { posted, verifier } = await signInWith(here, (question) => key.get(question));
    expect(posted.status).toBe(303);
    const { url } = await here.browser.follow(here.browser.locationOf(posted, '/identity/'), (next) =>
      next.startsWith(`${here.app.origin}/user/`),
    );
    const tokens = (await (await here.app.signIns.context(url, verifier)).json()) as { id_token: string };
    expect(decodeJwt(tokens.id_token)).toMatchObject({ sub, email: here.app.reader.email, login_count: 2 });
    expect((await here.app.audit.of(sub)).map(({ what, detail }) => [what, JSON.parse(detail).by])).toEqual([
      ['sign-in', 'password'],
      ['passkey added', undefined],
      ['sign-in', 'passkey'],
    ]);
  });

  it('AU-41 a token alone adds none: it takes the password', async () => {
    const { call } = await signedInUser();
    for (const [body, field] of [
      [{}, 'currentPassword'],
      [{ currentPassword: 'wrong' }, 'currentPassword'],
    ] as const) {
      const answer = await call('/question', 'POST', body);
      expect([answer.status, await answer.json()]).toMatchObject([422, { errors: [{ field }] }]);
    }
    expect((await call('', 'POST', { answer: authenticator().create({ challenge: 'eA' }) })).status).toBe(
      422,
    );
    expect(await (await call('')).json()).toEqual([]);
  });

  it('AU-41 passkeys are renamed and removed by their owner alone, and what is removed opens nothing', async () => {
    const [reader, staff] = [await signedInUser(), await signedInUser(here.app.staff)];
    const key = authenticator();
    await reader.call('', 'POST', { answer: key.create(await reader.question()) });
    expect(await (await reader.call('')).json()).toMatchObject([{ name: 'A browser' }]);
    expect((await staff.call(`/${key.id}`, 'PUT', { name: 'Mine' })).status).toBe(404);
    expect((await staff.call(`/${key.id}`, 'DELETE')).status).toBe(404);
    for (const name of ['', 'a\nb', 'x'.repeat(61), 7])
      expect((await reader.call(`/${key.id}`, 'PUT', { name })).status).toBe(422);
    const renamed = await reader.call(`/${key.id}`, 'PUT', { name: ' Old <phone> ' });
    expect(await renamed.json()).toMatchObject([{ name: 'Old <phone>' }]);
    expect((await reader.call(`/${key.id}`, 'PATCH', {})).status).toBe(405);
    expect(await (await reader.call(`/${key.id}`, 'DELETE')).json()).toEqual([]);
    expect((await signInWith(here, (question) => key.get(question))).posted.status).toBe(401);
    expect((await here.app.audit.of(reader.sub)).map(({ what }) => what)).toEqual([
      'sign-in',
      'passkey added',
      'passkey renamed',
      'passkey removed',
    ]);
  });

  it('AU-41 no answer shows whether an account has a passkey; replayed, mixed-up and forged answers are rejected and recorded', async () => {
    const { call, question } = await signedInUser();
    const key = authenticator();
    await call('', 'POST', { answer: key.create(await question()) });
    const tellings = [];
    const tries: ((question: { challenge: string }) => unknown)[] = [
      (question) => authenticator().get(question),
      (question) => key.get(question, { origin: 'https://evil.example' }),
      (question) => key.get(question, { counter: 0 }),
      () => key.get({ challenge: 'bm9ib2R5IGFza2VkIHRoaXM' }),
      () => 'no answer',
    ];
    for (const answer of tries) {
      const { posted } = await signInWith(here, answer, openBrowser(here.app.origin));
      tellings.push([posted.status, (await posted.text()).match(/role="alert">([^<]*)/)?.[1]]);
    }
    expect(tellings).toEqual(tries.map(() => [401, accountMessages.passkeyRejected]));
    const rejected = await here.app.audit.newest(tries.length);
    expect(rejected.map(({ who, what, detail }) => [who, what, JSON.parse(detail).why]).reverse()).toEqual([
      ['unknown', 'sign-in failed', 'unknown passkey'],
      ['unknown', 'sign-in failed', 'wrong answer'],
      ['unknown', 'sign-in failed', 'counter went back'],
      ['unknown', 'sign-in failed', 'wrong answer'],
      ['unknown', 'sign-in failed', 'unknown passkey'],
    ]);

    // The answer of one sign-in, sent again in another.
    let saved: unknown;
    await signInWith(here, (question) => {
      saved = key.get(question);
      return saved;
    });
    const other = await signInWith(here, () => saved, openBrowser(here.app.origin));
    expect(other.posted.status).toBe(401);
  });

  it('AU-41 the question and the answer are forms of the page they stand on', async () => {
    const { path, token } = await signInWith(here, () => 'x');
    const post = async (by: Browser, part: string, given: string, headers: Record<string, string> = {}) =>
      (
        await by.go(`${path}${part}`, {
          method: 'POST',
          body: new URLSearchParams({ token: given, answer: '{}' }),
          headers,
        })
      ).status;
    for (const part of ['/passkey/question', '/passkey']) {
      expect(await post(here.browser, part, '1.forged')).toBe(403);
      expect(await post(here.browser, part, token, { 'sec-fetch-site': 'cross-site' })).toBe(403);
      expect(await post(openBrowser(here.app.origin), part, token)).toBe(400);
    }
    expect((await here.browser.go(`${path}/passkey/question`)).status).toBe(405);
    expect((await here.browser.go(`${path}/passkey`)).status).toBe(303);
  });
});
