import { afterEach, expect, it } from 'vitest';
import { NeutronError } from '#content/errors.ts';
import { requestLimits } from '#content/limits.ts';
import type { ServiceEndpoint, WebEndpoint } from '#services/service.ts';
import { createServiceApp } from '#services/service-app.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openServices, openTestLimits } from '../testing/open-services.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function serve(...routes: ServiceEndpoint[]) {
  const services = await openServices([{ name: 'example', routes }], {
    // A clock that does not move: no allowance is refilled while the test runs.
    limits: await openTestLimits({}, () => 1000),
    siteUrl: new URL('https://wavelength.example'),
  });
  const app = await createFakeApp({ respond: () => new Response('page'), routeFor: services.routeFor });
  closing.push(app.close, services.close);
  return app;
}

const path = '/example/deep/*';
const app = createServiceApp({ [path]: { all: () => new Response('ok') } });
const route = (more: Partial<WebEndpoint> = {}): ServiceEndpoint => ({
  path,
  app,
  limit: 'unlimited',
  ...more,
});

it('serves a service below any nested path', async () => {
  const { get } = await serve(route());
  expect(await (await get('/example/deep/er/path')).text()).toBe('ok');
});

it('counts requests by the limit of the route, or of the request', async () => {
  const statuses = async (limit: WebEndpoint['limit'], method: string) => {
    const { get } = await serve(route({ limit }));
    const found: number[] = [];
    for (let count = 0; count <= requestLimits.accountMail.limit; count += 1)
      found.push((await get('/example/deep/a', { method })).status);
    return [...new Set(found)];
  };
  expect(await statuses('accountMail', 'GET')).toEqual([200, 429]);
  const byMethod: WebEndpoint['limit'] = ({ method }) => (method === 'POST' ? 'accountMail' : 'unlimited');
  expect(await statuses(byMethod, 'POST')).toEqual([200, 429]);
  expect(await statuses(byMethod, 'GET')).toEqual([200]);
});

it('answers an error of `admit` like an error of the app', async () => {
  const admit = async () => {
    throw new NeutronError('forbidden', { field: 'picture' });
  };
  const { get, logged } = await serve(route({ admit }));
  const answer = await get('/example/deep/a', { method: 'POST', body: 'x' });
  expect([answer.status, await answer.json()]).toMatchObject([
    403,
    { errors: [{ code: 403, reason: 'forbidden', field: 'picture' }] },
  ]);
  expect(logged).toEqual([]);
});
