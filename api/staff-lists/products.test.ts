import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NamedProduct } from '#content/entities/named-product.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Staff } from '#platform/staff.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { ensureStaffLists } from './ensure-staff-lists.ts';

interface Answer {
  status: number;
  body: {
    data: { id: string; items: NamedProduct[]; next?: number; total?: number };
    errors?: { reason: string; right?: string }[];
  };
}

const person = (sub: string, role: 'contributor' | 'editor' | 'writer'): Staff => ({
  sub,
  role,
  rights: defaultRoles[role].rights,
});
const editor = person('ruth', 'editor');

const review = (slug: string, name: string, more: object = {}) => ({
  kind: 'review',
  slug,
  title: `${name} review`,
  body: '<p>Words</p>',
  authorId: 'bob',
  topics: [{ slug: 'banking', primary: true }],
  starRating: 4.5,
  good: ['Silent'],
  relatedProduct: {
    id: `product-${slug}`,
    product: { name, slug, msrp: 1299, modelYear: '2026', shortSpecs: ['Weight: 1.2 kg'] },
    manufacturer: { id: 'halden', name: 'Halden', slug: 'halden' },
    resellers: [
      { id: 'a', name: 'Parcelry', price: 1249, url: 'https://parcelry.example/a' },
      { id: 'b', name: 'Marlow', price: 1199, url: 'https://marlow.example/b', weight: 2 },
    ],
  },
  ...more,
});
const list = (slug: string, ...names: string[]) => ({
  kind: 'article',
  type: 'best-list',
  slug,
  title: `The best of ${slug}`,
  body: names.map((name) => `[shortcode type="listicle" uuid="${name}"]`).join('\n'),
  authorId: 'bob',
  topics: [{ slug: 'banking', primary: true }],
  additionalShortcodeData: Object.fromEntries(
    names.map((name) => [
      name,
      {
        type: 'listicle',
        uuid: name,
        listicle: {
          hed: name,
          usePricing: true,
          like: ['Cheap'],
          merchantOffers: [
            { offerMerchant: 'Bolt', offerPrice: 40, url: 'https://bolt.example/', useMonetization: false },
          ],
        },
      },
    ]),
  ),
});

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  const call = async (staff: Staff, method: string, path: string, body?: unknown): Promise<Answer> => {
    const request = new Request(`http://api.test/api/neutron${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    const answer = await api.api.fetch(request, { staff });
    return { status: answer.status, body: await answer.json() } as Answer;
  };
  const write = async (staff: Staff, story: object) => {
    const made = await call(staff, 'POST', '/stories/testsite', { story });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.data.id;
  };
  const find = (query: string, staff = editor) => call(staff, 'GET', `/products/testsite?${query}`);
  const named = async (query: string, staff = editor) =>
    (await find(query, staff)).body.data.items.map(({ as, name }) => `${as} ${name}`);

  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterAll(() => store.drop());

  describe('products of stories', () => {
    let reviewId: string;
    let listId: string;
    beforeAll(async () => {
      reviewId = await write(editor, review('tern-book-14', 'Tern Book 14'));
      listId = await write(editor, list('tern', 'Halden Tern Book 14', 'Tern Dock 100%'));
    });

    it('are found by the beginnings of their words, each once, reviews first', async () => {
      expect(await named('q=tern')).toEqual(['review Tern Book 14', 'pick Tern Dock 100%']);
      expect(await named('q=HAL%20boo%2014')).toEqual(['review Tern Book 14']);
      expect(await named('q=2026%20tern')).toEqual(['review Tern Book 14']);
      expect(await named('q=ern')).toEqual([]);
      expect(await named('q=%25')).toEqual(await named(''));
    });

    it('of one name and two years are found by either year, as many as are counted', async () => {
      const aged = (slug: string, year: string) => {
        const story = review(slug, 'Gannet Pad');
        const { relatedProduct: named } = story;
        return {
          ...story,
          relatedProduct: { ...named, product: { ...named.product, modelYear: year } },
        };
      };
      await write(editor, aged('gannet-old', '2023'));
      await write(editor, aged('gannet-new', '2024'));
      for (const [query, found] of [
        ['q=gannet%202023', 1],
        ['q=gannet%202024', 1],
        ['q=gannet', 1],
      ] as const) {
        const { items, total } = (await find(query)).body.data;
        expect([query, items.length, total]).toEqual([query, found, found]);
      }
    });

    it('come with what another story takes over, and with the story that names them', async () => {
      const { items } = (await find('q=tern')).body.data;
      expect(items[0]).toMatchObject({
        maker: 'Halden',
        year: '2026',
        listPrice: 1299,
        price: 1199,
        score: 4.5,
        offers: [
          { shop: 'Marlow', price: 1199 },
          { shop: 'Parcelry', price: 1249 },
        ],
        facts: ['Weight: 1.2 kg'],
        good: ['Silent'],
        relatedProduct: { id: 'product-tern-book-14' },
        story: {
          id: reviewId,
          slug: 'tern-book-14',
          type: 'review',
          state: 'draft',
          authors: [{ id: 'bob', name: 'Bob Cole' }],
        },
      });
      expect(items[1]).toMatchObject({
        price: 40,
        good: ['Cheap'],
        offers: [{ shop: 'Bolt', price: 40, url: 'https://bolt.example/' }],
        story: { id: listId },
      });
    });

    it('are listed page by page', async () => {
      const first = await find('q=tern&limit=1');
      expect(first.body.data.items).toHaveLength(1);
      expect(await named(`q=tern&limit=1&after=${first.body.data.next}`)).toEqual(['pick Tern Dock 100%']);
      expect((await find('q=tern&limit=2')).body.data).not.toHaveProperty('next');
      expect((await find('after=-1')).status).toBe(400);
    });

    it('are counted in the first part of a list, each once', async () => {
      const totalOf = async (query: string) => (await find(query)).body.data.total;
      expect(await totalOf('q=tern&limit=1')).toBe(2);
      expect(await totalOf('q=nothing')).toBe(0);
      const { next } = (await find('q=tern&limit=1')).body.data;
      expect(await totalOf(`q=tern&limit=1&after=${next}`)).toBeUndefined();
    });

    it('are narrowed to reviewed ones, to priced ones and to a topic, as a story that fits names them', async () => {
      const unpriced = review('gull', 'Gull Book', { topics: [{ slug: 'security', primary: true }] });
      unpriced.relatedProduct.resellers = [];
      await write(editor, unpriced);
      await write(editor, list('gulls', 'Halden Gull Book', 'Gull Dock'));
      expect(await named('q=gull')).toEqual(['review Gull Book', 'pick Gull Dock']);
      expect(await named('q=gull&reviewed=true')).toEqual(['review Gull Book']);
      expect(await named('q=gull&priced=true')).toEqual(['pick Gull Dock', 'pick Halden Gull Book']);
      expect(await named('q=gull&topic=security')).toEqual(['review Gull Book']);
      expect(await named('q=gull&topic=banking')).toEqual(['pick Gull Dock', 'pick Halden Gull Book']);
      expect(await named('q=gull&topic=security&priced=true')).toEqual([]);
      expect(await named('q=gull&topic=no-such-topic')).toEqual([]);
      expect((await find('q=gull&priced=true&limit=1')).body.data.total).toBe(2);
      expect((await find('priced=perhaps')).status).toBe(400);
    });

    it('of a published review come with the time of its publication', async () => {
      const id = await write(editor, review('plover', 'Plover'));
      expect((await find('q=plover')).body.data.items[0]?.story).not.toHaveProperty('publishedAt');
      const published = await call(editor, 'POST', `/stories/testsite/${id}/publish`, {});
      expect(published.status, JSON.stringify(published.body)).toBe(200);
      const [found] = (await find('q=plover')).body.data.items;
      expect(found?.story).toMatchObject({ state: 'published', publishedAt: expect.any(String) });
    });

    it('are as another story names them where a story is left out', async () => {
      expect(await named(`q=tern&exceptStory=${reviewId}`)).toEqual([
        'pick Tern Dock 100%',
        'pick Halden Tern Book 14',
      ]);
    });

    it('of drafts of others are not for contributors', async () => {
      const ada = person('ada', 'contributor');
      expect(await named('q=tern', ada)).toEqual([]);
      await write(ada, review('heron-13', 'Heron 13'));
      expect(await named('q=heron', ada)).toEqual(['review Heron 13']);
      expect(await named('q=heron', person('ben', 'contributor'))).toEqual([]);
      const denied = await find('q=tern', { sub: 'x', role: 'x', rights: [] });
      expect([denied.status, denied.body.errors?.[0]?.right]).toEqual([403, 'see-own']);
    });

    it('under embargo are only for those who may see it; a better known story does not hide the others', async () => {
      const id = await write(editor, review('osprey', 'Osprey'));
      await write(editor, list('birds', 'Halden Osprey'));
      const embargoed = await call(editor, 'POST', `/stories/testsite/${id}/publish`, {
        at: '2027-05-01T10:00:00Z',
        embargo: true,
      });
      expect(embargoed.status, JSON.stringify(embargoed.body)).toBe(200);
      expect(await named('q=osprey')).toEqual(['review Osprey']);
      const writer = person('wim', 'writer');
      expect(await named('q=osprey', writer)).toEqual(['pick Halden Osprey']);
      expect((await find('q=osprey', writer)).body.data.total).toBe(1);
      for (const filter of ['reviewed=true', 'reviewed=1&priced=true', 'topic=banking&reviewed=true'])
        expect((await find(`q=osprey&${filter}`, writer)).body.data, filter).toEqual({ items: [], total: 0 });
      expect(JSON.stringify((await find('limit=100', writer)).body)).not.toContain('Osprey review');
    });

    it('under embargo are neither found nor counted for members limited to sections', async () => {
      const id = await write(editor, review('merlin', 'Merlin'));
      const at = '2027-05-01T10:00:00Z';
      await call(editor, 'POST', `/stories/testsite/${id}/publish`, { at, embargo: true });
      for (const sections of [['security'], ['banking'], []])
        for (const query of ['q=merlin', 'q=merlin&reviewed=true', 'q=merlin&topic=banking&priced=true'])
          expect((await find(query, { ...editor, sections })).body.data, query).toEqual({
            items: [],
            total: 0,
          });
      expect((await find('q=merlin&topic=banking&reviewed=true')).body.data.total).toBe(1);
    });

    it('of drafts of others are neither found by a filter nor counted for contributors', async () => {
      await write(editor, review('swift', 'Swift'));
      const ada = person('ada', 'contributor');
      for (const query of [
        'q=swift',
        'q=swift&reviewed=true',
        'q=swift&topic=banking',
        'q=swift&priced=true',
      ])
        expect((await find(query, ada)).body.data, query).toEqual({ items: [], total: 0 });
    });

    it('follow the newest version, and go with the story', async () => {
      const id = await write(editor, review('kite', 'Kite'));
      const story = review('kite', 'Kite Two');
      await call(editor, 'PUT', `/stories/testsite/${id}`, { story, baseVersion: 1 });
      expect(await named('q=kite')).toEqual(['review Kite Two']);
      expect((await call(editor, 'DELETE', `/stories/testsite/${id}`)).status).toBe(200);
      expect(await named('q=kite')).toEqual([]);
    });

    it('are found in a store that is older than the list', async () => {
      const db = store.db.as<ContentTables>();
      const before = await named('');
      expect(before.length).toBeGreaterThan(4);
      await db.kysely.deleteFrom('content_staff_products').execute();
      await db.kysely
        .updateTable('content_state')
        .set({ value: 2 })
        .where('name', '=', 'staff_lists')
        .execute();
      await ensureStaffLists(db);
      expect(await named('')).toEqual(before);
    });
  });
});
