import { createHash } from 'node:crypto';
import { browser, type Visitor } from '../recorder.ts';
import { addressIn, fieldIn, type Group, type Surface, sameOrigin, waitFor } from './group.ts';

const verifier = 'a-verifier-that-is-long-enough-for-every-test';
const interactionPath = /\/identity\/interaction\/([\w-]+)/;

function authorize({ app }: Surface, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    client_id: app.clientId,
    response_type: 'code',
    redirect_uri: `${app.origin}/user/`,
    scope: 'openid profile email',
    state: 'a-state',
    nonce: 'a-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  });
  return `/identity/authorize?${query}`;
}

const pathOf = (address: string | undefined, { app }: Surface) => (address ?? '').replace(app.origin, '');

/** Signs in as a browser does; every step is part of the surface. */
async function signIn(
  surface: Surface,
  by: Visitor,
  account: { email: string; password: string },
): Promise<{ token: Visitor; sub: string }> {
  const { send, alias, app } = surface;
  const label = '/identity/authorize?{query}';
  const begun = await send({ path: authorize(surface), label, by });
  const page = pathOf(begun.headers.location, surface);
  alias(interactionPath.exec(page)?.[1], 'interaction');
  const form = await send({ path: page, label: '/identity/interaction/{uid}', by });
  const token = fieldIn(form.text, 'token');
  const post = (fields: Record<string, string>, note: string) =>
    send({
      path: page,
      label: '/identity/interaction/{uid}',
      by,
      form: { token, ...fields },
      headers: sameOrigin,
      note,
    });
  await post({ email: account.email }, 'no password');
  await post({ token: 'forged', ...account }, 'forged token');
  await post({ email: account.email, password: 'not this one' }, 'wrong password');
  if (account === app.reader) await asScript(surface, by, page);
  const posted = await post({ ...account, remember: 'yes' }, 'signed in');
  const resumed = await send({
    path: pathOf(posted.headers.location, surface),
    label: '/identity/authorize/{uid}',
    by,
  });
  const code = new URL(resumed.headers.location ?? '', app.origin).searchParams.get('code') ?? '';
  alias(code, 'code');
  const exchanged = await send({
    path: '/identity/oauth/token',
    by,
    form: {
      grant_type: 'authorization_code',
      client_id: app.clientId,
      code,
      code_verifier: verifier,
      redirect_uri: `${app.origin}/user/`,
    },
  });
  const { access_token: accessToken = '', id_token: idToken = '' } = exchanged.json() as Record<
    string,
    string
  >;
  const { sub } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return { token: { name: `${by.name} token`, headers: { authorization: `Bearer ${accessToken}` } }, sub };
}

/** The same steps for the site's own dialog. */
async function asScript({ send, app }: Surface, by: Visitor, page: string): Promise<void> {
  const headers = { ...sameOrigin, accept: 'application/json' };
  const label = '/identity/interaction/{uid}';
  const shown = await send({ path: page, label, by, headers, note: 'as a script' });
  const { token } = shown.json() as { token: string };
  const post = (below: string, form: Record<string, string>, note: string) =>
    send({ path: page + below, label: label + below, by, headers, form: { token, ...form }, note });
  await post('', { email: app.reader.email, password: 'not this one' }, 'as a script, wrong password');
  await post('/link', { email: 'no address' }, 'as a script, no address');
  await post('/link', { email: 'nobody@mail.example', returnTo: '/latest/' }, 'as a script');
  await send({
    path: '/identity/interaction/made-up-interaction',
    headers,
    note: 'as a script',
  });
  await send({
    path: '/identity/start',
    form: { email: 'nobody@mail.example', returnTo: '/latest/' },
    label: '/identity/start',
  });
}

