import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileTargets } from '#content/test/hostile-targets.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';

const target = (slug: string, targetType = 'url') => ({
  edition: 'us',
  targetType,
  target: { slug },
});
const entry = (urlPath: string, to: string, more: object = {}) => ({
  entry: { urlType: 'PERMANENT_REDIRECT', urlPath, enabled: true, targets: [target(to)], ...more },
});

interface Found {
  id: string;
  version: number;
  urlType: string;
  urlPath: string;
}

describeStores((open) => {
  let store: OpenStore;
  let at: TestApi;
  const path = '/vanity/testsite/entries';
  const staff = async (method: string, more: string, body?: unknown) => {
    const answer = await at.staff(method, `/vanity/testsite${more}`, body);
    return answer as unknown as {
      status: number;
      body: { data: Found & Record<string, never>; errors?: { reason: string; field: string }[] };
    };
  };
  const meaning = async (path: string) => {
    const { body } = await at.json(`/vanity/testsite/web?path=${encodeURIComponent(path)}`);
    return (body as { data: Found }).data;
  };
  const lastKeys = async () =>
    (await getEventsAfter(store.db, (await getNewestEventId(store.db)) - 1, 1))[0]?.keys;

  beforeAll(async () => {
    store = await open();
    at = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  describe('staff give paths a meaning', () => {
    it('AP-17 VN-23 a new entry counts at once, a changed one at its new path, a removed one no more', async () => {
      const made = await staff('POST', '/entries', entry('/spring/', '/latest/'));
      expect(made.status).toBe(201);
      const { id } = made.body.data;
      expect(await meaning('/spring/')).toMatchObject({ id, urlType: 'PERMANENT_REDIRECT' });
      expect(await lastKeys()).toEqual([keys.vanities, keys.vanityAt('/spring')]);

      const summer = { ...entry('/summer/', '/latest/'), baseVersion: 1 };
      expect((await staff('PUT', `/entries/${id}`, summer)).status).toBe(200);
      expect(await meaning('/spring/')).toMatchObject({ urlType: 'OK' });
      expect(await meaning('/summer')).toMatchObject({ id });
      expect(await lastKeys()).toEqual([keys.vanities, keys.vanityAt('/summer/'), keys.vanityAt('/spring/')]);

      expect((await staff('DELETE', `/entries/${id}`)).body.data).toMatchObject({ urlPath: '/summer/' });
      expect(await meaning('/summer/')).toMatchObject({ urlType: 'OK' });
      expect((await staff('DELETE', `/entries/${id}`)).status).toBe(404);
    });

    it('VN-25 an editor with an outdated version can neither change nor remove an entry', async () => {
      const { id, version } = (await staff('POST', '/entries', entry('/shared/', '/latest/'))).body.data;
      expect(version).toBe(1);
      const put = (to: string, baseVersion: number) =>
        staff('PUT', `/entries/${id}`, { ...entry('/shared/', to), baseVersion });
      const both = await Promise.all([put('/news/', 1), put('/reviews/', 1)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = both.find(({ status }) => status === 409)?.body.errors?.[0];
      expect([late?.reason, late?.field]).toEqual(['version_conflict', 'baseVersion']);
      expect((await staff('DELETE', `/entries/${id}?baseVersion=1`)).status).toBe(409);
      expect((await staff('GET', `/entries/${id}`)).body.data).toMatchObject({ id, version: 2 });
      const listed = (await staff('GET', '/entries?under=/shared/')).body.data as unknown as {
        items: Found[];
      };
      expect(listed.items.map((item) => item.version)).toEqual([2]);
      expect((await put('/videos/', 2)).body.data.version).toBe(3);
      expect((await staff('PUT', `/entries/${id}`, entry('/shared/', '/x/'))).status).toBe(400);
      expect((await staff('DELETE', `/entries/${id}?baseVersion=3`)).status).toBe(200);
      expect((await put('/videos/', 3)).status).toBe(404);
      expect((await staff('GET', `/entries/${id}`)).status).toBe(404);
    });

    it('VN-15 pages of other paths are not touched', () => {
      expect(keys.vanityAt('/a/?x=1')).toBe(keys.vanityAt('/a'));
      expect(keys.vanityAt('/a/')).not.toBe(keys.vanityAt('/b/'));
    });

    it('AP-16 lists by the beginning of the path', async () => {
      for (const name of ['one', 'two', 'three'])
        await staff('POST', '/entries', entry(`/listed/${name}/`, '/latest/'));
      const { body } = await staff('GET', '/entries?under=/listed/t&limit=1');
      const { items, paging } = body.data as unknown as { items: Found[]; paging: { total: number } };
      expect([items.map(({ urlPath }) => urlPath), paging.total]).toEqual([['/listed/three/'], 2]);
    });

    it.each<[string, object, number, string, string]>([
      ['VN-24 a stranger', entry('/out/', 'https://evil.example/'), 400, 'bad_body', 'entry.targets.0'],
      [
        'VN-24 a path on another host',
        entry('//evil.example/', '/latest/'),
        400,
        'bad_body',
        'entry.urlPath',
      ],
      ['VN-24 line breaks', entry('/a\r\nset-cookie:x/', '/latest/'), 400, 'bad_body', 'entry.urlPath'],
      [
        'VN-04 an unknown type',
        entry('/odd/', '/latest/', { urlType: 'XYZ' }),
        400,
        'bad_body',
        'entry.urlType',
      ],
      ['VN-08 itself', entry('/self/', '/self/'), 400, 'bad_body', 'entry.targets.0'],
      ['VN-08 itself without a slash', entry('/self/', '/self?a=1'), 400, 'bad_body', 'entry.targets.0'],
      ['VAL-03 a misspelt field', entry('/x/', '/y/', { enabeld: true }), 400, 'bad_body', 'entry.enabeld'],
    ])('%s is rejected', async (_name, body, status, reason, field) => {
      const answer = await staff('POST', '/entries', body);
      expect([answer.status, answer.body.errors?.[0]?.reason]).toEqual([status, reason]);
      expect(answer.body.errors?.[0]?.field).toBe(field);
    });

    it('VN-24 a target that hides another host is rejected on save, in every notation', async () => {
      for (const slug of hostileTargets) {
        const { status, body } = await staff('POST', '/entries', entry('/hidden/', slug));
        expect([slug, status, body.errors?.[0]?.reason]).toEqual([slug, 400, 'bad_body']);
      }
      expect(await meaning('/hidden/')).toMatchObject({ urlType: 'OK' });
    });

    it('VN-25 a redirect loop is rejected on save, and nothing of it is stored', async () => {
      expect((await staff('POST', '/entries', entry('/ring-a/', '/ring-b/'))).status).toBe(201);
      const { status, body } = await staff('POST', '/entries', entry('/ring-b/', '/ring-a/'));
      expect([status, body.errors?.[0]?.reason]).toEqual([409, 'circle']);
      expect(await meaning('/ring-b/')).toMatchObject({ urlType: 'OK' });
      const taken = await staff('POST', '/entries', entry('/ring-a/', '/latest/'));
      expect([taken.status, taken.body.errors?.[0]?.reason]).toEqual([409, 'path_taken']);
    });

    it.each([
      ['/loop-a/', '/loop-b', '/loop-b/', '/loop-a'],
      ['/loop-c', '/loop-d/?utm_source=x', '/loop-d/', '/loop-c/?page=2'],
      ['/loop-e/', 'https://testsite.example/loop-f/', '/loop-f/', '/loop-e/'],
      ['/loop-g/', '/loop-h/', '/loop-h/?k=1', '/loop-g/?k=1'],
      ['/loop-h/?k=1', '/loop-i/?k=1', '/loop-i/', '/loop-h/'],
    ])('VN-25 %s to %s and back is a circle too', async (first, to, second, back) => {
      expect((await staff('POST', '/entries', entry(first, to))).status).toBe(201);
      const { status, body } = await staff('POST', '/entries', entry(second, back));
      expect([status, body.errors?.[0]?.reason]).toEqual([409, 'circle']);
    });

    it('VN-16 VN-25 a query that an entry names ends there, so this is no circle', async () => {
      expect((await staff('POST', '/entries', entry('/end-a/?k=1', '/end-b/'))).status).toBe(201);
      expect((await staff('POST', '/entries', entry('/end-b/?k=1', '/end-a/'))).status).toBe(201);
    });

    it('VN-25 an entry changed into a redirect loop is rejected; a long chain is allowed', async () => {
      for (let step = 0; step < 12; step += 1)
        expect(
          (await staff('POST', '/entries', entry(`/chain-${step}/`, `/chain-${step + 1}/`))).status,
        ).toBe(201);
      const last = await staff('POST', '/entries', entry('/chain-12/', '/latest/'));
      const put = { ...entry('/chain-12/', '/chain-0'), baseVersion: 1 };
      const { status } = await staff('PUT', `/entries/${last.body.data.id}`, put);
      expect(status).toBe(409);
      expect(await meaning('/chain-12/')).toMatchObject({ id: last.body.data.id });
    });

    it('AP-36 requests without staff rights are rejected', async () => {
      const request = new Request(`http://api.test/api/neutron${path}`, {
        method: 'POST',
        body: JSON.stringify(entry('/stranger/', '/latest/')),
      });
      expect((await at.api.fetch(request)).status).toBe(401);
      expect((await at.get(path)).status).toBe(401);
    });

    it('VN-26 explains with the rules readers meet', async () => {
      await staff('POST', '/entries', entry('/why/', '/latest/'));
      const { body } = await staff('GET', `/explain?path=${encodeURIComponent('/why/?utm_source=a')}`);
      expect(body.data).toMatchObject({
        lookupPath: '/why/',
        outcome: { kind: 'redirect', to: '/latest/', status: 301 },
        entry: { urlPath: '/why/' },
      });
    });
  });

  it('VN-26 counts what readers used and missed, most often first', async () => {
    const report = (visits: object[]) => staff('POST', '/visits', { visits });
    await report([
      { kind: 'vanity', path: '/spring/', total: 2 },
      { kind: 'missing', path: '/nothing/', total: 1 },
    ]);
    await report([
      { kind: 'vanity', path: '/spring/', total: 3 },
      { kind: 'vanity', path: '/often/', total: 9 },
    ]);
    const listed = async (kind: string) =>
      ((await staff('GET', `/visits?kind=${kind}`)).body.data as unknown as { items: object[] }).items;
    expect(await listed('vanity')).toEqual([
      { kind: 'vanity', path: '/often/', total: 9 },
      { kind: 'vanity', path: '/spring/', total: 5 },
    ]);
    expect(await listed('missing')).toEqual([{ kind: 'missing', path: '/nothing/', total: 1 }]);
    expect((await report([{ kind: 'vanity', path: '/x/', total: -1 }])).status).toBe(400);
  });
});
