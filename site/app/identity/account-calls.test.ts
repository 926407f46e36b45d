import { describe, expect, it, vi } from 'vitest';
import { messages } from '#content/errors.ts';
import { exampleProfile } from '#content/examples/accounts.ts';
import { createJoinClient } from './join-client.ts';
import { createAccountClient } from './personal-data-client.ts';
import { createProfileClient } from './profile-client.ts';

const settings = {
  clientId: 'site',
  connection: 'accounts',
  passwordPolicy: 'standard',
  cookies: { user: 'user', previousLogin: 'previous_login' },
} as const;
const origin = 'https://wavelength.example';
const answering = (status: number, body: unknown = {}) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));
const requests = (fetcher: ReturnType<typeof answering>) => {
  const [url, init] = fetcher.mock.calls[0] ?? [];
  return {
    url,
    method: init?.method,
    headers: init?.headers,
    body: JSON.parse(String(init?.body ?? 'null')),
  };
};

it('AU-12 a forgotten password is reported with client_id, email and connection', async () => {
  const fetcher = answering(200);
  await createJoinClient(settings, origin, fetcher).forgot(' ines@mail.example ');
  expect(requests(fetcher)).toMatchObject({
    url: 'https://wavelength.example/identity/dbconnections/change_password',
    method: 'POST',
    body: { client_id: 'site', email: 'ines@mail.example', connection: 'accounts' },
  });
});

it('AU-13 AU-18 a sign-up goes to the provider of the publication', async () => {
  const fetcher = answering(200);
  const client = createJoinClient({ ...settings, domain: 'login.example.com' }, origin, fetcher);
  const given = { username: 'ines', email: 'ines@mail.example', password: 'abC1!x', country: 'NG' };
  expect(await client.join(given)).toEqual({ ok: true });
  expect(requests(fetcher)).toMatchObject({
    url: 'https://login.example.com/dbconnections/signup',
    body: { client_id: 'site', connection: 'accounts', username: 'ines', user_metadata: { country: 'NG' } },
  });
});

it('AU-28 AU-29 AU-38 a submitted form shows its errors', async () => {
  expect(await createJoinClient(settings, origin, answering(500)).forgot('a@b.example')).toEqual({
    ok: false,
    message: messages.tryLater,
  });
  const broken = vi.fn<typeof fetch>(() => Promise.reject(new Error('offline')));
  expect(await createJoinClient(settings, origin, broken).forgot('a@b.example')).toEqual({
    ok: false,
    message: messages.unexpected,
  });
});

it('AU-14 AU-15 gets and puts the profile with the bearer token', async () => {
  const fetcher = answering(200, exampleProfile);
  const client = createProfileClient(async () => 'a-token', fetcher);
  expect(await client.save('a1', { username: 'ines' })).toEqual({ ok: true, profile: exampleProfile });
  expect(requests(fetcher)).toMatchObject({
    url: '/apigee/users/a1',
    method: 'PUT',
    headers: { authorization: 'Bearer a-token' },
    body: { username: 'ines' },
  });
});

it('AU-16 AU-28 AU-37 without a token nothing is requested; errors name their field', async () => {
  const fetcher = answering(422, { errors: [{ code: 422, message: 'no', field: 'newPassword' }] });
  expect(await createProfileClient(async () => undefined, fetcher).get('a1')).toEqual({
    ok: false,
    message: messages.signInNeeded,
  });
  expect(fetcher).not.toHaveBeenCalled();
  expect(await createProfileClient(async () => 'a-token', fetcher).save('a1', {})).toEqual({
    ok: false,
    message: 'no',
    field: 'newPassword',
  });
  expect(await createProfileClient(async () => 'a-token', answering(503)).get('a1')).toEqual({
    ok: false,
    message: messages.tryLater,
  });
});

describe('passkeys', () => {
  const passkey = { id: 'abc', name: 'My phone', since: '2026-01-01T00:00:00.000Z', used: null };
  const given = { currentPassword: 'secret', name: 'My phone' };
  const client = (...answers: Response[]) => {
    const sent: [string, string, unknown][] = [];
    const fetcher: typeof fetch = async (url, init) => {
      sent.push([String(url), init?.method ?? 'GET', JSON.parse(String(init?.body ?? 'null'))]);
      return answers.shift() ?? new Response(null, { status: 500 });
    };
    return { sent, account: createAccountClient('a1', async () => 'a-token', fetcher) };
  };

  it('AU-41 the browser answers the challenge, and the passkey is stored under a name', async () => {
    const { sent, account } = client(
      Response.json({ challenge: 'x' }),
      Response.json([passkey], { status: 201 }),
    );
    const answer = await account.addPasskey(given, async ({ challenge }) => ({ answerTo: challenge }));
    expect(answer).toEqual({ ok: true, passkeys: [passkey] });
    expect(sent).toEqual([
      ['/apigee/users/a1/passkeys/question', 'POST', { currentPassword: 'secret' }],
      ['/apigee/users/a1/passkeys', 'POST', { answer: { answerTo: 'x' }, name: 'My phone' }],
    ]);
  });

  it('AU-41 nothing is stored when the reader cancels, and a wrong password is reported at its field', async () => {
    const back = client(Response.json({ challenge: 'x' }));
    expect(await back.account.addPasskey(given, async () => undefined)).toBeUndefined();
    expect(back.sent).toHaveLength(1);
    const wrong = client(
      Response.json({ errors: [{ message: 'no', field: 'currentPassword' }] }, { status: 422 }),
    );
    expect(await wrong.account.addPasskey(given, async () => ({}))).toEqual({
      ok: false,
      message: 'no',
      isField: true,
    });
  });

  it('AU-41 they are listed, renamed and removed', async () => {
    const { sent, account } = client(Response.json([passkey]), Response.json([passkey]), Response.json([]));
    expect(await account.passkeys()).toEqual({ ok: true, passkeys: [passkey] });
    await account.renamePasskey('abc', 'Old phone');
    expect(await account.removePasskey('abc')).toEqual({ ok: true, passkeys: [] });
    expect(sent.slice(1)).toEqual([
      ['/apigee/users/a1/passkeys/abc', 'PUT', { name: 'Old phone' }],
      ['/apigee/users/a1/passkeys/abc', 'DELETE', null],
    ]);
    expect(await client().account.passkeys()).toEqual({
      ok: false,
      message: messages.tryLater,
      isField: false,
    });
  });
});
