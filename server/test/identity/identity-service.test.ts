import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#content/errors.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { signUpPassword } from '#content/rules/account/password.ts';
import { searchStore } from '#database/test/search-store.ts';
import { createFirstAccounts } from '#services/identity/first-accounts.ts';
import type { IdentityTables } from '#services/identity/identity-tables.ts';
import { describeIdentity } from './describe-identity.ts';
import {
  type Browser,
  type Credentials,
  clientId,
  oneTimeTokenIn,
  openBrowser,
  openTestIdentity,
} from './testing.ts';

/** As a browser asks that follows a link of the site. */
const fromOwnPage = { headers: { 'sec-fetch-site': 'same-origin' } };

describeIdentity((here) => {
  const isBack = (url: string) => url.startsWith(`${here.app.origin}/user/`);
  const begin = (extra?: Record<string, string>) => here.app.signIns.begin(extra);
  const openSignIn = (by: Browser = here.browser, extra: Record<string, string> = {}) =>
    here.app.signIns.open(by, extra);
  const signInFor = (given: Credentials, by: Browser = here.browser, extra: Record<string, string> = {}) =>
    here.app.signIns.signIn(by, given, extra);
  const context = (url: string, verifier: string) => here.app.signIns.context(url, verifier);
  const tokensOf = (
    given = here.app.reader,
    by: Browser = here.browser,
    extra: Record<string, string> = {},
  ) => here.app.signIns.tokens(by, given, extra);
  const signUp = (change: Record<string, unknown> = {}, caller = '203.0.113.5') =>
    fetch(`${here.app.issuer}dbconnections/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': caller },
      body: JSON.stringify({
        client_id: clientId,
        connection: 'accounts',
        email: 'maya@mail.example',
        password: 'abC1!x',
        username: 'maya',
        user_metadata: { country: 'FR' },
        ...change,
      }),
    });
  async function verifyNewest(email: string, by: Browser = here.browser): Promise<Response> {
    const [message] = await here.app.emailsTo(email);
    const page = await by.go(`/identity/verify/?token=${oneTimeTokenIn(message?.text ?? '')}`);
    return by.submit(await page.text(), {});
  }

  it('AU-13 says in Auth0’s way where everything is, with a slash behind the issuer', async () => {
    const found = await (await here.browser.go('/identity/.well-known/openid-configuration')).json();
    expect(found).toMatchObject({
      issuer: here.app.issuer,
      authorization_endpoint: `${here.app.issuer}authorize`,
      token_endpoint: `${here.app.issuer}oauth/token`,
      userinfo_endpoint: `${here.app.issuer}userinfo`,
      jwks_uri: `${here.app.issuer}.well-known/jwks.json`,
      revocation_endpoint: `${here.app.issuer}oauth/revoke`,
    });
    const { keys } = (await (await here.browser.go('/identity/.well-known/jwks.json')).json()) as {
      keys: Record<string, string>[];
    };
    expect(keys).toEqual([expect.objectContaining({ kty: 'RSA', alg: 'RS256', use: 'sig' })]);
    expect(keys[0]).not.toHaveProperty('d');
  });

  it('AU-41 the demo has a reader and a staff account', async () => {
    expect(here.app.printed).toHaveLength(3);
    const { url } = await signInFor(here.app.reader);
    expect(new URL(url).searchParams.get('state')).toBe('a-state');
    const staff = await tokensOf(here.app.staff, openBrowser(here.app.origin));
    expect(decodeJwt(staff.id_token)).toMatchObject({ role: 'staff' });
  });

  it('AU-41 what is written at the first start is no password, but a link that sets one: once, within a day, after a restart too', async () => {
    const print = vi.fn();
    const host = 'first.example';
    await createFirstAccounts({
      db: here.store.db,
      publication: { ownDomains: [host] },
      siteUrl: new URL(here.app.origin),
      onProgress: print,
    });
    const written = print.mock.calls.flat().join('\n');
    const { kysely } = here.store.db.as<IdentityTables>();
    const account = await kysely
      .selectFrom('identity_accounts')
      .selectAll()
      .where('email', '=', `staff@${host}`)
      .executeTakeFirstOrThrow();
    expect([account.role, account.password_hash]).toEqual(['staff', null]);
    const link = /Account staff@\S+: .*: (http\S+)/.exec(written)?.[1] ?? '';
    const expiry = await kysely
      .selectFrom('identity_one_time_tokens')
      .select(['expires_at', 'created_at'])
      .where('sub', '=', account.sub)
      .executeTakeFirstOrThrow();
    expect(Number(expiry.expires_at) - Number(expiry.created_at)).toBe(86_400_000);
    // Started again, the demo is there already: nothing is written, and the link still works.
    const again = vi.fn();
    await createFirstAccounts({
      db: here.store.db,
      publication: { ownDomains: [host] },
      siteUrl: new URL(here.app.origin),
      onProgress: again,
    });
    expect(again.mock.calls.flat().join('\n')).not.toContain('token=');
    const form = await (await here.browser.go(link)).text();
    const set = { newPassword: 'late 7 trains!', confirmPassword: 'late 7 trains!' };
    expect((await here.browser.submit(form, set)).status).toBe(200);
    expect((await here.browser.go(link)).status).toBe(410);
    const given = { email: `staff@${host}`, password: set.newPassword };
    expect((await signInFor(given, openBrowser(here.app.origin))).url).toContain('code=');
  });

  it('AU-09 AU-14 EN-55 code and verifier become tokens with sub, email and login_count', async () => {
    const tokens = await tokensOf();
    expect(tokens.expires_in).toBe(900);
    const keys = createRemoteJWKSet(new URL(`${here.app.issuer}.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(tokens.id_token, keys, {
      issuer: here.app.issuer,
      audience: clientId,
    });
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      nonce: 'a-nonce',
      email: here.app.reader.email,
      email_verified: true,
      login_count: 1,
      role: 'reader',
    });
    const user = await fetch(`${here.app.issuer}userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    });
    expect(await user.json()).toMatchObject({
      sub: payload.sub,
      email: here.app.reader.email,
      login_count: 1,
    });
    const again = await tokensOf(here.app.reader, openBrowser(here.app.origin));
    expect(decodeJwt(again.id_token)).toMatchObject({ login_count: 2 });
  });

  it('AU-13 takes the token call as JSON too, also under its short name', async () => {
    const { url, verifier } = await signInFor(here.app.reader);
    const answer = await fetch(`${here.app.issuer}token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        grant_type: 'authorization_code',
        client_id: clientId,
        code: new URL(url).searchParams.get('code'),
        code_verifier: verifier,
        redirect_uri: `${here.app.origin}/user/`,
      }),
    });
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([
      200,
      expect.arrayContaining(['access_token', 'id_token']),
    ]);
  });

  it('AU-09 AU-41 a second, independent client signs in, refreshes, and is thrown out when a token is used twice', async () => {
    const config = await oidc.discovery(new URL(here.app.issuer), clientId, undefined, oidc.None(), {
      execute: [oidc.allowInsecureRequests],
    });
    const verifier = oidc.randomPKCECodeVerifier();
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const target = oidc.buildAuthorizationUrl(config, {
      redirect_uri: `${here.app.origin}/user/`,
      scope: 'openid profile email offline_access',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    });
    const { response } = await here.browser.follow(target.href, isBack);
    const posted = await here.browser.submit(await response.text(), here.app.reader);
    const { url } = await here.browser.follow(here.browser.locationOf(posted, '/identity/'), isBack);
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce };
    const tokens = await oidc.authorizationCodeGrant(config, new URL(url), checks);
    expect(tokens.claims()?.email).toBe(here.app.reader.email);
    const first = tokens.refresh_token ?? '';
    const next = await oidc.refreshTokenGrant(config, first);
    expect(next.refresh_token).not.toBe(first);
    await expect(oidc.refreshTokenGrant(config, first)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(oidc.refreshTokenGrant(config, next.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const sub = tokens.claims()?.sub ?? '';
    await expect(oidc.fetchUserInfo(config, next.access_token, sub)).rejects.toThrow();
    expect(await here.app.rejections()).toEqual([
      'code rejected invalid_grant',
      'code rejected invalid_token',
      'code rejected used twice',
    ]);
  });

  it('AU-09 silently: a message to the requesting page, with a code or with login_required', async () => {
    const silent = { prompt: 'none', response_mode: 'web_message' };
    const before = await here.browser.go(begin(silent).url);
    expect(before.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
    expect(await before.text()).toMatch(/"error":"login_required"/);
    await signInFor(here.app.reader);
    const after = await here.browser.go(begin(silent).url);
    const text = await after.text();
    expect([after.status, /"code":"[\w-]+"/.test(text), text.includes('"state":"a-state"')]).toEqual([
      200,
      true,
      true,
    ]);
    expect(after.headers.get('x-frame-options')).toBeNull();
    // Who opened a window closes it: one that is closed when its message comes counts as given up.
    const script = /<script>([\s\S]*?)<\/script>/.exec(text)?.[1] ?? '';
    expect(script).toMatch(/postMessage\(authorization_response, origin\);\s+win\.setTimeout\(/);
    const digest = createHash('sha256').update(script).digest('base64');
    expect(after.headers.get('content-security-policy')).toContain(`'sha256-${digest}'`);
  });

  it('AU-13 AU-41 only pages of known clients may read tokens and users from another origin; discovery and keys are for all', async () => {
    const { access_token } = await tokensOf();
    const authorization = `Bearer ${access_token}`;
    const wanted = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'dpop' };
    const calls: [string, RequestInit][] = [
      ['oauth/token', { method: 'OPTIONS', headers: wanted }],
      ['token', { method: 'OPTIONS', headers: wanted }],
      ['oauth/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'authorization_code' }) }],
      ['oauth/token', { method: 'POST', body: new URLSearchParams({ client_id: clientId }) }],
      ['oauth/revoke', { method: 'OPTIONS', headers: wanted }],
      ['userinfo', { method: 'OPTIONS', headers: wanted }],
      ['userinfo', { headers: { authorization } }],
      ['userinfo', { headers: { authorization: 'Bearer never-issued-0123456789-0123456789' } }],
      ['dbconnections/signup', { method: 'OPTIONS', headers: wanted }],
    ];
    const allowed = async (path: string, init: RequestInit, origin?: string) => {
      const headers = { ...init.headers, ...(origin ? { origin } : {}) };
      const answer = await fetch(`${here.app.issuer}${path}`, { ...init, headers });
      await answer.arrayBuffer();
      return [...answer.headers].filter(([name]) => name.startsWith('access-control-'));
    };
    for (const [path, init] of calls) {
      for (const origin of ['https://evil.example', 'null', `${here.app.origin}.evil.example`, undefined])
        expect([path, init.method, origin, await allowed(path, init, origin)]).toEqual([
          path,
          init.method,
          origin,
          [],
        ]);
      const own = new Map((await allowed(path, init, here.app.origin)) as [string, string][]);
      expect([path, own.get('access-control-allow-origin')]).toEqual([path, here.app.origin]);
    }
    for (const path of ['.well-known/openid-configuration', '.well-known/jwks.json'])
      expect(await allowed(path, {}, 'https://any.example')).not.toEqual([]);
  });

  it('AU-11 RT-60 logging out ends session and tokens and leads back, to our own pages only', async () => {
    const tokens = await tokensOf();
    const foreign = await here.browser.go(
      `/identity/v2/logout?client_id=${clientId}&returnTo=https://evil.example/`,
    );
    expect([foreign.status, foreign.headers.get('location')]).toEqual([400, null]);
    expect(await here.app.rejections()).toEqual(['return address rejected not ours']);
    const userinfo = () =>
      fetch(`${here.app.issuer}userinfo`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect((await userinfo()).status).toBe(200);
    const out = await here.browser.go(
      `/identity/v2/logout?client_id=${clientId}&returnTo=${here.app.origin}/latest/`,
      fromOwnPage,
    );
    expect([out.status, out.headers.get('location')]).toEqual([302, `${here.app.origin}/latest/`]);
    expect((await userinfo()).status).toBe(401);
    const silent = await here.browser.go(begin({ prompt: 'none', response_mode: 'web_message' }).url);
    expect(await silent.text()).toMatch(/login_required/);
    expect((await here.browser.go('/identity/logout')).status).toBe(302);
  });

  describe('bad input', () => {
    it('AU-37 codes work once, for the client that requested them, with their verifier', async () => {
      const { url, verifier } = await signInFor(here.app.reader);
      expect((await context(url, randomBytes(32).toString('base64url'))).status).toBe(400);
      const other = await signInFor(here.app.reader, openBrowser(here.app.origin));
      expect((await context(other.url, verifier)).status).toBe(400);
      const third = await signInFor(here.app.reader, openBrowser(here.app.origin));
      const answers = await Promise.all([
        context(third.url, third.verifier),
        context(third.url, third.verifier),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    });

    it.each([
      ['an unknown client', { client_id: 'nobody' }, 400],
      ['a foreign redirect', { redirect_uri: 'https://evil.example/' }, 400],
      ['another path of this site', { redirect_uri: 'http://localhost/elsewhere/' }, 400],
    ])('AU-09 %s is shown an error and sent nowhere', async (_, extra, status) => {
      const answer = await here.browser.go(begin(extra as Record<string, string>).url);
      expect([answer.status, answer.headers.get('location')]).toEqual([status, null]);
      expect(await answer.text()).toContain('We couldn’t log you in');
    });

    it.each([
      ['no proof key', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
      ['a plain proof key', { code_challenge_method: 'plain' }, 'invalid_request'],
      ['an unknown audience', { audience: 'https://evil.example/' }, 'invalid_target'],
    ])('AU-09 the client gets an error for %s', async (_, extra, error) => {
      const { url } = await here.browser.follow(begin(extra as Record<string, string>).url, isBack);
      expect(new URL(url).searchParams.get('error')).toBe(error);
    });

    it('AU-41 a form without its token, from another site, or of another sign-in changes nothing', async () => {
      const { html } = await openSignIn();
      const forged = await here.browser.submit(html, { ...here.app.reader, token: '1.x' });
      const foreign = await here.browser.submit(html, here.app.reader, { 'sec-fetch-site': 'cross-site' });
      const stranger = openBrowser(here.app.origin);
      const stolen = await stranger.submit(html, here.app.reader);
      expect([forged.status, foreign.status, stolen.status]).toEqual([403, 403, 400]);
    });

    it('AU-41 signing in gives the session a new name', async () => {
      await openSignIn();
      const before = here.browser.cookies.get('identity');
      await signInFor(here.app.reader);
      expect(here.browser.cookies.get('identity')).toBeDefined();
      expect(here.browser.cookies.get('identity')).not.toBe(before);
    });

    it.each([
      '/identity/',
      '/identity/admin',
      '/identity/interaction/none1234567890',
      '/identity/oauth/authorize',
    ])('AU-13 %s is nothing', async (path) => {
      expect((await here.browser.go(path)).status).toBeGreaterThanOrEqual(400);
    });

    it('AU-41 what a reader types comes back as text', async () => {
      const { html } = await openSignIn();
      const answer = await here.browser.submit(html, { email: '"><script>alert(1)</script>', password: 'x' });
      expect(await answer.text()).not.toContain('<script>');
    });
  });

  describe('joining', () => {
    it('AU-30 AU-41 an account cannot log in before its address is verified; the link works once', async () => {
      expect(await (await signUp()).json()).toEqual({
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        email: 'maya@mail.example',
        email_verified: false,
      });
      const maya = { email: 'maya@mail.example', password: 'abC1!x' };
      const early = await signInFor(maya);
      expect(early.posted.status).toBe(401);
      expect(await early.posted.text()).toContain(messages.verifyEmail);
      const [message] = await here.app.emailsTo(maya.email);
      const link = `/identity/verify/?token=${oneTimeTokenIn(message?.text ?? '')}`;
      // Mail scanners that open links use nothing up.
      expect([(await here.browser.go(link)).status, (await here.browser.go(link)).status]).toEqual([
        200, 200,
      ]);
      // Links of version 0.1 name the token differently.
      expect((await here.browser.go(link.replace('?token=', '?ticket='))).status).toBe(200);
      expect((await verifyNewest(maya.email)).status).toBe(200);
      expect((await here.browser.go(link)).status).toBe(410);
      expect((await signInFor(maya)).url).toContain('code=');
    });

    it('AU-18 AU-24 AU-25 AU-27 on the provider’s own page', async () => {
      const { html } = await openSignIn(here.browser, { screen_hint: 'signup' });
      for (const label of [
        'Username',
        'Email',
        'Password',
        'Confirm password',
        'Country',
        'I am 16 or older',
      ])
        expect(html).toContain(label);
      const wrong = await here.browser.submit(html, { username: 'maya', email: 'a@', password: 'abcdef' });
      const page = await wrong.text();
      for (const text of [
        messages.accountEmail,
        messages.termsMissing.replace('&', '&amp;'),
        messages.fieldsMissing,
        signUpPassword.text,
      ])
        expect(page).toContain(text);
      expect(page).not.toContain('abcdef');
      const right = await here.browser.submit(page, {
        username: 'maya',
        email: 'maya@mail.example',
        password: 'abC1!x',
        confirmPassword: 'abC1!x',
        country: 'FR',
        terms: 'yes',
      });
      expect(await right.text()).toContain(messages.signedUp);
      expect(await here.app.emailsTo('maya@mail.example')).toHaveLength(1);
    });

    it('AU-13 an address that has an account gets the same answer, and its owner an e-mail', async () => {
      const [known, unknown] = [
        await signUp({ email: here.app.reader.email }),
        await signUp({ email: 'new@mail.example' }),
      ];
      const shape = async (answer: Response) => [answer.status, Object.keys((await answer.json()) as object)];
      expect(await shape(known)).toEqual(await shape(unknown));
      const [message] = await here.app.emailsTo(here.app.reader.email);
      expect(message?.subject).toBe('You already have a Testsite account');
      // And nothing has changed.
      expect((await signInFor(here.app.reader)).url).toContain('code=');
    });

    it.each([
      ['before', ['thief1!A', 'owner1!A']],
      ['after', ['owner1!A', 'thief1!A']],
    ])(
      'AU-41 a stranger who signs up with the same address %s its owner gets no account: the link has its reader set the password',
      async (_, typed) => {
        for (const password of typed) expect((await signUp({ password })).status).toBe(200);
        const email = 'maya@mail.example';
        const set = await verifyNewest(email);
        expect(set.headers.get('location')).toMatch(/^\/identity\/reset\/\?token=/);
        for (const password of typed) expect((await signInFor({ email, password })).url).toBe('');
        const form = await (await here.browser.go(here.browser.locationOf(set, '/identity/'))).text();
        const chosen = { newPassword: 'late 7 trains!', confirmPassword: 'late 7 trains!' };
        expect((await here.browser.submit(form, chosen)).status).toBe(200);
        for (const password of typed) expect((await signInFor({ email, password })).url).toBe('');
        expect((await signInFor({ email, password: chosen.newPassword })).url).toContain('code=');
      },
    );

    it.each([1, 23, 25])(
      'AU-41 nor does a stranger who signs up %i hours after its owner, whichever e-mail the owner follows',
      async (hours) => {
        const email = 'maya@mail.example';
        const { deps } = here.app.service.identity;
        const begin = Date.now();
        const now = vi.spyOn(deps, 'now').mockReturnValue(begin);
        const typed = ['owner1!A', 'thief1!A'];
        await signUp({ password: typed[0] });
        // Another link of the owner's own, some hours younger than the first.
        now.mockReturnValue(begin + (hours * 3_600_000) / 2);
        await signInFor({ email, password: 'owner1!A' });
        now.mockReturnValue(begin + hours * 3_600_000);
        await signUp({ password: typed[1] }, '203.0.113.6');
        const links = (await here.app.emailsTo(email)).map(({ text }) => oneTimeTokenIn(text));
        expect(links).toHaveLength(hours < 24 ? 2 : 3);
        const stored = here.store.db.as<IdentityTables>().kysely;
        const tokens = await stored
          .selectFrom('identity_one_time_tokens')
          .select('pending')
          .where('kind', '=', 'verify')
          .execute();
        expect(tokens.map(({ pending }) => JSON.parse(pending ?? '').passwordHash)).toEqual(
          links.map(() => null),
        );
        const set = await verifyNewest(email);
        expect(set.headers.get('location')).toMatch(/^\/identity\/reset\/\?token=/);
        for (const password of typed) expect((await signInFor({ email, password })).url).toBe('');
      },
    );

    it('AU-41 a link that is sent once more has no password when another sign-up came while it was checked', async () => {
      const email = 'maya@mail.example';
      const { passwords } = here.app.service.identity.deps;
      await signUp({ password: 'thief1!A' });
      const check = passwords.check;
      vi.spyOn(passwords, 'check').mockImplementationOnce(async (...given) => {
        const isRight = await check(...given);
        await signUp({ password: 'owner1!A' }, '203.0.113.6');
        return isRight;
      });
      await signInFor({ email, password: 'thief1!A' });
      const set = await verifyNewest(email);
      expect(set.headers.get('location')).toMatch(/^\/identity\/reset\/\?token=/);
      expect((await signInFor({ email, password: 'thief1!A' })).url).toBe('');
    });

    it('AU-41 a link confirms the password of its own sign-up', async () => {
      await signUp({ password: 'owner1!A' });
      await verifyNewest('maya@mail.example');
      const email = 'maya@mail.example';
      expect((await signInFor({ email, password: 'owner1!A' })).url).toContain('code=');
    });

    it.each([
      ['AU-23 no address', { email: 'a@' }, 'invalid_signup'],
      ['AU-19 a weak password', { password: 'abcdef' }, 'invalid_password'],
      ['AU-13 another client', { client_id: 'nobody' }, 'invalid_signup'],
      ['AU-13 another connection', { connection: 'nobody' }, 'invalid_signup'],
      ['AU-13 too much metadata', { user_metadata: { a: 'x'.repeat(501) } }, 'invalid_signup'],
      ['AU-41 a name with a line break', { username: 'a\nBcc: b' }, 'invalid_signup'],
    ])('rejects %s', async (_, change, code) => {
      const answer = await signUp(change);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, code]);
    });

    it('AU-41 nobody’s mailbox is filled', async () => {
      const again = (email: string) =>
        Promise.all(Array.from({ length: 7 }, (_, times) => signUp({ email }, `203.0.113.${times + 20}`)));
      for (const email of ['Maya@mail.example', here.app.reader.email]) {
        expect((await again(email)).map(({ status }) => status)).toEqual(Array(7).fill(200));
        expect(await here.app.emailsTo(email)).toHaveLength(1);
      }
      // Nor by signing in, again and again, to an account that waits for its link.
      await signUp({ email: 'waits@mail.example' });
      for (let times = 0; times < 5; times += 1)
        await signInFor({ email: 'waits@mail.example', password: 'abC1!x' });
      expect(await here.app.emailsTo('waits@mail.example')).toHaveLength(3);
      const answers: number[] = [];
      for (let times = 0; times < 12; times += 1)
        answers.push((await signUp({ email: `a${times}@mail.example` }, '203.0.113.99')).status);
      expect(answers.slice(-2)).toEqual([429, 429]);
    });
  });

  describe('forgotten passwords', () => {
    const request = (email: string) =>
      fetch(`${here.app.issuer}dbconnections/change_password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: clientId, email, connection: 'accounts' }),
      });

    it('AU-12 AU-13 answers everybody the same, and writes only to members', async () => {
      const answers = await Promise.all([request(here.app.reader.email), request('nobody@mail.example')]);
      const outcome = await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]));
      expect(outcome[0]).toEqual(outcome[1]);
      expect(outcome[0]?.[0]).toBe(200);
      await here.app.service.identity.close();
      expect(await here.app.emailsTo(here.app.reader.email)).toHaveLength(1);
      expect(await here.app.emailsTo('nobody@mail.example')).toEqual([]);
    });

    it('AU-12 AU-41 a new password by e-mail: once, and every session ends', async () => {
      const tokens = await tokensOf();
      await request(here.app.reader.email);
      await here.app.service.identity.close();
      const [message] = await here.app.emailsTo(here.app.reader.email);
      const link = `/identity/reset/?token=${oneTimeTokenIn(message?.text ?? '')}`;
      const fresh = openBrowser(here.app.origin);
      const form = await (await fresh.go(link)).text();
      const weak = await fresh.submit(form, { newPassword: 'abcDE1', confirmPassword: 'abcDE2' });
      expect([weak.status, (await weak.text()).includes(accountMessages.passwordsDiffer)]).toEqual([
        422,
        true,
      ]);
      const set = { newPassword: 'late 7 trains!', confirmPassword: 'late 7 trains!' };
      expect((await fresh.submit(form, set)).status).toBe(200);
      expect((await fresh.submit(form, set)).status).toBe(410);
      expect((await fresh.go(link)).status).toBe(410);
      const user = await fetch(`${here.app.issuer}userinfo`, {
        headers: { authorization: `Bearer ${tokens.access_token}` },
      });
      expect(user.status).toBe(401);
      expect((await signInFor(here.app.reader, openBrowser(here.app.origin))).url).toBe('');
      const { url } = await signInFor({ ...here.app.reader, password: set.newPassword }, fresh);
      expect(url).toContain('code=');
    });

    it('AU-12 a link of one kind opens no other handler', async () => {
      await signUp();
      const [message] = await here.app.emailsTo('maya@mail.example');
      const token = oneTimeTokenIn(message?.text ?? '');
      expect((await here.browser.go(`/identity/reset/?token=${token}`)).status).toBe(410);
      expect((await here.browser.go(`/identity/new-address/?token=${token}`)).status).toBe(410);
      expect((await here.browser.go('/identity/verify/?token=x')).status).toBe(410);
    });
  });

  describe('guessing', () => {
    const guess = async (email: string, by: Browser) => {
      const { html } = await openSignIn(by);
      const answer = await by.submit(html, { email, password: 'wrong' });
      return { status: answer.status, text: (await answer.text()).match(/role="alert">([^<]*)/)?.[1] };
    };

    it('AU-41 five wrong passwords are enough, and no answer tells whether there is such an account', async () => {
      const answers = [];
      for (const email of [here.app.reader.email, 'nobody@mail.example']) {
        const seen = [];
        const by = openBrowser(here.app.origin, `192.0.2.${seen.length + email.length}`);
        for (let times = 0; times < 7; times += 1) seen.push(await guess(email, by));
        answers.push(seen);
      }
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
      expect(answers[0]?.at(-1)?.text).toBe(accountMessages.signInWait);
    });
  });

  describe('profiles', () => {
    const call = (id: string, token: string | undefined, init: RequestInit = {}) =>
      fetch(`${here.app.origin}/apigee/users/${id}`, {
        ...init,
        headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...init.headers },
      });
    const put = (id: string, token: string, body: unknown) =>
      call(id, token, {
        method: 'PUT',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      });
    async function signedInUser(given = here.app.reader) {
      const tokens = await tokensOf(given, openBrowser(here.app.origin));
      return { token: tokens.access_token, id: String(decodeJwt(tokens.id_token).sub) };
    }

    it('AU-14 AU-15 are for their owners, by bearer token', async () => {
      const { id, token } = await signedInUser();
      const other = await signedInUser(here.app.staff);
      expect((await call(id, undefined)).status).toBe(401);
      expect((await call(id, 'a-token-that-nobody-gave-out-0123456789')).status).toBe(401);
      expect((await call(id, other.token)).status).toBe(404);
      const mine = await call(id, token);
      expect([mine.status, mine.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(await mine.json()).toMatchObject({
        id,
        email: here.app.reader.email,
        username: 'reader',
        role: 'reader',
      });
    });

    it('AU-15 AU-17 take the fields of the preferences, and no others', async () => {
      const { id, token } = await signedInUser();
      const saved = await put(id, token, {
        username: 'ines',
        firstName: 'Ines',
        lastName: 'Okafor',
        country: 'NG',
      });
      expect(await saved.json()).toMatchObject({ username: 'ines', firstName: 'Ines', country: 'NG' });
      for (const body of [
        { role: 'staff' },
        { id: 'x' },
        { emailVerified: false },
        { login_count: 0 },
        { username: '' },
        { country: 'Atlantis' },
        { firstName: 'a\nb' },
        { lastName: 'x'.repeat(101) },
        { avatar: 'https://evil.example/a.png' },
        [],
        'x',
      ])
        expect([body, (await put(id, token, body)).status]).toEqual([body, 422]);
      expect(await (await call(id, token)).json()).toMatchObject({ username: 'ines', role: 'reader' });
    });

    it('AU-20 AU-21 a new password needs the old one and its own rules', async () => {
      const { id, token } = await signedInUser();
      const { password } = here.app.reader;
      const outcome = async (body: object) => {
        const answer = await put(id, token, body);
        const { errors } = (await answer.json()) as { errors?: { field: string; message: string }[] };
        return [answer.status, errors?.[0]?.field];
      };
      expect(await outcome({ currentPassword: password, newPassword: 'abcDE1' })).toEqual([
        422,
        'newPassword',
      ]);
      expect(await outcome({ currentPassword: 'wrong', newPassword: 'abc1!x' })).toEqual([
        422,
        'currentPassword',
      ]);
      expect(await outcome({ newPassword: 'abc1!x' })).toEqual([422, 'currentPassword']);
      expect(await outcome({ currentPassword: password, newPassword: 'abc1!x' })).toEqual([200, undefined]);
      expect(
        (await signInFor({ ...here.app.reader, password: 'abc1!x' }, openBrowser(here.app.origin))).url,
      ).toContain('code=');
    });

    it('AU-34 AU-41 strangers who request new passwords hold up no e-mail to a new address', async () => {
      const { id, token } = await signedInUser();
      const { oneTimeTokens, db, now } = here.app.service.identity.deps;
      await db.as<IdentityTables>().transaction(async (trx) => {
        const reset = { kind: 'reset', sub: id, email: here.app.reader.email, pending: null } as const;
        for (let times = 0; times < 4; times += 1) await oneTimeTokens.issue(trx, reset, now());
      });
      const { password: currentPassword } = here.app.reader;
      const response = await put(id, token, { email: 'new@mail.example', currentPassword });
      expect(response.status).toBe(200);
      expect(await here.app.emailsTo('new@mail.example')).toHaveLength(1);
    });

    it('AU-34 an address changes when its new owner says so', async () => {
      const { id, token } = await signedInUser();
      const email = 'moved@mail.example';
      expect((await put(id, token, { email: 'a@', currentPassword: here.app.reader.password })).status).toBe(
        422,
      );
      expect((await put(id, token, { email })).status).toBe(422);
      const response = await put(id, token, { email, currentPassword: here.app.reader.password });
      expect(await response.json()).toMatchObject({ email: here.app.reader.email });
      const [message] = await here.app.emailsTo(email);
      const page = await here.browser.go(
        `/identity/new-address/?token=${oneTimeTokenIn(message?.text ?? '')}`,
      );
      await here.browser.submit(await page.text(), {});
      expect(await (await call(id, token)).json()).toMatchObject({ email });
      expect(await here.app.emailsTo(here.app.reader.email)).toHaveLength(1);
    });

    it('AU-17 a picture is encoded again, and other files are rejected', async () => {
      const { id, token } = await signedInUser();
      const { default: sharp } = await import('sharp');
      const png = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c2260c' } })
        .withExifMerge({ IFD0: { Copyright: 'where I live' } })
        .jpeg()
        .toBuffer();
      const body = new Uint8Array(png);
      const sent = await call(`${id}/avatar`, token, {
        method: 'PUT',
        body,
        headers: { 'content-type': 'image/jpeg' },
      });
      const { picture } = (await sent.json()) as { picture: string };
      const encoded = Buffer.from(await (await here.browser.go(picture)).arrayBuffer());
      const facts = await sharp(encoded).metadata();
      expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 256, 256, undefined]);
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
      expect((await call(`${id}/avatar`, token, { method: 'PUT', body: svg })).status).toBe(422);
      await put(id, token, { avatar: 'none' });
      expect(await (await call(id, token)).json()).toMatchObject({ picture: null });
    });

    it('AU-41 a user sees where they are signed in, and signs out there', async () => {
      const [one, other] = [await signedInUser(), await signedInUser()];
      const list = async () =>
        (await (await call(`${one.id}/sessions`, one.token)).json()) as {
          id: string;
          device: string;
          since: string;
        }[];
      const sessions = await list();
      expect(sessions).toHaveLength(2);
      expect(sessions[0]?.device).toBe('A browser');
      for (const { id } of sessions.slice(0, 1))
        expect((await call(`${one.id}/sessions/${id}`, one.token, { method: 'DELETE' })).status).toBe(204);
      const alive = await Promise.all([one, other].map(({ id, token }) => call(id, token)));
      expect(alive.map(({ status }) => status).sort()).toEqual([200, 401]);
      expect(
        (await call(`${one.id}/sessions/no-such-session`, one.token, { method: 'DELETE' })).status,
      ).toBeGreaterThan(400);
    });

    it('AU-41 a user exports their data and is erased: no table contains them', async () => {
      await signUp();
      await verifyNewest('maya@mail.example');
      const maya = { email: 'maya@mail.example', password: 'abC1!x' };
      const { id, token } = await signedInUser(maya);
      await put(id, token, { username: 'maya-the-reader', firstName: 'Mayaline', country: 'FR' });
      // An address that was requested and never confirmed, a sign-in that was started and abandoned.
      await put(id, token, { email: 'maya@mail2.example', currentPassword: maya.password });
      await openSignIn(openBrowser(here.app.origin), { login_hint: 'Maya@Mail.example' });
      const known = (await searchStore(here.store.db, [id, 'maya@mail'])).map(({ table }) => table);
      for (const table of ['identity_accounts', 'identity_records', 'identity_addresses', 'mail_emails'])
        expect(known).toContain(table);
      const taken = await (await call(`${id}/export`, token)).text();
      for (const known of [
        'maya@mail.example',
        'maya-the-reader',
        'Mayaline',
        'Verify your email address',
        'sign-in',
      ])
        expect(taken).toContain(known);
      expect(taken).not.toContain('argon2');
      const remove = (currentPassword: string) =>
        call(id, token, { method: 'DELETE', body: JSON.stringify({ currentPassword }) });
      expect((await remove('wrong')).status).toBe(422);
      expect((await remove(maya.password)).status).toBe(204);
      expect(await searchStore(here.store.db, [id, 'maya@mail', 'maya-the-reader', 'Mayaline'])).toEqual([]);
      expect((await here.app.audit.newest(1)).map(({ what }) => what)).toEqual(['account erased']);
      expect((await call(id, token)).status).toBe(401);
      expect((await signInFor(maya, openBrowser(here.app.origin))).url).toBe('');
      expect(await here.app.audit.verify()).toMatchObject({ ok: true });
    });

    it('AU-14 a token for an audience is a JWT and opens the same handler; one with a changed character does not', async () => {
      const audience = `${here.app.origin}/api/`;
      const tokens = await tokensOf(here.app.reader, here.browser, { audience });
      const { sub, aud, iss } = decodeJwt(tokens.access_token);
      expect([aud, iss]).toEqual([audience, here.app.issuer]);
      expect((await call(String(sub), tokens.access_token)).status).toBe(200);
      expect((await call(String(sub), `${tokens.access_token.slice(0, -4)}AAAA`)).status).toBe(401);
      expect((await call(String(sub), tokens.id_token)).status).toBe(401);
    });
  });

  it.each([
    ['after seven days, however much it is used', Array(14).fill(11.9), 2],
    ['after twelve hours without use', [11.9], 12.1],
  ])('ROLE-06 AU-41 a session of staff ends %s', async (_when, uses, idle) => {
    let now = Date.now();
    const app = await openTestIdentity({ ...here.store, db: await here.store.again() }, { now: () => now });
    const pass = (hours: number) => {
      now += hours * 3_600_000;
    };
    try {
      const by = openBrowser(app.origin);
      await app.signIns.tokens(by, here.app.staff);
      const open = async () => (await by.go('/desk/')).status;
      const signInSilently = async () => {
        const { url } = app.signIns.begin({ prompt: 'none' });
        return (await by.follow(url, (at) => at.startsWith(`${app.origin}/user/`))).url;
      };
      expect(await open()).toBe(200);
      // Half of the time the site signs in silently, half of the time only staff pages are open.
      for (const [index, hours] of uses.entries()) {
        pass(hours);
        if (index % 2 === 1) expect(await signInSilently()).toContain('code=');
        expect(await open()).toBe(200);
      }
      pass(idle);
      expect(await open()).toBe(401);
      expect(await signInSilently()).toContain('login_required');
    } finally {
      await app.close();
    }
  });

  it('ROLE-06 staff open pages and calls by their accounts, readers do not, and a cookie sends no form of another site', async () => {
    const request = async (by: Browser, path: string, init: RequestInit = {}) =>
      (await by.go(path, init)).status;
    const [reader, staff] = [openBrowser(here.app.origin), openBrowser(here.app.origin)];
    const tokens = [await tokensOf(here.app.reader, reader), await tokensOf(here.app.staff, staff)];
    const bearer = (index: number) => ({
      headers: { authorization: `Bearer ${tokens[index]?.access_token}` },
    });
    expect(await request(here.browser, '/desk/vanity/')).toBe(401);
    expect([await request(reader, '/desk/vanity/'), await request(staff, '/desk/vanity/')]).toEqual([
      401, 200,
    ]);
    expect([
      await request(here.browser, '/api/x', bearer(0)),
      await request(here.browser, '/api/x', bearer(1)),
    ]).toEqual([401, 200]);
    expect(await request(staff, '/api/x')).toBe(401);
    expect(await request(staff, '/desk/vanity/', { method: 'POST' })).toBe(401);
    const formFrom = (origin: string) => ({ method: 'POST', headers: { origin } });
    expect(await request(staff, '/desk/vanity/', formFrom('https://evil.example'))).toBe(401);
    expect(await request(reader, '/desk/vanity/', formFrom(here.app.origin))).toBe(401);
    expect(await request(staff, '/desk/vanity/', formFrom(here.app.origin))).toBe(200);
    expect(await request(staff, '/api/x', formFrom(here.app.origin))).toBe(200);
    expect(await request(staff, '/api/x', formFrom('https://evil.example'))).toBe(401);
    expect(await request(here.browser, '/desk/vanity/', { method: 'POST', ...bearer(1) })).toBe(200);
    await staff.go(`/identity/v2/logout?client_id=${clientId}`, fromOwnPage);
    expect([await request(staff, '/desk/vanity/'), await request(here.browser, '/api/x', bearer(1))]).toEqual(
      [401, 401],
    );
  });

  it('AU-41 the audit log has sign-ins, failures and sign-outs, and its chain is valid', async () => {
    await signInFor({ ...here.app.reader, password: 'wrong' });
    const tokens = await tokensOf();
    await here.browser.go(`/identity/v2/logout?client_id=${clientId}`, fromOwnPage);
    const { sub } = decodeJwt(tokens.id_token);
    const entries = async () =>
      (await here.app.audit.newest(10)).map(({ who, what }) => [who, what]).reverse();
    const alias = expect.stringMatching(/^user-/);
    await expect.poll(entries).toEqual([
      ['unknown', 'sign-in failed'],
      [alias, 'sign-in'],
      [alias, 'sign-out'],
    ]);
    expect((await here.app.audit.of(String(sub))).map(({ what }) => what)).toEqual(['sign-in', 'sign-out']);
    expect(await here.app.audit.verify()).toEqual({ ok: true, entries: 3 });
  });

  it('AU-41 nothing in the store can be used to sign in', async () => {
    const tokens = await tokensOf(here.app.reader, here.browser, {
      scope: 'openid profile email offline_access',
    });
    const db = here.store.db.as<Record<string, Record<string, unknown>>>();
    const dump: string[] = [];
    for (const table of [
      'identity_accounts',
      'identity_records',
      'identity_keys',
      'identity_one_time_tokens',
    ])
      dump.push(JSON.stringify(await db.kysely.selectFrom(table).selectAll().execute()));
    const all = dump.join('\n');
    for (const secret of [
      here.app.reader.password,
      tokens.access_token,
      tokens.refresh_token ?? 'none',
      '"d":',
    ])
      expect(all).not.toContain(secret);
    expect(all).toContain('$argon2id$');
  });

  it('AU-41 sessions and keys outlive the process', async () => {
    await signInFor(here.app.reader);
    const keysBefore = await (await here.browser.go('/identity/.well-known/jwks.json')).json();
    await here.app.service.identity.tidy();
    expect(await (await here.browser.go('/identity/.well-known/jwks.json')).json()).toEqual(keysBefore);
  });
});
