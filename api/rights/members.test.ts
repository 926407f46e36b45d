import { afterAll, beforeAll, expect, it } from 'vitest';
import { rightNames } from '#content/rules/rights/rights.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Staff } from '#platform/staff.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

const olga: Staff = { sub: 'olga', role: 'owner', rights: rightNames };
const edith: Staff = { sub: 'edith', role: 'editor', rights: defaultRoles.editor.rights };

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  let time = now;
  const staffSubs = new Set(['olga', 'edith', 'ines']);
  beforeAll(async () => {
    store = await open();
    const account = (sub: string) => ({
      sub,
      name: sub,
      email: `${sub}@mail.example`,
      hasSecondFactor: false,
    });
    api = await loadApi(store.db, {
      now: () => time,
      staffAccounts: {
        list: async () => [...staffSubs].map(account),
        isOpen: async (sub) => staffSubs.has(sub),
        find: async (sub) => (/^(olga|edith|ines|rosa)$/.test(sub) ? account(sub) : undefined),
        setStaff: async (sub, isStaff) => void (isStaff ? staffSubs.add(sub) : staffSubs.delete(sub)),
      },
    });
  });
  afterAll(() => store.drop());

  interface Answer {
    data: {
      url: string;
      items: { sub: string; role: string; isUnassigned: boolean }[];
      token: string;
      role: string;
    };
    errors?: { reason: string; right?: string }[];
  }
  async function call(staff: Staff, method: string, path: string, body?: unknown) {
    const response = await api.api.fetch(
      new Request(`http://api.test/api/neutron${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { staff },
    );
    const answer = (await response.json()) as Answer;
    const [error] = answer.errors ?? [];
    return {
      status: response.status,
      data: answer.data,
      outcome: error?.right ?? error?.reason ?? response.status,
    };
  }
  const staffOf = (sub: string, isStaff = staffSubs.has(sub)) => api.api.staffOf({ sub, isStaff });

  it('an account of staff without a role is an owner, a reader is none', async () => {
    expect(await staffOf('ines')).toMatchObject({ sub: 'ines', role: 'owner', rights: rightNames });
    expect(await staffOf('rosa')).toBeUndefined();
    const { data } = await call(olga, 'GET', '/members/testsite');
    expect(data.items).toContainEqual(
      expect.objectContaining({ sub: 'ines', role: 'owner', isUnassigned: true }),
    );
  });

  it('a role counts with the next request, and so does its end', async () => {
    const path = '/members/testsite/rosa';
    const body = { role: 'editor', sections: ['news'], authorId: 'bob' };
    expect((await call(olga, 'PUT', path, body)).status).toBe(200);
    expect(staffSubs.has('rosa')).toBe(true);
    const rosa = await staffOf('rosa');
    expect(rosa).toMatchObject({ role: 'editor', sections: ['news'], authorId: 'bob' });
    expect(rosa && (await call(rosa, 'GET', '/me/testsite')).data).toMatchObject({
      sub: 'rosa',
      role: 'editor',
      rights: defaultRoles.editor.rights,
      hasSecondFactor: false,
    });
    expect((await call(olga, 'DELETE', path)).status).toBe(200);
    expect(staffSubs.has('rosa')).toBe(false);
    // Even if the identity service still had the account as one of staff.
    const removed = await staffOf('rosa', true);
    expect(removed).toMatchObject({ role: 'none', rights: [] });
    expect(removed && (await call(removed, 'GET', '/me/testsite')).outcome).toBe('see-own');
    expect((await call(olga, 'DELETE', path)).outcome).toBe('not_found');
  });

  it('rejects what would lock out or lift up', async () => {
    const put = (staff: Staff, sub: string, body: unknown) =>
      call(staff, 'PUT', `/members/testsite/${sub}`, body);
    const manager: Staff = { sub: 'max', role: 'manager', rights: [...edith.rights, 'manage-members'] };
    expect((await put(edith, 'ines', { role: 'writer' })).outcome).toBe('manage-members');
    expect((await put(olga, 'olga', { role: 'writer' })).outcome).toBe('state_conflict');
    expect((await call(olga, 'DELETE', '/members/testsite/olga')).outcome).toBe('state_conflict');
    expect((await put(manager, 'ines', { role: 'owner' })).outcome).toBe('manage-ads');
    expect((await call(manager, 'DELETE', '/members/testsite/edith')).outcome).toBe('manage-ads');
    expect((await put(olga, 'ines', { role: 'emperor' })).outcome).toBe('reference_unknown');
    expect((await put(olga, 'ines', { role: '__proto__' })).outcome).toBe('reference_unknown');
    expect((await put(olga, 'ghost', { role: 'writer' })).outcome).toBe('not_found');
    expect((await put(olga, 'ines', { role: 'writer', authorId: 'ghost' })).outcome).toBe(
      'reference_unknown',
    );
    expect((await put(olga, 'ines', { role: 'writer', rights: ['publish'] })).outcome).toBe('bad_body');
  });

  it('takes no right that the caller lacks, and nothing outside of the sections of the caller', async () => {
    const manager: Staff = { sub: 'max', role: 'manager', rights: [...edith.rights, 'manage-members'] };
    const inNews: Staff = { ...manager, sections: ['news', 'deals'] };
    const member = '/members/testsite/rosa';
    const service = '/service-accounts/testsite';
    const newsEditor = { role: 'editor', sections: ['news'] };
    // Each from what the account is; null: no member.
    const cases: [
      Staff,
      present: object | null,
      method: string,
      given: object | undefined,
      number | string,
    ][] = [
      [manager, null, 'PUT', { role: 'editor' }, 200],
      [manager, { role: 'owner' }, 'PUT', { role: 'writer' }, 'manage-ads'],
      [manager, { role: 'ads' }, 'PUT', { role: 'writer' }, 'manage-ads'],
      [manager, { role: 'ads' }, 'DELETE', undefined, 'manage-ads'],
      [manager, { role: 'editor' }, 'PUT', { role: 'writer' }, 200],
      [inNews, null, 'PUT', newsEditor, 200],
      [inNews, null, 'PUT', { role: 'editor' }, 'manage-members'],
      [inNews, null, 'PUT', { role: 'editor', sections: ['news', 'security'] }, 'manage-members'],
      [inNews, { role: 'editor' }, 'PUT', newsEditor, 'manage-members'],
      [inNews, { role: 'editor', sections: ['security'] }, 'PUT', newsEditor, 'manage-members'],
      [inNews, { role: 'editor', sections: ['security'] }, 'DELETE', undefined, 'manage-members'],
      [inNews, newsEditor, 'PUT', { role: 'writer', sections: [] }, 200],
      [inNews, newsEditor, 'DELETE', undefined, 200],
    ];
    for (const [staff, present, method, given, expected] of cases) {
      const described = JSON.stringify([staff.sections, present, method, given]);
      if (present) await call(olga, 'PUT', member, present);
      expect([described, (await call(staff, method, member, given)).outcome]).toEqual([described, expected]);
      await call(olga, 'DELETE', member);
    }
    const services: [Staff, 'POST' | 'DELETE', account: object, number | string][] = [
      [inNews, 'POST', newsEditor, 201],
      [inNews, 'POST', { role: 'editor' }, 'manage-members'],
      [inNews, 'POST', { role: 'editor', sections: ['security'] }, 'manage-members'],
      [inNews, 'DELETE', newsEditor, 200],
      [inNews, 'DELETE', { role: 'editor' }, 'manage-members'],
      [manager, 'DELETE', { role: 'ads' }, 'manage-ads'],
    ];
    for (const [staff, method, account, expected] of services) {
      const body = { name: 'helper', ...account };
      if (method === 'DELETE') await call(olga, 'POST', service, body);
      const path = method === 'DELETE' ? `${service}/helper` : service;
      const { outcome } = await call(staff, method, path, method === 'POST' ? body : undefined);
      expect([staff.sections, method, account, outcome]).toEqual([staff.sections, method, account, expected]);
      await call(olga, 'DELETE', `${service}/helper`);
    }
    // An account of staff without a role is an owner.
    expect((await call(manager, 'PUT', '/members/testsite/ines', { role: 'writer' })).outcome).toBe(
      'manage-ads',
    );
  });

  it('a link to a preview opens nothing once its maker may not see the story', async () => {
    const story = { kind: 'article', slug: 'shared', title: 'Shared', body: '<p>Hello</p>', topics: [] };
    const made = await api.staff('POST', '/stories/testsite', { story });
    const { id } = (made.body as { data: { id: string } }).data;
    const linkOf = async (staff: Staff) => {
      const { data } = await call(staff, 'POST', `/stories/testsite/${id}/preview-links`, { hours: 1 });
      return new URL(data.url, 'http://x').searchParams.get('preview') ?? '';
    };
    const opens = async (token: string) =>
      (await api.get('/composer/testsite/pages/article/shared/web', { headers: { 'x-preview': token } }))
        .status === 200;
    const member = '/members/testsite/rosa';
    const put = async (role: string) => expect((await call(olga, 'PUT', member, { role })).status).toBe(200);
    await put('writer');
    const rosa = await staffOf('rosa');
    const token = rosa ? await linkOf(rosa) : '';
    expect(await opens(token)).toBe(true);
    await put('contributor');
    expect(await opens(token)).toBe(false);
    await put('writer');
    expect(await opens(token)).toBe(true);
    await call(olga, 'DELETE', member);
    expect(await opens(token)).toBe(false);
    await put('writer');
    expect(await opens(token), 'an account that comes back makes new links').toBe(false);
    await call(olga, 'DELETE', member);

    const accounts = '/service-accounts/testsite';
    const expiresAt = '2030-01-01T00:00:00Z';
    const service = await call(olga, 'POST', accounts, { name: 'sharer', role: 'writer', expiresAt });
    const sharer = await api.api.serviceAccount(service.data.token);
    const links = sharer ? [await linkOf(sharer), await linkOf(olga)] : [];
    const open = async () => Promise.all(links.map(opens));
    expect(await open()).toEqual([true, true]);
    await call(olga, 'DELETE', `${accounts}/sharer`);
    expect(await open()).toEqual([false, true]);
  });

  it('the token of a preview ends with the account that made it, and with its right to see the story', async () => {
    const tokenOf = async (staff: Staff) => {
      const path = '/stories/testsite/draft-1/preview';
      return (await call(staff, 'POST', path, { version: 1 })).data.token;
    };
    const opens = async (token: string) => {
      const headers = { 'x-preview': token };
      return (await api.get('/composer/testsite/pages/article/secret-draft/web', { headers })).status === 200;
    };
    const member = '/members/testsite/rosa';
    await call(olga, 'PUT', member, { role: 'writer' });
    const rosa = await staffOf('rosa');
    const tokens = rosa ? [await tokenOf(rosa)] : [];
    const accounts = '/service-accounts/testsite';
    const expiresAt = new Date(now.getTime() + 60_000).toISOString();
    const service = await call(olga, 'POST', accounts, { name: 'previews', role: 'writer', expiresAt });
    const program = await api.api.serviceAccount(service.data.token);
    if (program) tokens.push(await tokenOf(program));
    tokens.push(await tokenOf(olga));
    const open = () => Promise.all(tokens.map(opens));
    expect(await open()).toEqual([true, true, true]);
    await call(olga, 'PUT', member, { role: 'contributor' });
    expect(await open()).toEqual([false, true, true]);
    await call(olga, 'PUT', member, { role: 'writer' });
    expect(await open()).toEqual([true, true, true]);
    await call(olga, 'DELETE', member);
    time = new Date(now.getTime() + 61_000);
    expect(await open()).toEqual([false, false, true]);
    time = now;
    await call(olga, 'DELETE', `${accounts}/previews`);
  });

  it('event streams of an account end when its rights change', async () => {
    const follow = async (staff: Staff | undefined) => {
      const headers = { accept: 'text/event-stream' };
      const request = new Request('http://api.test/api/neutron/events/testsite', { headers });
      return api.api.fetch(request, staff ? { staff } : {});
    };
    let ended = 0;
    const read = async (answer: Response) => {
      await answer.text();
      ended += 1;
    };
    const change = async (method: string, path: string, body?: unknown) => {
      const before = await getNewestEventId(store.db);
      expect((await call(olga, method, path, body)).status).toBe(200);
      for (const event of await getEventsAfter(store.db, before, 10)) await api.api.deliver(event);
    };
    const member = '/members/testsite/rosa';
    await change('PUT', member, { role: 'writer' });
    const others = await follow(olga);
    const first = read(await follow(await staffOf('rosa')));
    await change('PUT', member, { role: 'contributor' });
    await first;
    const second = read(await follow(await staffOf('rosa')));
    await change('DELETE', member);
    await second;
    const service = { name: 'follower', role: 'writer' };
    const { token } = (await call(olga, 'POST', '/service-accounts/testsite', service)).data;
    const third = read(await follow(await api.api.serviceAccount(token)));
    await change('DELETE', '/service-accounts/testsite/follower');
    await third;
    const reader = others.body?.getReader();
    await reader?.read();
    // A stream ends while the event that ends it is delivered.
    const silent = new Promise((resolve) => setImmediate(resolve, 'still open'));
    expect([ended, await Promise.race([reader?.read(), silent])]).toEqual([3, 'still open']);
    await reader?.cancel();
  });

  it('a service account acts under its name until it expires or is removed', async () => {
    const path = '/service-accounts/testsite';
    const body = { name: 'price checker', role: 'writer', expiresAt: '2030-01-01T00:00:00Z' };
    const made = await call(olga, 'POST', path, body);
    const { token } = made.data;
    expect([made.status, token.startsWith('nsa_')]).toEqual([201, true]);
    const stored = await store.db
      .as<{ content_service_accounts: object }>()
      .kysely.selectFrom('content_service_accounts')
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify((await call(olga, 'GET', path)).data)).not.toContain(token);
    expect(await api.api.serviceAccount(token)).toMatchObject({
      sub: 'service price checker',
      role: 'writer',
      rights: defaultRoles.writer.rights,
    });
    expect(await api.api.serviceAccount(`${token}x`)).toBeUndefined();
    expect((await call(olga, 'POST', path, body)).outcome).toBe('state_conflict');
    const past = { ...body, name: 'late', expiresAt: '2001-01-01T00:00:00Z' };
    expect((await call(olga, 'POST', path, past)).outcome).toBe('bad_body');
    time = new Date('2030-01-01T00:00:00Z');
    expect(await api.api.serviceAccount(token)).toBeUndefined();
    time = now;
    expect((await call(olga, 'DELETE', `${path}/price%20checker`)).status).toBe(200);
    expect(await api.api.serviceAccount(token)).toBeUndefined();
  });
});