export const identity: Group = async (surface) => {
  const { send, visitors, app, alias } = surface;
  const reader = await signIn(surface, visitors.readerSession, app.reader);
  const staff = await signIn(surface, visitors.staffSession, app.staff);
  visitors.readerToken = { ...reader.token, name: 'reader token' };
  visitors.accountToken = { ...staff.token, name: 'staff account token' };
  surface.readerId = reader.sub;
  alias(reader.sub, 'reader id');
  alias(staff.sub, 'staff id');

  for (const path of [
    '/identity/',
    '/identity/.well-known/openid-configuration',
    '/identity/.well-known/jwks.json',
    '/identity/look/pages.css',
    '/identity/look/archivo.woff2',
    '/identity/look/strip.svg',
    '/identity/look/passkey.js',
    '/identity/nothing',
    '/identity/interaction/made-up-interaction',
    '/identity/reset/',
    '/identity/reset/?token=wrong',
    '/identity/verify/?token=wrong',
    '/identity/new-address/?token=wrong',
    '/identity/link/?token=wrong',
    '/identity/start',
    '/identity/signed-in?code=x&state=/latest/',
    '/sign-in/?return=/latest/',
    '/identity/userinfo',
    '/identity/v2/logout?returnTo=https://evil.example/',
    '/identity/v2/logout',
    '/identity/oidc/logout',
    '/identity/authorize',
    '/identity/authorize?client_id=unknown&response_type=code',
  ])
    await send({ path });
  for (const path of [
    '/identity/.well-known/openid-configuration',
    '/identity/oauth/token',
    '/identity/userinfo',
  ])
    for (const origin of [app.origin, 'https://evil.example'])
      await send({
        method: 'OPTIONS',
        path,
        headers: { origin, 'access-control-request-method': 'GET' },
        note: origin,
      });
  for (const by of [visitors.readerToken, visitors.accountToken])
    await send({ path: '/identity/userinfo', by });
  await send({ path: authorize(surface, { prompt: 'none' }), label: '/identity/authorize?prompt=none' });
  await send({
    path: authorize(surface, { prompt: 'none' }),
    label: '/identity/authorize?prompt=none',
    by: visitors.readerSession,
  });
  await send({
    path: authorize(surface, { redirect_uri: 'https://evil.example/' }),
    label: '/identity/authorize?redirect_uri=elsewhere',
  });
  for (const [note, form] of Object.entries<Record<string, string>>({
    'no grant': {},
    'unknown client': { grant_type: 'authorization_code', client_id: 'nobody', code: 'x' },
    'wrong code': {
      grant_type: 'authorization_code',
      client_id: app.clientId,
      code: 'x',
      code_verifier: verifier,
    },
    'wrong refresh token': { grant_type: 'refresh_token', client_id: app.clientId, refresh_token: 'x' },
  }))
    await send({ path: '/identity/oauth/token', form, note });
  await send({ path: '/identity/oauth/token' });
  await send({ path: '/identity/oauth/revoke', form: { client_id: app.clientId, token: 'x' } });
  await send({ path: '/identity/oauth/token', json: { grant_type: 'authorization_code' }, note: 'json' });

  await joinByForm(surface);
  await joinByCall(surface);
  await newPassword(surface);
};

async function joinByForm(surface: Surface): Promise<void> {
  const { send, alias } = surface;
  const by = browser('new reader');
  const begun = await send({
    path: authorize(surface, { screen_hint: 'signup' }),
    label: '/identity/authorize?screen_hint=signup',
    by,
  });
  const page = pathOf(begun.headers.location, surface);
  alias(interactionPath.exec(page)?.[1], 'interaction');
  await send({ path: page, label: '/identity/interaction/{uid}', by });
  const label = '/identity/interaction/{uid}/join';
  const join = await send({ path: `${page}/join`, label, by });
  const token = fieldIn(join.text, 'token');
  await send({ path: `${page}/join`, label, by, form: { token }, note: 'empty form' });
  const fields = {
    token,
    username: 'nadia',
    email: 'nadia@mail.example',
    password: 'A-long-Passw0rd!',
    confirmPassword: 'A-long-Passw0rd!',
    country: 'US',
    terms: 'yes',
  };
  await send({ path: `${page}/join`, label, by, form: fields, note: 'joined' });
  await send({
    path: `${page}/passkey/question`,
    label: '/identity/interaction/{uid}/passkey/question',
    by,
    form: { token },
  });
  await send({
    path: `${page}/passkey`,
    label: '/identity/interaction/{uid}/passkey',
    by,
    form: { token, answer: '{}' },
  });
  await send({ path: `${page}/passkey`, label: '/identity/interaction/{uid}/passkey', by });
  await send({ path: `${page}/cancel`, label: '/identity/interaction/{uid}/cancel', by });
}

