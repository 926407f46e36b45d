import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { publication } from '#api/test/publication.ts';
import { isProviderSilent } from '#content/rules/account/provider-silent.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import { verifyExternalTokens } from '#services/identity/external/verify-external-tokens.ts';
import type { VerifyToken } from '#services/identity/verify-token.ts';

const audience = 'https://wavelength.example/api/';
const { clientId } = publication.identity;
const minute = 60_000;
const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const sub = 'auth0|5f1c2a9d';

let pairs: Awaited<ReturnType<typeof generateKeyPair>>[];
beforeAll(async () => {
  pairs = await Promise.all(['first', 'second'].map(() => generateKeyPair('RS256', { extractable: true })));
});

/** Another provider as we see it: its keys, and who a token is of. */
let provider: Awaited<ReturnType<typeof openProvider>>;
let read: VerifyToken;
let time: number;
let rejected: string[];

async function openProvider() {
  const state = {
    requested: [] as string[],
    kids: ['first'],
    status: 200,
    user: { sub, email: 'Ines@mail.example', email_verified: true, name: 'Ines' } as unknown,
    padding: '',
  };
  const server = createServer(async ({ url = '', headers }, res) => {
    state.requested.push(url);
    const keys = await Promise.all(
      state.kids.map(async (kid) => ({ ...(await exportJWK(keyOf(kid, 'publicKey'))), kid, alg: 'RS256' })),
    );
    const isAllowed = url !== '/userinfo' || headers.authorization?.startsWith('Bearer ey');
    res.writeHead(isAllowed ? state.status : 401, { 'content-type': 'application/json' });
    res.end(JSON.stringify(url === '/userinfo' ? state.user : { keys, padding: state.padding }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return { state, server, origin, host: `127.0.0.1:${port}`, issuer: `${origin}/` };
}
function keyOf(kid: string, kind: 'publicKey' | 'privateKey') {
  const pair = pairs[kid === 'first' ? 0 : 1];
  if (!pair) throw new Error('no such key');
  return pair[kind];
}

beforeEach(async () => {
  provider = await openProvider();
  time = Date.now();
  rejected = [];
  read = verifyExternalTokens({
    ...publication.identity,
    domain: provider.origin,
    audience,
    outbound: createOutboundClient({ privateHosts: [provider.host] }),
    onRejected: (why) => void rejected.push(why),
    log,
    now: () => time,
  });
});
afterEach(() => {
  provider.server.close();
  provider.server.closeAllConnections();
});

const tokenOf = (
  change: Record<string, unknown> = {},
  { kid = 'first', by = kid, header = {} }: { kid?: string; by?: string; header?: object } = {},
) =>
  new SignJWT({
    iss: provider.issuer,
    sub,
    aud: [audience, `${provider.issuer}userinfo`],
    azp: clientId,
    iat: Math.floor(time / 1000),
    exp: Math.floor(time / 1000) + 900,
    scope: 'openid profile email',
    ...change,
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid, ...header })
    .sign(keyOf(by, 'privateKey'));
const requestsFor = (path: string) => provider.state.requested.filter((url) => url === path).length;
const jwks = '/.well-known/jwks.json';

it('NL-02 AU-14 a token of the configured provider names its user, and the provider is requested once', async () => {
  const token = await tokenOf();
  const user = { sub, email: 'Ines@mail.example', name: 'Ines', isElsewhere: true };
  expect(await Promise.all([read(token), read(token)])).toEqual([user, user]);
  expect(await read(token)).toEqual(user);
  expect(requestsFor(jwks)).toBe(1);
  expect(requestsFor('/userinfo')).toBeLessThanOrEqual(2);
});

const bad: Record<string, () => Promise<string> | string> = {
  unsigned: () => new UnsecuredJWT({ iss: provider.issuer, sub, aud: audience, azp: clientId }).encode(),
  'signed by a stranger': () => tokenOf({}, { by: 'second' }),
  'of another issuer': () => tokenOf({ iss: 'https://evil.example/' }),
  'for another audience': () => tokenOf({ aud: 'https://other.example/' }),
  'for another client': () => tokenOf({ azp: 'another-site' }),
  'for no client': () => tokenOf({ azp: undefined }),
  'that is over': () => tokenOf({ exp: Math.floor(time / 1000) - 60 }),
  'without an end': () => tokenOf({ exp: undefined }),
  'without a subject': () => tokenOf({ sub: '' }),
  'an ID token': () => tokenOf({ aud: clientId }),
  'that means nothing to us': () => 'an-opaque-access-token',
};
it.each(Object.keys(bad))(
  'NL-02 AU-14 AU-41 a token %s opens nothing, and the log shows it',
  async (name) => {
    expect(await read((await bad[name]?.()) ?? '')).toBeUndefined();
    expect(rejected).toHaveLength(1);
    expect(requestsFor('/userinfo')).toBe(0);
  },
);

it.each([
  ['another user', { sub: 'auth0|other', email: 'a@mail.example', email_verified: true }],
  ['an unverified address', { sub, email: 'a@mail.example', email_verified: false }],
  ['no address', { sub }],
])('NL-02 a provider that answers with %s names no user', async (_, user) => {
  provider.state.user = user;
  expect(await read(await tokenOf())).toBeUndefined();
});

it('AU-14 new keys are found, and made-up ones do not make us ask without end', async () => {
  expect(await read(await tokenOf())).toBeDefined();
  for (const kid of ['x', 'y', 'z'])
    expect(await read(await tokenOf({}, { kid, by: 'second' }))).toBeUndefined();
  expect(requestsFor(jwks)).toBe(1);
  provider.state.kids = ['first', 'second'];
  time += minute;
  expect(await read(await tokenOf({}, { kid: 'second' }))).toBeDefined();
  expect(requestsFor(jwks)).toBe(2);
});

it('AU-14 while the provider is silent no user is treated as a stranger; cached keys are valid', async () => {
  provider.state.status = 503;
  const failed = await read(await tokenOf()).catch((error: unknown) => error);
  expect(isProviderSilent(failed)).toBe(true);
  time += minute;
  provider.state.status = 200;
  const user = await read(await tokenOf());
  expect(user?.sub).toBe(sub);
  provider.state.status = 503;
  time += 20 * minute;
  const forged = await read(await tokenOf({}, { by: 'second' }));
  expect(forged).toBeUndefined();
  expect(isProviderSilent(await read(await tokenOf()).catch((error: unknown) => error))).toBe(true);
});

it('AU-14 an answer without end is cut off', async () => {
  provider.state.padding = 'x'.repeat(200_000);
  expect(isProviderSilent(await read(await tokenOf()).catch((error: unknown) => error))).toBe(true);
});

it('AU-14 without an audience tokens of another provider are nobody’s', async () => {
  const given = {
    ...publication.identity,
    domain: provider.origin,
    audience: undefined,
    outbound: createOutboundClient({}),
    onRejected: () => undefined,
    log,
    now: Date.now,
  };
  expect(await verifyExternalTokens(given)(await tokenOf())).toBeUndefined();
});
