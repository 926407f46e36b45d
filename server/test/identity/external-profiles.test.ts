import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestLimits } from '#content/limits.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import { createExternalProfiles } from '#services/identity/external/profile-service.ts';
import { createFakeApp } from '../../testing/fake-app.ts';
import { openServices, openTestLimits } from '../../testing/open-services.ts';

const good = 'Bearer a-token-that-is-long-enough';
const saved: [string, string][] = [];
let profiles: Server;
let app: Awaited<ReturnType<typeof createFakeApp>>;
let alone: Awaited<ReturnType<typeof createFakeApp>>;

beforeAll(async () => {
  profiles = createServer(async (request, response) => {
    const sent = await text(request);
    if (request.method === 'PUT') saved.push([request.url ?? '', sent]);
    if (request.headers.authorization !== good) response.writeHead(401).end();
    else if (sent.includes('taken'))
      response.writeHead(422).end('{"errors":[{"code":422,"field":"username"}]}');
    else if (request.method === 'PUT') response.end(sent);
    else if (request.url === '/apigee/users/auth0%7C5f1c') response.end('{"name":"Ada"}');
    else if (request.url === '/apigee/users/me') response.end('{"name":"Ada"}');
    else if (request.url === '/apigee/users/odd') response.end('<html>');
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(profiles, 'listening');
  const profileUrl = `http://localhost:${(profiles.address() as AddressInfo).port}`;
  const outbound = createOutboundClient({ privateHosts: ['localhost'] });
  const limits = await openTestLimits();
  const open = async (url: string | undefined) => {
    const service = createExternalProfiles({ profileUrl: url, outbound });
    const { routeFor } = await openServices([service], {
      limits,
      siteUrl: new URL('https://wavelength.example'),
    });
    const counted = (path: string) => {
      const route = routeFor(path);
      return route && { ...route, handler: limits.credentials(route.handler, { isStaffToken: () => false }) };
    };
    return createFakeApp({ respond: () => new Response('page'), routeFor: counted });
  };
  app = await open(profileUrl);
  alone = await open(undefined);
});
afterAll(async () => {
  await Promise.all([app.close(), alone.close()]);
  profiles.closeAllConnections();
  profiles.close();
});

it.each([
  ['without a token', '/apigee/users/me', '', 401],
  ['with something that is none', '/apigee/users/me', 'Basic x', 401],
  ['with an unknown token', '/apigee/users/me', 'Bearer another-token-entirely', 401],
  ['with a good token', '/apigee/users/me', good, 200],
  ['of a bought provider', '/apigee/users/auth0%7C5f1c', good, 200],
  ['of an unknown user', '/apigee/users/unknown', good, 404],
  ['that is no profile', '/apigee/users/a/b', good, 404],
  ['that is no JSON', '/apigee/users/odd', good, 502],
])('FD-05 a profile %s: %s', async (_name, path, authorization, status) => {
  const answer = await app.get(path, { headers: authorization ? { authorization } : {} });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const body = (await answer.json()) as { name?: string };
  expect(body.name).toBe(status === 200 ? 'Ada' : undefined);
});

const put = (body: string, authorization = good) =>
  app.get('/apigee/users/me', {
    method: 'PUT',
    body,
    headers: { authorization, 'content-type': 'application/json' },
  });

it('AU-14 AU-15 a profile is saved where profiles are kept, with the reader’s token and the fields of the form', async () => {
  saved.length = 0;
  const answer = await put('{"username":"ines","country":"NG"}');
  expect([answer.status, await answer.json()]).toEqual([200, { username: 'ines', country: 'NG' }]);
  expect(saved).toEqual([['/apigee/users/me', '{"username":"ines","country":"NG"}']]);
  expect((await put('{"username":"ines"}', 'Bearer another-token-entirely')).status).toBe(401);
  const taken = await put('{"username":"taken"}');
  expect([taken.status, await taken.json()]).toEqual([422, { errors: [{ code: 422, field: 'username' }] }]);
});

it.each([
  ['role', '{"role":"staff"}'],
  ['id', '{"id":"somebody-else","username":"x"}'],
  ['emailVerified', '{"emailVerified":true}'],
  ['login_count', '{"login_count":0}'],
  ['app_metadata', '{"app_metadata":{"role":"staff"}}'],
  ['country', '{"country":"Atlantis"}'],
  ['firstName', '{"firstName":"a\\nb"}'],
  [undefined, '[]'],
  [undefined, 'no json'],
])('AU-15 %s is a field that readers may not set to this: %s', async (field, body) => {
  saved.length = 0;
  const answer = await put(body);
  const { errors } = (await answer.json()) as { errors: { field?: string }[] };
  expect([answer.status, errors[0]?.field, saved]).toEqual([422, field, []]);
});

it('FD-05 without a profile service there are no profiles', async () => {
  expect((await alone.get('/apigee/users/me', { headers: { authorization: good } })).status).toBe(401);
});

it('a token that only the profile service can check does not count as wrong credentials', async () => {
  const headers = { authorization: 'Bearer another-token-entirely' };
  const statuses = new Set<number>();
  for (let count = 0; count <= requestLimits.wrongCredentials.limit; count += 1)
    statuses.add((await alone.get('/apigee/users/me', { headers })).status);
  expect([...statuses]).toEqual([401]);
});
