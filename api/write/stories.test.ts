import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StoryRecord } from '#content/entities/story-record.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { loadApi, makeApi, staffToken, type TestApi } from '../test/open-api.ts';
import { now as seedNow } from '../test/seed.ts';

type Answer = {
  status: number;
  body: { data: StoryRecord; errors?: { reason: string; field?: string }[] };
  headers: Headers;
};
const root = '/stories/testsite';
const hour = 60 * 60 * 1000;

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  let commits = 0;
  let time = seedNow;
  let number = 0;
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db, {
      now: () => time,
      onCommit: () => {
        commits += 1;
      },
    });
  });
  afterAll(() => store.drop());
  beforeEach(() => {
    commits = 0;
    time = seedNow;
    number += 1;
  });

  const draft = (extra: object = {}) => ({
    kind: 'article',
    slug: `written-${number}`,
    title: `Written ${number}`,
    body: '<p>Hello<script>alert(1)</script> <a href="javascript:x()">there</a></p>',
    section: 'news',
    authorId: 'bob',
    topics: [{ slug: 'banking', primary: true }],
    tags: ['chips'],
    ...extra,
  });
  const staff = (method: string, path: string, body?: unknown): Promise<Answer> =>
    api.staff(method, `${root}${path}`, body);
  const create = async (extra: object = {}) => (await staff('POST', '', { story: draft(extra) })).body.data;
  const publish = (id: string, body: object = {}) => staff('POST', `/${id}/publish`, body);
  const pageStatus = async (slug: string, type = 'article') =>
    (await api.get(`/composer/testsite/pages/${type}/${slug}/web`)).status;
  const totalOf = async (path: string) => {
    const { body } = (await api.json(`/components/testsite/listing/${path}`)) as {
      body: { data: { paging: { total: number } } };
    };
    return body.data.paging.total;
  };
  const lastEvent = async () =>
    (await getEventsAfter(store.db, (await getNewestEventId(store.db)) - 1, 1))[0];

  it('a new story is a draft nobody sees, sanitised, version 1', async () => {
    const { status, body, headers } = await staff('POST', '', { story: draft() });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toMatchObject({
      state: 'draft',
      version: 1,
      slug: `written-${number}`,
      type: 'article',
    });
    expect(body.data).not.toHaveProperty('publishedVersion');
    expect(JSON.stringify(body.data.story)).not.toMatch(/script/);
    expect(await pageStatus(`written-${number}`)).toBe(404);
    expect(await lastEvent()).toMatchObject({ kind: 'saved', entityId: body.data.id, keys: [] });
    expect(commits).toBe(1);
  });

  it('publishing puts it before readers at once: page, lists, totals, events', async () => {
    const before = await totalOf('contentlist/finance/web?searchBy=topic');
    const { id } = await create();
    expect(await totalOf('contentlist/finance/web?searchBy=topic')).toBe(before);
    const { body } = await publish(id);
    expect(body.data).toMatchObject({
      state: 'published',
      version: 1,
      publishedVersion: 1,
      publishedAt: time.toISOString(),
    });
    expect(await pageStatus(`written-${number}`)).toBe(200);
    expect(await totalOf('contentlist/finance/web?searchBy=topic')).toBe(before + 1);
    expect(await totalOf('contentlist/banking/web?searchBy=topic')).toBe(before + 1);
    const event = await lastEvent();
    expect(event).toMatchObject({ kind: 'published', entity: 'article', entityId: id });
    const shown = await api.get(`/composer/testsite/pages/article/written-${number}/web?contentOnly=true`);
    const own = shown.headers
      .get('surrogate-key')
      ?.split(' ')
      .find((key) => /^a\d+$/.test(key));
    expect(event?.keys).toEqual(expect.arrayContaining([own, 'home', 'l-latest', 'l-news', 'g-chips']));
    const topics = await Promise.all(
      ['finance', 'banking'].map((slug) =>
        api.get(`/composer/testsite/pages/topic/${slug}/web?contentOnly=true`),
      ),
    );
    for (const topic of topics)
      expect(event?.keys).toContain(
        topic.headers
          .get('surrogate-key')
          ?.split(' ')
          .find((key) => /^t\d+$/.test(key)),
      );
  });

  it('a saved change waits until it is published, and versions are kept', async () => {
    const { id } = await create();
    await publish(id);
    const change = draft({ title: 'Changed', topics: [{ slug: 'security' }] });
    const saved = await staff('PUT', `/${id}`, { story: change, baseVersion: 1 });
    expect(saved.body.data).toMatchObject({
      version: 2,
      publishedVersion: 1,
      state: 'published',
      title: 'Changed',
    });
    const titleOf = async () => {
      const { body } = (await api.json(`/composer/testsite/pages/article/written-${number}/web`)) as {
        body: { data: { title: string } };
      };
      return body.data.title;
    };
    expect(await titleOf()).toBe(`Written ${number}`);
    const finance = await totalOf('contentlist/finance/web?searchBy=topic');
    time = new Date(seedNow.getTime() + hour);
    await publish(id);
    expect(await titleOf()).toBe('Changed');
    expect(await totalOf('contentlist/finance/web?searchBy=topic')).toBe(finance - 1);
    const { body } = (await staff('GET', `/${id}/versions`)) as never as {
      body: { data: { items: { version: number; title: string; published: boolean }[] } };
    };
    expect(body.data.items.map(({ version, title, published }) => [version, title, published])).toEqual([
      [2, 'Changed', true],
      [1, `Written ${number}`, false],
    ]);
  });

  it('somebody who saves over a newer version is told', async () => {
    const { id } = await create();
    await staff('PUT', `/${id}`, { story: draft({ title: 'Mine' }), baseVersion: 1 });
    const late = await staff('PUT', `/${id}`, { story: draft({ title: 'Yours' }), baseVersion: 1 });
    expect([late.status, late.body.errors?.[0]?.reason]).toEqual([409, 'version_conflict']);
    expect((await staff('GET', `/${id}`)).body.data.story.title).toBe('Mine');
  });

  it('of editors who save at once exactly one wins', async () => {
    const { id } = await create();
    const saves = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        staff('PUT', `/${id}`, { story: draft({ title: `Editor ${index}` }), baseVersion: 1 }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('stories published at once all come out, with right totals', async () => {
    const other = makeApi(await store.again());
    const before = await totalOf('contentlist/finance/web?searchBy=topic');
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => create({ slug: `at-once-${number}-${index}` })),
    );
    const answers = await Promise.all(
      drafts.map(({ id }, index) => (index % 2 ? api : other).staff('POST', `${root}/${id}/publish`, {})),
    );
    expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 200));
    expect(await totalOf('contentlist/finance/web?searchBy=topic')).toBe(before + 8);
  });

  it('of two who save the same slug at once the second is told', async () => {
    const saves = await Promise.all([1, 2, 3].map(() => staff('POST', '', { story: draft() })));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('withdrawing takes it back everywhere, and it can come again', async () => {
    const before = await totalOf('contentlist/chips/web?searchBy=tag');
    const { id } = await create();
    await publish(id);
    const { body } = await staff('POST', `/${id}/withdraw`, {});
    expect(body.data.state).toBe('withdrawn');
    expect(body.data).not.toHaveProperty('publishedVersion');
    expect(await pageStatus(`written-${number}`)).toBe(404);
    expect(await totalOf('contentlist/chips/web?searchBy=tag')).toBe(before);
    expect(await lastEvent()).toMatchObject({
      kind: 'withdrawn',
      keys: expect.arrayContaining(['home', 'g-chips']),
    });
    expect((await publish(id)).status).toBe(200);
    expect(await pageStatus(`written-${number}`)).toBe(200);
  });

  it('ER-01 a changed slug leaves the old one behind as a sign', async () => {
    const { id } = await create();
    await publish(id);
    const story = draft({ slug: `moved-${number}` });
    await staff('PUT', `/${id}`, { story, baseVersion: 1 });
    expect(await pageStatus(`written-${number}`)).toBe(200);
    await publish(id);
    const { status, body } = (await api.json(
      `/composer/testsite/pages/article/written-${number}/web`,
    )) as never as {
      status: number;
      body: { errors: { reason: string; availableOn: unknown }[] };
    };
    expect([status, body.errors[0]?.reason, body.errors[0]?.availableOn]).toEqual([
      404,
      'slug_changed',
      [{ edition: 'us', slug: `moved-${number}` }],
    ]);
    // And back again: the address is then its own once more.
    await staff('PUT', `/${id}`, { story: draft(), baseVersion: 2 });
    await publish(id);
    expect(await pageStatus(`written-${number}`)).toBe(200);
    expect(await pageStatus(`moved-${number}`)).toBe(404);
  });

  it('a story for later comes out when its time has come, once', async () => {
    const { id } = await create();
    const at = new Date(seedNow.getTime() + hour);
    const { body } = await publish(id, { at: at.toISOString() });
    expect(body.data).toMatchObject({ state: 'scheduled', publishAt: at.toISOString() });
    expect(await api.api.publishDue()).toBe(0);
    expect(await pageStatus(`written-${number}`)).toBe(404);
    time = new Date(at.getTime() + 1);
    commits = 0;
    const other = makeApi(await store.again(), { now: () => time });
    const published = await Promise.all([api.api.publishDue(), other.api.publishDue()]);
    expect(published[0] + published[1]).toBe(1);
    expect(await pageStatus(`written-${number}`)).toBe(200);
    expect(await api.api.publishDue()).toBe(0);
    expect((await staff('GET', `/${id}`)).body.data).toMatchObject({
      state: 'published',
      publishedAt: at.toISOString(),
    });
  });

  it('a time that has passed publishes now', async () => {
    const { id } = await create();
    expect((await publish(id, { at: '2020-01-01T00:00:00Z' })).body.data.state).toBe('published');
  });

  it('VD-16 a video that is not live stays hidden though published', async () => {
    const video = { kind: 'video', slug: `clip-${number}`, title: 'Clip', metaData: { status: 'PENDING' } };
    const { id } = (await staff('POST', '', { story: video })).body.data;
    await publish(id);
    expect(await pageStatus(`clip-${number}`, 'video')).toBe(404);
    await staff('PUT', `/${id}`, { story: { ...video, metaData: { status: 'LIVE' } }, baseVersion: 1 });
    await publish(id);
    expect(await pageStatus(`clip-${number}`, 'video')).toBe(200);
  });

  it('another process sees a change at once, its collections and names too', async () => {
    const other = makeApi(await store.again());
    const titleIn = async (reader: TestApi) => {
      const { body } = (await reader.json('/composer/testsite/pages/article/first-story/web')) as never as {
        body: { data: { components: { data: { collections: { title: string }[] } }[] } };
      };
      return body.data.components[0]?.data.collections[0]?.title;
    };
    const before = (await staff('GET', '/collection-1')).body.data;
    const title = `Renamed ${number}`;
    expect(await titleIn(other)).toBe(before.title);
    await staff('PUT', '/collection-1', { story: { ...before.story, title }, baseVersion: before.version });
    await publish('collection-1');
    expect([await titleIn(api), await titleIn(other)]).toEqual([title, title]);
  });

  describe('what is refused', () => {
    it.each<[string, object, number, string, string]>([
      ['an author nobody knows', { authorId: 'nobody' }, 422, 'reference_unknown', 'story.authorId'],
      ['a topic nobody knows', { topics: [{ slug: 'nowhere' }] }, 422, 'reference_unknown', 'story.topics'],
      ['a tag nobody knows', { tags: ['nothing'] }, 422, 'reference_unknown', 'story.tags'],
      ['a collection nobody knows', { collections: ['none'] }, 422, 'reference_unknown', 'story.collections'],
      ['a slug in use', { slug: 'second-story' }, 409, 'slug_taken', 'story.slug'],
      ['a slug in use by a draft', { slug: 'secret-draft' }, 409, 'slug_taken', 'story.slug'],
      ['an id in use', { id: 'story-1' }, 409, 'slug_taken', 'story.id'],
      ['a slug that is none', { slug: 'Not A Slug' }, 400, 'bad_body', 'story.slug'],
      ['a date that is none', { datePublished: 'yesterday' }, 400, 'bad_body', 'story.datePublished'],
      ['a misspelt field', { tilte: 'x' }, 400, 'bad_body', 'story.tilte'],
      [
        'an embed of no known type',
        { additionalShortcodeData: { x: { type: 'html', uuid: 'x' } } },
        400,
        'bad_body',
        'story.additionalShortcodeData.x.type',
      ],
    ])('%s', async (_what, extra, status, reason, field) => {
      const answer = await staff('POST', '', { story: draft(extra) });
      expect([answer.status, answer.body.errors?.[0]]).toEqual([
        status,
        expect.objectContaining({ reason, field }),
      ]);
      expect(commits).toBe(0);
    });

    it('a slug is free for a story of another kind', async () => {
      const { status } = await staff('POST', '', {
        story: { kind: 'feature', slug: `second-story`, title: 'Same slug' },
      });
      expect(status).toBe(200);
    });

    it.each<[string, string, number, string]>([
      ['POST', '/story-1/publish', 409, 'state_conflict'],
      ['POST', '/draft-1/withdraw', 409, 'state_conflict'],
      ['POST', '/nowhere/publish', 404, 'not_found'],
      ['POST', '/nowhere/withdraw', 404, 'not_found'],
      ['POST', '/nowhere/preview', 404, 'not_found'],
      ['GET', '/nowhere', 404, 'not_found'],
      ['GET', '/nowhere/versions', 404, 'not_found'],
    ])('%s %s', async (method, path, status, reason) => {
      const answer = await staff(method, path);
      expect([answer.status, answer.body.errors?.[0]?.reason]).toEqual([status, reason]);
    });

    it('a story cannot become another kind', async () => {
      const answer = await staff('PUT', '/story-1', {
        story: { kind: 'feature', slug: 'x', title: 'X' },
        baseVersion: 1,
      });
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, 'story.kind']);
    });

    it.each<[string, BodyInit, string, number]>([
      ['no JSON', '{', 'application/json', 400],
      ['a list', '[]', 'application/json', 400],
      ['another type', 'story=1', 'application/x-www-form-urlencoded', 400],
      ['broken UTF-8', new Uint8Array([0xff, 0xfe, 0xfd]), 'application/json', 400],
      ['more than a megabyte', JSON.stringify({ story: 'x'.repeat(1024 * 1024) }), 'application/json', 413],
    ])('a body of %s', async (_what, body, type, status) => {
      const response = await api.api.fetch(
        new Request(`http://api.test/api/neutron${root}`, {
          method: 'POST',
          body,
          headers: { authorization: `Bearer ${staffToken}`, 'content-type': type },
        }),
      );
      expect(response.status).toBe(status);
    });
  });

  it('lists stories by state and type with their totals', async () => {
    const list = async (query: string) =>
      (await staff('GET', `?${query}`)) as never as {
        body: { data: { items: { id: string; state: string; type: string }[]; paging: { total: number } } };
      };
    const scheduled = await list('state=scheduled');
    expect(scheduled.body.data.items.map(({ id }) => id)).toEqual(['scheduled-1']);
    expect(scheduled.body.data.paging.total).toBe(1);
    const all = await list('limit=100');
    expect(all.body.data.paging.total).toBe(all.body.data.items.length);
    const { body } = await list('type=collection&limit=100');
    expect(body.data.paging.total).toBe(body.data.items.length);
    expect(new Set(body.data.items.map(({ type }) => type))).toEqual(new Set(['collection']));
  });

  describe('a preview', () => {
    const tokenFor = async (id: string) => {
      const { body } = (await staff('POST', `/${id}/preview`)) as never as {
        body: { data: { token: string; url: string; expiresAt: string } };
      };
      return body.data;
    };
    const see = (slug: string, token: string) =>
      api.get(`/composer/testsite/pages/article/${slug}/web`, { headers: { 'x-preview': token } });

    it('shows that one draft to whoever has the token, and nobody may keep the answer', async () => {
      const { token, url } = await tokenFor('draft-1');
      expect(url).toBe(`/article/secret-draft/?preview=${encodeURIComponent(token)}`);
      const shown = await see('secret-draft', token);
      expect([shown.status, shown.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(await shown.text()).toContain('Title of secret-draft');
      expect((await see('secret-scheduled', token)).status).toBe(404);
      expect(await pageStatus('secret-draft')).toBe(404);
    });

    it('shows the newest version of a published story', async () => {
      const { id } = await create();
      await publish(id);
      await staff('PUT', `/${id}`, { story: draft({ title: 'Not yet' }), baseVersion: 1 });
      const { token } = await tokenFor(id);
      expect(await (await see(`written-${number}`, token)).text()).toContain('Not yet');
    });

    it('ends after half an hour', async () => {
      const { token, expiresAt } = await tokenFor('draft-1');
      time = new Date(expiresAt);
      expect((await see('secret-draft', token)).status).toBe(404);
    });

    it('cannot be made by guessing', async () => {
      const { token } = await tokenFor('draft-1');
      const [id = '', expiry = '', signature = ''] = token.split('.');
      const other = Buffer.from('scheduled-1').toString('base64url');
      const later = (Number.parseInt(expiry, 36) + 1).toString(36);
      for (const forged of [
        `${other}.${expiry}.${signature}`,
        `${id}.${later}.${signature}`,
        `${id}.${expiry}.`,
        `${id}.${expiry}`,
        `${id}.${expiry}.${signature.slice(0, -2)}`,
        `${token}.x`,
        'draft-1',
      ]) {
        const slug = forged.startsWith(other) ? 'secret-scheduled' : 'secret-draft';
        const answer = await see(slug, forged);
        expect([forged, answer.status]).toEqual([forged, 404]);
      }
    });
  });
});
