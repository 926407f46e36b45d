import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedSetting, Settings } from '#content/entities/settings.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { keys } from '../lists/surrogate-keys.ts';
import { loadApi, staffToken, type TestApi } from '../test/open-api.ts';

interface Answer {
  status: number;
  body: {
    data: SavedSetting & { items: SavedSetting[] };
    errors?: {
      reason: string;
      field: string;
      message: string;
      conflict?: { current: SavedSetting; sent: unknown };
    }[];
  };
}

describeStores((open) => {
  let store: OpenStore;
  let at: TestApi;
  const staff = async (method: string, more = '', body?: unknown) =>
    (await at.staff(method, `/settings/testsite${more}`, body)) as unknown as Answer;
  const shown = async () => {
    const { body } = await at.json('/settings/testsite/public');
    return (body as { data: Settings }).data;
  };

  beforeAll(async () => {
    store = await open();
    at = await loadApi(store.db, {
      storeUpload: async (bytes) =>
        bytes.length > 3
          ? { problem: 'This file is no picture.' }
          : {
              id: 'a',
              path: 'uploads/a',
              type: 'png',
              bytes: 3,
              file: { url: '/uploads/a', width: 1, height: 1 },
            },
    });
  });
  afterAll(() => store.drop());

  describe('settings of the publication', () => {
    it('CFG-02 begin with the configuration, change by a call and purge every page', async () => {
      expect(await shown()).toMatchObject({ name: 'Testsite', tagline: 'It is a test' });
      const listed = await staff('GET');
      expect(listed.body.data.items.find(({ id }) => id === 'name')).toEqual({
        id: 'name',
        version: 0,
        value: 'Testsite',
      });
      const changed = await staff('PUT', '/name', { value: ' Harborline ', baseVersion: 0 });
      expect(changed.status).toBe(200);
      expect(changed.body.data).toMatchObject({
        id: 'name',
        version: 1,
        value: 'Harborline',
        changedBy: 'staff token',
      });
      expect((await shown()).name).toBe('Harborline');
      const [event] = await getEventsAfter(store.db, (await getNewestEventId(store.db)) - 1, 1);
      expect(event).toMatchObject({ entity: 'setting', entityId: 'name', keys: [keys.everything] });
    });

    it('of two editors the second gets both values, and nothing is lost', async () => {
      const put = (value: string) => staff('PUT', '/tagline', { value, baseVersion: 0 });
      const both = await Promise.all([put('News of the water'), put('Tide tables')]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      const late = both.find(({ status }) => status === 409)?.body.errors?.[0];
      const won = both.find(({ status }) => status === 200)?.body.data;
      expect(late).toMatchObject({ reason: 'version_conflict', field: 'baseVersion' });
      expect(late?.conflict?.current).toMatchObject({ version: 1, value: won?.value });
      expect([won?.value, late?.conflict?.sent].sort()).toEqual(['News of the water', 'Tide tables']);
      expect((await shown()).tagline).toBe(won?.value);
    });

    it('has a history, and an earlier value can be restored', async () => {
      await staff('PUT', '/timeZone', { value: 'Europe/Berlin', baseVersion: 0 });
      await staff('PUT', '/timeZone', { value: 'Europe/Paris', baseVersion: 1 });
      const restored = await staff('POST', '/timeZone/restore', { version: 1, baseVersion: 2 });
      expect(restored.body.data).toMatchObject({ version: 3, value: 'Europe/Berlin' });
      const first = await staff('POST', '/timeZone/restore', { version: 0, baseVersion: 3 });
      expect(first.body.data).toMatchObject({ version: 4, value: 'America/New_York' });
      const history = await staff('GET', '/timeZone/versions');
      expect(history.body.data.items.map(({ version, value }) => [version, value])).toEqual([
        [4, 'America/New_York'],
        [3, 'Europe/Berlin'],
        [2, 'Europe/Paris'],
        [1, 'Europe/Berlin'],
        [0, 'America/New_York'],
      ]);
      expect((await staff('POST', '/timeZone/restore', { version: 9, baseVersion: 4 })).status).toBe(404);
    });

    it.each([
      [
        '/colors',
        { ink: '#808080', accent: '#000000' },
        'ink',
        /contrast of 3\.55:1; WCAG AA requires 4\.5:1/,
      ],
      ['/sectionColors', { sport: { light: '#8fbc8f', dark: '#ffffff' } }, 'sport.light', /2\.15:1/],
      ['/colors', { ink: '#080a12', accent: '#787878' }, 'accent', /4\.47:1; WCAG AA requires 4\.5:1/],
      ['/feeds', { text: 'half' }, 'text', /./],
      ['/timeZone', 'Mars', undefined, /time zone/],
      ['/logo', { square: 1 }, 'square', /./],
      ['/footer', { color: 'red' }, 'color', /not known/],
      ['/menus', { shelf: [] }, 'more', /./],
      [
        '/menus',
        { shelf: [{ linkText: 'More', linkUrl: '/' }], more: { linkText: 'More' } },
        'shelf.0.linkText',
        /is named twice/,
      ],
      ['/menus', { shelf: [], more: { linkText: 'M', linkUrl: 'javascript:x' } }, 'more.linkUrl', /address/],
    ])('a wrong value of %s is rejected with its reason', async (path, value, field, message) => {
      const before = await shown();
      const { status, body } = await staff('PUT', path, { value, baseVersion: 0 });
      expect([status, body.errors?.[0]?.reason, body.errors?.[0]?.field]).toEqual([400, 'bad_body', field]);
      expect(body.errors?.[0]?.message).toMatch(message);
      expect(await shown()).toEqual(before);
    });

    it('section colors and the dark ground are measured against each other', async () => {
      const sport = { sport: { light: '#0a5fc2', dark: '#8a8f98' } };
      expect((await staff('PUT', '/sectionColors', { value: sport, baseVersion: 0 })).status).toBe(200);
      const lighter = { ink: '#1d2a44', accent: '#ffc23d' };
      const faint = await staff('PUT', '/colors', { value: lighter, baseVersion: 0 });
      expect([faint.status, faint.body.errors?.[0]]).toMatchObject([
        400,
        { field: 'ink', message: expect.stringMatching(/4\.\d\d:1.*section sport$/) },
      ]);
      expect((await staff('PUT', '/sectionColors', { value: {}, baseVersion: 1 })).status).toBe(200);
      expect((await staff('PUT', '/colors', { value: lighter, baseVersion: 0 })).status).toBe(200);
      const again = await staff('PUT', '/sectionColors', { value: sport, baseVersion: 2 });
      expect([again.status, again.body.errors?.[0]?.field]).toEqual([400, 'sport.dark']);
      const restored = await staff('POST', '/sectionColors/restore', { version: 1, baseVersion: 2 });
      expect([restored.status, restored.body.errors?.[0]?.field]).toEqual([400, 'sport.dark']);
    });

    const menus = (...items: object[]) => ({
      shelf: [{ linkText: 'Laptops', linkUrl: '/topic/laptops/' }],
      more: { linkText: 'More', subNav: [{ size: 4, items }] },
    });

    it('HD-03 menus are a setting: topics, pages, stories and addresses elsewhere', async () => {
      const value = menus(
        { linkText: 'Security', route: { name: 'topic', params: { slug: 'security' } } },
        { linkText: 'Latest', route: { name: 'latest' } },
        { linkText: 'The review', linkUrl: '/product/slate-review/' },
        { linkText: 'Elsewhere', linkUrl: 'https://elsewhere.example/' },
      );
      const saved = await staff('PUT', '/menus', { value, baseVersion: 0 });
      expect([saved.status, saved.body.data.value]).toEqual([200, value]);
      expect((await shown()).menus).toEqual(value);
      // What a menu leads to cannot be removed.
      const removed = await at.staff('DELETE', '/manage/testsite/topics/security');
      expect([removed.status, JSON.stringify(removed.body)]).toEqual([
        409,
        expect.stringContaining('the link “Security” of header or footer'),
      ]);
      const back = await staff('POST', '/menus/restore', { version: 0, baseVersion: 1 });
      expect(back.body.data.value).toEqual({ shelf: [], more: { linkText: 'More', trackingName: 'more' } });
    });

    it.each([
      ['/menus', menus({ linkText: 'Ferries', linkUrl: '/topic/ferries/' }), 'there is no topic ferries'],
      ['/menus', menus({ linkText: 'Ferries', linkUrl: '/ferries/' }), 'there is no page at /ferries/'],
      ['/menus', menus({ linkText: 'Ferries', linkUrl: '/blog/' }), 'there is no text blog'],
      ['/menus', menus({ linkText: 'Ferries', route: { name: 'boats' } }), 'it has no address'],
      ['/menus', menus({ linkText: 'Ferries', route: { name: 'topic' } }), 'it has no address'],
      ['/menus', menus({ linkText: 'Ferries', linkUrl: '#' }), 'it has no address'],
      ['/menus', menus({ linkText: 'Ferries' }), 'it has no address'],
      [
        '/footer',
        { columns: [{ title: 'Read', links: [{ text: 'Ferries', url: '/article/no-such-story/' }] }] },
        'there is no story article/no-such-story',
      ],
    ])('a link of %s that leads nowhere is rejected with its name', async (path, value, reason) => {
      const before = await shown();
      const baseVersion = path === '/menus' ? 2 : 0;
      const { status, body } = await staff('PUT', path, { value, baseVersion });
      expect([status, body.errors?.[0]?.reason]).toEqual([422, 'reference_unknown']);
      expect(body.errors?.[0]?.message).toContain(`the link “Ferries” leads nowhere: ${reason}`);
      expect(await shown()).toEqual(before);
    });

    it('only staff change settings, and only those that exist', async () => {
      const anyone = await at.get('/settings/testsite/name', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value: 'x', baseVersion: 0 }),
      });
      expect(anyone.status).toBe(401);
      expect((await staff('PUT', '/motto', { value: 'x', baseVersion: 0 })).status).toBe(404);
    });
  });

  it('an upload is the file itself; what is no picture gets a sentence', async () => {
    const upload = async (body: Uint8Array<ArrayBuffer> | undefined, token = staffToken, query = '') => {
      const request = new Request(`http://api.test/api/neutron/uploads/testsite${query}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
        ...(body ? { body } : {}),
      });
      const answer = await at.api.fetch(request);
      const { errors, data } = (await answer.json()) as {
        errors?: { reason: string; message: string }[];
        data?: object;
      };
      return [answer.status, errors?.[0]?.reason ?? data];
    };
    expect(await upload(new Uint8Array(3))).toEqual([201, expect.objectContaining({ id: 'a' })]);
    expect(await upload(new Uint8Array(4))).toEqual([415, 'picture_unusable']);
    expect(await upload(new Uint8Array(4), staffToken, '?as=font')).toEqual([415, 'font_unusable']);
    expect(await upload(new Uint8Array(3), staffToken, '?as=sound')).toEqual([400, 'bad_query']);
    expect(await upload(undefined)).toEqual([400, 'bad_body']);
    expect(await upload(new Uint8Array(11 * 1024 * 1024))).toEqual([413, 'body_too_large']);
    expect(await upload(new Uint8Array(3), 'nobody')).toEqual([401, 'token_wrong']);
  });
});
