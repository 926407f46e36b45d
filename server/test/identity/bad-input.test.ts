import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, it, vi } from 'vitest';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import type { IdentityTables } from '#services/identity/identity-tables.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { describeIdentity } from './describe-identity.ts';
import { clientId, hashCost, oneTimeTokenIn, openBrowser } from './testing.ts';

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

describeIdentity((here) => {
  const profile = async (sub: string, token: string, init: RequestInit = {}) =>
    fetch(`${here.app.origin}/apigee/users/${sub}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    });

  it('AU-14 AU-41 tokens we did not issue open nothing: unsigned, signed by a stranger, for others, or expired', async () => {
    const audience = `${here.app.origin}/api/`;
    const { access_token } = await here.app.signIns.tokens(here.browser, here.app.reader, { audience });
    const claims = decodeJwt(access_token);
    const { kid = '' } = decodeProtectedHeader(access_token);
    const sub = String(claims.sub);
    expect((await profile(sub, access_token)).status).toBe(200);
    const sign = (change: Record<string, unknown>, header: Record<string, unknown> = {}) =>
      new SignJWT({ ...claims, ...change })
        .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid, ...header })
        .sign(stranger);
    const [head, , mark] = access_token.split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims, role: 'staff' })).toString('base64url');
    const forged = {
      unsigned: new UnsecuredJWT(claims).encode(),
      'signed by a stranger': await sign({}),
      'with a changed body': [head, changed, mark].join('.'),
      'for another audience': await sign({ aud: 'https://evil.example/' }),
      'of another issuer': await sign({ iss: 'https://evil.example/' }),
      'of no kind we give': await sign({}, { typ: 'JWT' }),
      'cut off': access_token.slice(0, -10),
    };
    for (const [name, token] of Object.entries(forged))
      expect([name, (await profile(sub, token)).status]).toEqual([name, 401]);
    // A line for each reason, however many came.
    const reasons = ['token rejected malformed', 'token rejected signature'];
    expect(await here.app.rejections()).toEqual(reasons);
    await profile(sub, 'an-opaque-token-of-nobody');
    expect(await here.app.rejections()).toEqual([...reasons, 'token rejected unknown']);
  });

  it('AU-14 AU-41 knows tokens it gave out, also when they are over, and none of anybody else', async () => {
    const audience = `${here.app.origin}/api/`;
    const { identity } = here.app.service;
    const { access_token: jwt } = await here.app.signIns.tokens(here.browser, here.app.reader, {
      audience,
    });
    const by = openBrowser(here.app.origin);
    const { access_token: opaque } = await here.app.signIns.tokens(by, here.app.reader);
    const { kysely } = here.store.db.as<IdentityTables>();
    await kysely
      .updateTable('identity_records')
      .set({ expires_at: Date.now() - 1 })
      .execute();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    try {
      const claims = decodeJwt(jwt);
      const header = { ...decodeProtectedHeader(jwt), alg: 'RS256' };
      const forged = await new SignJWT(claims).setProtectedHeader(header).sign(stranger);
      const [head, , mark] = jwt.split('.');
      const changed = [head, btoa(JSON.stringify({ ...claims, role: 'staff' })), mark].join('.');
      const given = [
        jwt,
        opaque,
        forged,
        changed,
        new UnsecuredJWT(claims).encode(),
        `${opaque.slice(0, -1)}${opaque.endsWith('-') ? '_' : '-'}`,
      ];
      expect(await identity.readBearer(jwt)).toBeUndefined();
      const known = await Promise.all(given.map((token) => identity.isOwnToken(token)));
      expect(known).toEqual([true, true, false, false, false, false]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('AU-09 AU-41 a code belongs to the redirect it was sent to, and lives a minute', async () => {
    const context = async (url: string, verifier: string, redirect: string) =>
      (
        await fetch(`${here.app.issuer}oauth/token`, {
          method: 'POST',
          body: new URLSearchParams({
            grant_type: 'authorization_code',
            client_id: clientId,
            code: new URL(url).searchParams.get('code') ?? '',
            code_verifier: verifier,
            redirect_uri: redirect,
          }),
        })
      ).status;
    const first = await here.app.signIns.signIn(here.browser, here.app.reader);
    expect(await context(first.url, first.verifier, `${here.app.origin}/`)).toBe(400);
    const second = await here.app.signIns.signIn(openBrowser(here.app.origin), here.app.reader);
    await here.store.db
      .as<IdentityTables>()
      .kysely.updateTable('identity_records')
      .set({ expires_at: Date.now() - 1 })
      .where('model', '=', 'AuthorizationCode')
      .execute();
    expect(await context(second.url, second.verifier, `${here.app.origin}/user/`)).toBe(400);
    expect(await here.app.rejections()).toEqual(['code rejected invalid_grant']);
  });

  it('AU-41 a session that was planted in a browser never becomes the one of who signs in there', async () => {
    const attacker = openBrowser(here.app.origin);
    const planted = await here.app.signIns.open(attacker);
    const victim = openBrowser(here.app.origin);
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    // The victim signs in on the page the attacker began.
    const posted = await victim.submit(planted.html, { ...here.app.reader, remember: 'yes' });
    await victim.follow(victim.locationOf(posted, '/identity/'), (url) =>
      url.startsWith(`${here.app.origin}/user/`),
    );
    const silent = { prompt: 'none', response_mode: 'web_message' };
    expect(await (await attacker.go(here.app.signIns.begin(silent).url)).text()).toContain('login_required');
    expect(await (await victim.go(here.app.signIns.begin(silent).url)).text()).toContain('"code"');
  });

  describe('forms of other sites', () => {
    /** Every page with a form, and how a reader comes to it. */
    const forms: Record<string, () => Promise<{ html: string; fields: Record<string, string> }>> = {
      'log in': async () => ({
        html: (await here.app.signIns.open(here.browser)).html,
        fields: here.app.reader,
      }),
      join: async () => ({
        html: (await here.app.signIns.open(here.browser, { screen_hint: 'signup' })).html,
        fields: { username: 'maya', email: 'maya@mail.example' },
      }),
      'ask for a new password': async () => ({
        html: await (await here.browser.go('/identity/reset/')).text(),
        fields: { email: here.app.reader.email },
      }),
      'set a new password': async () => {
        const page = await here.browser.go(`/identity/reset/?token=${await oneTimeTokenFor('reset')}`);
        return {
          html: await page.text(),
          fields: { newPassword: 'late 7 trains!', confirmPassword: 'late 7 trains!' },
        };
      },
      'verify an address': async () => ({
        html: await (
          await here.browser.go(`/identity/verify/?token=${await oneTimeTokenFor('verify')}`)
        ).text(),
        fields: {},
      }),
    };
    async function oneTimeTokenFor(kind: 'reset' | 'verify'): Promise<string> {
      const reset = kind === 'reset';
      const email = reset ? here.app.reader.email : 'new@mail.example';
      await fetch(`${here.app.issuer}dbconnections/${reset ? 'change_password' : 'signup'}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          client_id: clientId,
          connection: 'accounts',
          email,
          password: 'abC1!x',
        }),
      });
      await here.app.service.identity.close();
      return oneTimeTokenIn((await here.app.emailsTo(email))[0]?.text ?? '');
    }

    it.each(Object.keys(forms))(
      'AU-41 %s: without its token, or sent from elsewhere, it changes nothing',
      async (name) => {
        const { html, fields } = (await forms[name]?.()) ?? { html: '', fields: {} };
        expect(html).toContain('name="token"');
        const before = await here.app.audit.newest(50);
        const answers = await Promise.all([
          here.browser.submit(html, { ...fields, token: '' }),
          here.browser.submit(html, { ...fields, token: '1.forged' }),
          here.browser.submit(html, fields, { 'sec-fetch-site': 'cross-site' }),
          here.browser.submit(html, fields, { 'sec-fetch-site': 'same-site' }),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
        // Another browser has neither the cookie of the form nor the step of the sign-in.
        expect((await openBrowser(here.app.origin).submit(html, fields)).status).toBeGreaterThanOrEqual(400);
        // Nothing happened but that, and the log shows it.
        expect(await here.app.rejections()).toEqual(['form rejected another site', 'form rejected token']);
        expect(await here.app.audit.newest(50)).toHaveLength(before.length + 2);
      },
    );
  });

  it.each(['verify', 'reset', 'email'] as const)(
    'AU-12 AU-41 a link in an e-mail (%s) expires',
    async (kind) => {
      const { deps } = here.app.service.identity;
      const account = await deps.accounts.findByEmail(here.app.reader.email);
      const secret = await here.store.db
        .as<IdentityTables>()
        .transaction((trx) =>
          deps.oneTimeTokens.issue(
            trx,
            { kind, sub: account?.sub ?? '', email: 'a@mail.example', pending: null },
            Date.now() - 49 * 3_600_000,
          ),
        );
      const page = { verify: 'verify', reset: 'reset', email: 'new-address' }[kind];
      const answer = await here.browser.go(`/identity/${page}/?token=${secret}`);
      expect([answer.status, (await answer.text()).includes(accountMessages.linkOver)]).toEqual([410, true]);
      // Nor does it help to post it.
      const token = await formToken();
      const posted = await here.browser.go(`/identity/${page}/`, {
        method: 'POST',
        body: new URLSearchParams({
          token,
          linkToken: secret ?? '',
          newPassword: 'late 7 trains!',
          confirmPassword: 'late 7 trains!',
        }),
      });
      expect(posted.status).toBe(410);
      expect(await here.app.rejections()).toEqual([`link rejected ${kind}`]);
    },
  );
  const formToken = async () =>
    /name="token" value="([^"]+)"/.exec(await (await here.browser.go('/identity/reset/')).text())?.[1] ?? '';

  describe('hostile words and pictures', () => {
    async function signedInUser() {
      const { id_token, access_token } = await here.app.signIns.tokens(here.browser, here.app.reader);
      return { sub: String(decodeJwt(id_token).sub), token: access_token };
    }
    const save = async (given: Record<string, unknown>) => {
      const { sub, token } = await signedInUser();
      return profile(sub, token, {
        method: 'PUT',
        body: JSON.stringify(given),
        headers: { 'content-type': 'application/json' },
      });
    };

    it.each([
      ['a line break', 'a\nBcc: all@mail.example'],
      ['a null byte', 'a\u0000b'],
      ['text that turns around', 'abc\u202egnp.exe'],
      ['nothing to be seen', '\u200b\u200b'],
      ['too much', 'x'.repeat(61)],
      ['only spaces', '   '],
    ])('AU-17 AU-41 a name with %s is rejected', async (_, username) => {
      expect((await save({ username })).status).toBe(422);
    });

    it('AU-41 a name that looks like markup is a name, and nothing else anywhere', async () => {
      const username = '<img src=x onerror=alert(1)>';
      const answer = await save({ username });
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await answer.json()).toMatchObject({ username });
      const { access_token } = await here.app.signIns.tokens(openBrowser(here.app.origin), here.app.reader);
      const user = await fetch(`${here.app.issuer}userinfo`, {
        headers: { authorization: `Bearer ${access_token}` },
      });
      expect(user.headers.get('content-type')).toMatch(/^application\/json/);
      const silent = await here.browser.go(
        here.app.signIns.begin({ prompt: 'none', response_mode: 'web_message' }).url,
      );
      expect(await silent.text()).not.toContain('<img');
    });

    const pictures: Record<string, () => Promise<Uint8Array>> = {
      'an SVG with a script': async () =>
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'a page': async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'a picture that was cut off': async () => (await jpeg(400)).subarray(0, 300),
      'a picture that says it is huge': async () => hugePng(),
      nothing: async () => Buffer.alloc(0),
    };
    it.each(Object.entries(pictures))('AU-17 AU-41 %s is no avatar', async (_, make) => {
      const { sub, token } = await signedInUser();
      const answer = await profile(`${sub}/avatar`, token, {
        method: 'PUT',
        body: new Uint8Array(await make()),
        headers: { 'content-type': 'image/jpeg' },
      });
      expect([413, 422]).toContain(answer.status);
      expect(await (await profile(sub, token)).json()).toMatchObject({ avatar: 'none', picture: null });
      expect(await here.app.rejections()).toEqual([
        `picture rejected ${answer.status === 413 ? 'size' : 'unreadable'}`,
      ]);
    });

    async function newUser(n: number) {
      const email = `user-${n}@mail.example`;
      const create = { username: `user-${n}`, role: 'reader' } as const;
      const made = await setPassword(here.store.db, { email, create }, hashCost);
      const given = { email, password: made?.password ?? '' };
      const { access_token } = await here.app.signIns.tokens(openBrowser(here.app.origin), given);
      return { sub: made?.sub ?? '', token: access_token };
    }
    const upload = ({ sub, token } = { sub: '', token: '' }, body: Uint8Array) =>
      profile(`${sub}/avatar`, token, { method: 'PUT', body: new Uint8Array(body) });

    it('AU-17 AU-41 an avatar of more than 4 megapixels is rejected before it is decoded', async () => {
      const decode = vi.spyOn(here.app.decoding.queues.avatar, 'run');
      const someone = await signedInUser();
      const large = await upload(someone, await jpeg(2240));
      expect([large.status, await large.json()]).toEqual([
        413,
        {
          errors: [
            {
              code: 413,
              reason: 'body_too_large',
              message: 'The picture has more than 4 megapixels',
              field: 'avatar',
            },
          ],
        },
      ]);
      expect(decode).not.toHaveBeenCalled();
      expect(await here.app.rejections()).toEqual(['picture rejected size']);
      expect((await upload(someone, await jpeg(1990))).status).toBe(200);
      expect(decode).toHaveBeenCalledOnce();
    });

    it('AU-17 AU-41 of sixty avatars at once one is decoded, ten wait and the rest come back later', async () => {
      const queue = here.app.decoding.queues.avatar;
      const { run } = queue;
      const { promise: isFull, resolve: open } = Promise.withResolvers<void>();
      let [now, most] = [0, 0];
      vi.spyOn(queue, 'run').mockImplementation((key, work) =>
        run(key, async () => {
          now += 1;
          most = Math.max(most, now);
          await isFull;
          return work().finally(() => {
            now -= 1;
          });
        }),
      );
      const users = await Promise.all(Array.from({ length: 6 }, (_, n) => newUser(n)));
      const body = await jpeg(64);
      let rejected = 0;
      const answers = await Promise.all(
        Array.from({ length: 60 }, async (_, n) => {
          const answer = await upload(users[n % 6], body);
          if (answer.status === 503) rejected += 1;
          if (rejected === 49) open();
          return `${answer.status} ${answer.headers.get('retry-after')}`;
        }),
      );
      expect(most).toBe(1);
      expect(Object.groupBy(answers, (answer) => answer)).toMatchObject({
        '200 null': { length: 11 },
        '503 5': { length: 49 },
      });
      expect((await upload(users[0], body)).status).toBe(200);
    });

    /** An upload that is announced and does not come: its answer, or undefined as long as there is none. */
    async function announce(sub: string, token: string | undefined) {
      const { hostname, port } = new URL(here.app.origin);
      const sending = request({
        hostname,
        port,
        method: 'PUT',
        path: `/apigee/users/${sub}/avatar`,
        headers: { 'content-length': 50_000, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      });
      sending.on('error', () => undefined).write('x');
      const answered = once(sending, 'response').then(([answer]) => (answer as IncomingMessage).statusCode);
      return { answered, end: () => sending.destroy() };
    }

    it('AU-17 AU-41 uploads that are announced and never sent close no uploads: strangers take no place, a user two', async () => {
      const [first, second] = await Promise.all([newUser(1), newUser(2)]);
      const body = await jpeg(64);
      const strangers = [
        ...Array.from({ length: 12 }, () => announce('x', undefined)),
        ...Array.from({ length: 12 }, () => announce(first.sub, 'a-token-that-nobody-gave-out-0123456789')),
        ...Array.from({ length: 12 }, () => announce(second.sub, first.token)),
      ];
      const seen = [];
      for (const { answered, end } of await Promise.all(strangers)) {
        seen.push(await answered);
        end();
      }
      expect([...new Set(seen)]).toEqual([401, 404]);
      const held = await Promise.all(Array.from({ length: 11 }, () => announce(first.sub, first.token)));
      const answers: unknown[] = [];
      for (const { answered } of held)
        answered.then(
          (status) => answers.push(status),
          () => undefined,
        );
      try {
        await vi.waitFor(() => expect(answers).toEqual(Array(9).fill(503)), 5000);
        expect([(await upload(first, body)).status, (await upload(second, body)).status]).toEqual([503, 200]);
      } finally {
        for (const { end } of held) end();
      }
      await vi.waitFor(async () => expect((await upload(first, body)).status).toBe(200));
    });

    it('AU-41 what follows a picture in its file is not handed on', async () => {
      const { sub, token } = await signedInUser();
      const body = Buffer.concat([await jpeg(64), Buffer.from('<script>alert(1)</script>')]);
      const sent = await profile(`${sub}/avatar`, token, { method: 'PUT', body: new Uint8Array(body) });
      const { picture } = (await sent.json()) as { picture: string };
      const served = await here.browser.go(picture);
      expect([served.headers.get('content-type'), served.headers.get('x-content-type-options')]).toEqual([
        'image/webp',
        'nosniff',
      ]);
      expect(Buffer.from(await served.arrayBuffer()).toString('latin1')).not.toContain('<script');
    });
  });
});

async function jpeg(size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp({ create: { width: size, height: size, channels: 3, background: '#c2260c' } })
    .jpeg()
    .toBuffer();
}

/** A small file that says it holds ten billion pixels. */
function hugePng(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(name), data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(100_000, 0);
  header.writeUInt32BE(100_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
