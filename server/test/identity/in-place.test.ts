import { decodeJwt } from 'jose';
import { expect, it } from 'vitest';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { createTestAuthenticator } from '#services/identity/passkeys/test-authenticator.ts';
import { describeIdentity } from './describe-identity.ts';
import { type Browser, clientId, oneTimeTokenIn, openBrowser, openTestIdentity } from './testing.ts';

const asScript = { accept: 'application/json', 'sec-fetch-site': 'same-origin' };

describeIdentity((here) => {
  const back = () => `${here.app.origin}/identity/signed-in`;

  /** Starts as the dialog does: the provider's redirects lead to the steps, as JSON. */
  async function begin(by: Browser = here.browser) {
    const { url, verifier } = here.app.signIns.begin({ redirect_uri: back() });
    const { response, url: at } = await by.follow(url, (next) => next.includes('/interaction/'));
    expect(response.status).toBe(303);
    const shown = await by.go(at, { headers: asScript });
    const { path, token } = (await shown.json()) as { path: string; token: string };
    const post = (below: string, fields: Record<string, string>) =>
      by.go(path + below, {
        method: 'POST',
        headers: asScript,
        body: new URLSearchParams({ token, ...fields }),
      });
    return { shown, path, token, post, verifier, at };
  }
  const reasonOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { errors: { reason: string }[] }).errors[0]?.reason,
  ];
  const exchange = (url: string, verifier: string) =>
    fetch(`${here.app.origin}/identity/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code: new URL(url).searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: back(),
      }),
    });
  const linkIn = async (email: string) => {
    await here.app.service.identity.close();
    const [newest] = await here.app.emailsTo(email);
    return { subject: newest?.subject ?? '', token: oneTimeTokenIn(newest?.text ?? '') };
  };
  /** Opens a sign-in link and presses its button; the path that the browser ends at. */
  async function followLink(by: Browser, token: string) {
    const page = await by.go(`/identity/link/?token=${token}`);
    const html = await page.text();
    if (page.status !== 200) return { status: page.status, html, url: '' };
    const posted = await by.submit(html, {});
    if (posted.status !== 303) return { status: posted.status, html: await posted.text(), url: '' };
    const { url, response } = await by.follow(by.locationOf(posted, '/identity/'), (next) =>
      next.includes('#signed-in'),
    );
    return { status: response.status, html, url };
  }

  it('AU-09 AU-41 a script signs in by password: the same steps as JSON, then the usual code', async () => {
    const { shown, post, verifier, path } = await begin();
    expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(path).toMatch(/^\/identity\/interaction\/[\w-]+$/);
    const posted = await post('', { ...here.app.reader, remember: 'yes' });
    expect(posted.status).toBe(303);
    const { url } = await here.browser.follow(here.browser.locationOf(posted, '/identity/'), (next) =>
      next.startsWith(back()),
    );
    const end = await here.browser.go(url, { headers: asScript });
    expect([end.status, end.headers.get('cache-control')]).toEqual([204, 'no-store']);
    const tokens = (await (await exchange(url, verifier)).json()) as { id_token: string };
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email: here.app.reader.email, login_count: 1 });
  });

  it('AU-30 AU-41 every failure has its reason and nothing of the account', async () => {
    const { post, path, token } = await begin();
    const { email, password } = here.app.reader;
    const wrong = await post('', { email, password: 'wrong' });
    const unknown = await post('', { email: 'nobody@mail.example', password: 'wrong' });
    const bodies = [await wrong.text(), await unknown.text()];
    expect([wrong.status, unknown.status, bodies[0]]).toEqual([401, 401, bodies[1]]);
    expect(bodies[0]).toContain('"reason":"sign_in_rejected"');
    expect(await reasonOf(await post('', { email, password: '' }))).toEqual([422, 'form_invalid']);
    expect(await reasonOf(await post('', { email, password, token: 'forged' }))).toEqual([403, 'form_token']);
    const foreign = await here.browser.go(path, {
      method: 'POST',
      headers: { ...asScript, 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams({ token, email, password }),
    });
    expect(await reasonOf(foreign)).toEqual([403, 'form_token']);
    const json = await here.browser.go(path, {
      method: 'POST',
      headers: { ...asScript, 'content-type': 'application/json' },
      body: JSON.stringify({ token, email, password }),
    });
    expect(await reasonOf(json)).toEqual([403, 'form_token']);
    const other = openBrowser(here.app.origin);
    const expired = await other.go(path, { headers: asScript });
    expect(await reasonOf(expired)).toEqual([400, 'sign_in_expired']);

    await fetch(`${here.app.origin}/identity/dbconnections/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        client_id: clientId,
        connection: 'accounts',
        email: 'new@mail.example',
        password: 'abC1!x',
        username: 'new',
        user_metadata: { country: 'FR' },
      }),
    });
    const unverified = await post('', { email: 'new@mail.example', password: 'abC1!x' });
    expect(await reasonOf(unverified)).toEqual([401, 'email_unverified']);
  });

  it('AU-41 guessing in the dialog and on the page is counted together; a link by e-mail still works', async () => {
    const { email, password } = here.app.reader;
    const { post } = await begin();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await post('', { email, password: `wrong ${tries}` })).status).toBe(401);
    for (let tries = 0; tries < 2; tries += 1)
      expect((await here.app.signIns.signIn(here.browser, { email, password: 'wrong' })).posted.status).toBe(
        401,
      );
    const locked = await begin();
    const right = await locked.post('', { email, password });
    expect([right.status, await right.text()]).toEqual([
      429,
      expect.stringContaining(accountMessages.signInWait),
    ]);
    expect((await locked.post('/link', { email, returnTo: '/latest/' })).status).toBe(200);
    const { token } = await linkIn(email);
    expect((await followLink(here.browser, token)).url).toBe(`${here.app.origin}/latest/#signed-in`);
  });

  it('AU-41 a sign-in link works once, for fifteen minutes, in any browser, and makes a session', async () => {
    const { email } = here.app.reader;
    const { post } = await begin();
    const sent = await post('/link', { email: email.toUpperCase(), returnTo: '/article/a-story/' });
    expect([sent.status, await sent.json()]).toEqual([200, { sent: true }]);
    const { subject, token } = await linkIn(email);
    expect(subject).toBe('Your link to sign in to Testsite');
    expect(token).toHaveLength(43);

    const phone = openBrowser(here.app.origin, '203.0.113.9');
    // Opening changes nothing: mail scanners open links too.
    for (let opens = 0; opens < 2; opens += 1)
      expect(await (await phone.go(`/identity/link/?token=${token}`)).text()).toContain(`as ${email}`);
    const forged = await phone.go('/identity/link/', {
      method: 'POST',
      body: new URLSearchParams({ linkToken: token, token: 'forged' }),
    });
    expect(forged.status).toBe(403);
    const used = await followLink(phone, token);
    expect([used.status, used.url]).toEqual([303, `${here.app.origin}/article/a-story/#signed-in`]);
    expect([...phone.cookies.keys()]).not.toContain('sign_in_link');
    const silent = here.app.signIns.begin({ prompt: 'none' });
    const { url } = await phone.follow(silent.url, (next) => next.includes('/user/'));
    const tokens = (await (await here.app.signIns.context(url, silent.verifier)).json()) as {
      id_token: string;
    };
    expect(decodeJwt(tokens.id_token)).toMatchObject({ email, login_count: 1 });
    expect((await followLink(openBrowser(here.app.origin), token)).status).toBe(410);
    expect(await here.app.rejections()).toContain('link rejected link');
    const entries = await here.app.audit.of(String(decodeJwt(tokens.id_token).sub));
    expect(entries.map(({ what, detail }) => [what, JSON.parse(detail).by])).toContainEqual([
      'sign-in',
      'link',
    ]);
  });

  it('AU-41 a link signs in its own account, also where another account is signed in', async () => {
    await here.app.signIns.tokens(here.browser, here.app.staff);
    const { post } = await begin(openBrowser(here.app.origin));
    await post('/link', { email: here.app.reader.email });
    const { token } = await linkIn(here.app.reader.email);
    expect((await followLink(here.browser, token)).url).toBe(`${here.app.origin}/#signed-in`);
    const silent = here.app.signIns.begin({ prompt: 'none' });
    const { url } = await here.browser.follow(silent.url, (next) => next.includes('/user/'));
    const tokens = (await (await here.app.signIns.context(url, silent.verifier)).json()) as {
      id_token: string;
    };
    expect(decodeJwt(tokens.id_token).email).toBe(here.app.reader.email);
  });

  it('AU-13 AU-41 a link request answers the same for every address, and at most three wait for their use', async () => {
    const { post } = await begin();
    const answers = new Set<string>();
    for (const email of [here.app.reader.email, 'nobody@mail.example']) {
      const answer = await post('/link', { email, returnTo: 'https://evil.example/' });
      answers.add(`${answer.status} ${await answer.text()}`);
    }
    expect(answers.size).toBe(1);
    await here.app.service.identity.close();
    expect(await here.app.emailsTo('nobody@mail.example')).toEqual([]);
    const { token } = await linkIn(here.app.reader.email);
    // A foreign address to return to is not used. A link that was used does not count any more.
    expect((await followLink(openBrowser(here.app.origin), token)).url).toBe(`${here.app.origin}/#signed-in`);

    expect(await reasonOf(await post('/link', { email: 'a@' }))).toEqual([422, 'form_invalid']);
    for (let more = 0; more < 3; more += 1) await post('/link', { email: here.app.reader.email });
    expect(await reasonOf(await post('/link', { email: here.app.reader.email }))).toEqual([
      429,
      'rate_limited',
    ]);
    const away = await begin(openBrowser(here.app.origin, '203.0.113.77'));
    await away.post('/link', { email: here.app.reader.email });
    await here.app.service.identity.close();
    const sent = await here.app.emailsTo(here.app.reader.email);
    expect(sent.filter(({ subject }) => subject.startsWith('Your link'))).toHaveLength(4);
  });

  it('AU-41 a link ends with a new password and after a quarter of an hour', async () => {
    const { email, password } = here.app.reader;
    const { post } = await begin();
    await post('/link', { email });
    const { token } = await linkIn(email);
    const own = await here.app.signIns.tokens(openBrowser(here.app.origin), { email, password });
    const changed = await fetch(`${here.app.origin}/apigee/users/${String(decodeJwt(own.id_token).sub)}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${own.access_token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: password, newPassword: 'another-1!' }),
    });
    expect(changed.status).toBe(200);
    expect((await followLink(here.browser, token)).status).toBe(410);

    await post('/link', { email });
    const late = await linkIn(email);
    const later = await openTestIdentity(here.store, { now: () => Date.now() + 15 * 60_000 + 1 });
    const page = await fetch(`${later.origin}/identity/link/?token=${late.token}`);
    expect(page.status).toBe(410);
    await later.close();
  });

  it('AU-41 a passkey signs in from the dialog; a wrong one gets a reason only', async () => {
    const tokens = await here.app.signIns.tokens(openBrowser(here.app.origin), here.app.reader);
    const sub = String(decodeJwt(tokens.id_token).sub);
    const key = createTestAuthenticator({ origin: here.app.origin, rpId: 'localhost' });
    const call = (rest: string, body: unknown) =>
      fetch(`${here.app.origin}/apigee/users/${sub}/passkeys${rest}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const creation = (await (
      await call('/question', { currentPassword: here.app.reader.password })
    ).json()) as { challenge: string };
    await call('', { answer: key.create(creation) });

    const { post } = await begin();
    const question = async () =>
      (await (await post('/passkey/question', {})).json()) as { challenge: string };
    const stranger = createTestAuthenticator({ origin: here.app.origin, rpId: 'localhost' });
    stranger.create(await question());
    const wrong = await post('/passkey', { answer: JSON.stringify(stranger.get(await question())) });
    expect(await reasonOf(wrong)).toEqual([401, 'sign_in_rejected']);
    const right = await post('/passkey', {
      answer: JSON.stringify(key.get(await question())),
      remember: 'yes',
    });
    expect([right.status, right.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('/authorize/'),
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a zero byte', 'a\u0000@mail.example'],
    ['half a character', 'a\ud800@mail.example'],
    ['very much', `${'a'.repeat(9000)}@mail.example`],
    ['markup', '"><script>alert(1)</script>@mail.example'],
    ['a path out of the site', '/../..//evil.example/'],
  ])('AU-41 %s in any field is no server error and is never markup', async (_name, text) => {
    const { post } = await begin();
    const answers = [
      await post('', { email: text, password: text || 'x' }),
      await post('/link', { email: text, returnTo: text }),
      await post('/passkey', { answer: text }),
      await here.browser.go(`/identity/link/?token=${encodeURIComponent(text.toWellFormed())}`),
      await here.browser.go(`/sign-in/?return=${encodeURIComponent(text.toWellFormed())}`),
      await here.browser.go(`/identity/signed-in?state=${encodeURIComponent(text.toWellFormed())}`),
    ];
    const started = await here.browser.go('/identity/start', {
      method: 'POST',
      body: new URLSearchParams({ email: text, returnTo: text }),
    });
    answers.push(
      started,
      (await here.browser.follow(here.browser.locationOf(started, '/'), () => false)).response,
    );
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('<script>alert');
    }
  });

  it('AU-01 AU-09 without scripts: /sign-in/, the password, and back to the page', async () => {
    const first = await here.browser.go('/sign-in/?return=%2Fcomments%2Fstory%2Fstory-1%2F');
    const html = await first.text();
    expect(html).toContain('Sign in or join');
    const started = await here.browser.submit(html, { email: here.app.reader.email });
    expect(started.status).toBe(303);
    const { response } = await here.browser.follow(here.browser.locationOf(started, '/'), () => false);
    const page = await response.text();
    expect(page).toContain(`value="${here.app.reader.email}"`);
    const wrong = await here.browser.submit(page, { email: here.app.reader.email, password: 'wrong' });
    const again = await wrong.text();
    expect([wrong.status, again.includes('Email me a sign-in link')]).toEqual([401, true]);
    const posted = await here.browser.submit(again, { ...here.app.reader, remember: 'yes' });
    const { url } = await here.browser.follow(here.browser.locationOf(posted, '/identity/'), (next) =>
      next.includes('#'),
    );
    expect(url).toBe(`${here.app.origin}/comments/story/story-1/#signed-in`);

    for (const foreign of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      const shown = await here.browser.go(`/sign-in/?return=${encodeURIComponent(foreign)}`);
      expect(await shown.text()).toContain('name="returnTo" value="/"');
      const end = await here.browser.go(`/identity/signed-in?state=${encodeURIComponent(foreign)}`);
      expect(end.headers.get('location')).toBe('/#signed-in');
    }
  });
});