async function joinByCall({ send, app, visitors }: Surface): Promise<void> {
  const path = '/identity/dbconnections/signup';
  const known = { client_id: app.clientId, connection: app.connection };
  const good = { ...known, email: 'newt@mail.example', password: 'A-long-Passw0rd!' };
  await send({ path, json: good, note: 'joined' });
  await send({ path, json: { ...good, password: 'x' }, note: 'weak password' });
  await send({ path, json: { ...good, client_id: 'nobody' }, note: 'unknown client' });
  await send({ path, json: {}, note: 'empty' });
  await send({ path, form: { ...known, email: 'no address', password: '' }, note: 'wrong address' });
  await send({ path });
  await send({ path, method: 'OPTIONS', headers: { origin: app.origin }, note: 'own origin' });
  await send({ path, method: 'OPTIONS', headers: { origin: 'https://evil.example' }, note: 'other origin' });
  const mailbox = await send({
    path: '/desk/mailbox/',
    by: visitors.staffToken,
    note: 'with e-mails to verify',
  });
  const link = addressIn(mailbox.text, `${app.origin}/identity/verify/?token=`).replace(app.origin, '');
  const by = browser('new account');
  const verify = await send({ path: link, label: '/identity/verify/?token={token}', by });
  const form = { token: fieldIn(verify.text, 'token'), linkToken: fieldIn(verify.text, 'linkToken') };
  await send({ path: '/identity/verify/', by, form: { ...form, token: 'forged' }, note: 'forged token' });
  await send({ path: '/identity/verify/', by, form, note: 'verified' });
  await send({ path: '/identity/verify/', by, form, note: 'used again' });
}

async function newPassword({ send, peek, app, visitors }: Surface): Promise<void> {
  const path = '/identity/dbconnections/change_password';
  const known = { client_id: app.clientId, connection: app.connection };
  await send({ path, json: { ...known, email: 'nobody@mail.example' }, note: 'unknown address' });
  await send({ path, json: { client_id: app.clientId }, note: 'incomplete' });
  const by = browser('forgetful reader');
  const page = await send({ path: '/identity/reset/', by });
  const token = fieldIn(page.text, 'token');
  await send({
    path: '/identity/reset/',
    by,
    form: { token: 'forged', email: 'a@b.example' },
    note: 'forged token',
  });
  await send({ path: '/identity/reset/', by, form: { token, email: '' }, note: 'no address' });
  await send({ path: '/identity/reset/', by, form: { token, email: app.staff.email }, note: 'sent' });
  // The e-mail is written after the answer, so that all addresses take the same time.
  const mailbox = { path: '/desk/mailbox/', by: visitors.staffToken };
  const link = await waitFor({ peek }, mailbox, /https:\/\/[^\s"<]+\/identity\/reset\/\?token=[\w-]+/);
  const reset = await send({
    path: link.replace(app.origin, ''),
    label: '/identity/reset/?token={token}',
    by,
  });
  const form = { token: fieldIn(reset.text, 'token'), linkToken: fieldIn(reset.text, 'linkToken') };
  await send({
    path: '/identity/reset/',
    by,
    form: { ...form, newPassword: 'x', confirmPassword: 'y' },
    note: 'weak password',
  });
}
