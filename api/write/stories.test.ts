import { expect, it } from 'vitest';
import { describeDesk, storiesPath } from '../test/desk.ts';
import { makeApi, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

const hour = 60 * 60 * 1000;

describeDesk((at, store) => {
  it('a new story is an invisible draft, sanitised, version 1', async () => {
    const { status, body, headers } = await at.staff('POST', '', { story: at.draft() });
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.data).toMatchObject({
      state: 'draft',
      version: 1,
      slug: `written-${at.desk.number}`,
      type: 'article',
    });
    expect(body.data).not.toHaveProperty('publishedVersion');
    expect(JSON.stringify(body.data.story)).not.toMatch(/script/);
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(404);
    expect(await at.lastEvent()).toMatchObject({ kind: 'saved', entityId: body.data.id, keys: [] });
    expect(at.desk.commits).toBe(1);
  });

  it('publishing puts it before readers at once: page, lists, totals, events', async () => {
    const before = await at.totalOf('contentlist/finance/web?searchBy=topic');
    const { id } = await at.create();
    expect(await at.totalOf('contentlist/finance/web?searchBy=topic')).toBe(before);
    const { body } = await at.publish(id);
    expect(body.data).toMatchObject({
      state: 'published',
      version: 1,
      publishedVersion: 1,
      publishedAt: at.desk.time.toISOString(),
    });
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(200);
    expect(await at.totalOf('contentlist/finance/web?searchBy=topic')).toBe(before + 1);
    expect(await at.totalOf('contentlist/banking/web?searchBy=topic')).toBe(before + 1);
    const event = await at.lastEvent();
    expect(event).toMatchObject({ kind: 'published', entity: 'article', entityId: id });
    const shown = await at.api.get(
      `/composer/testsite/pages/article/written-${at.desk.number}/web?contentOnly=true`,
    );
    const own = shown.headers
      .get('surrogate-key')
      ?.split(' ')
      .find((key) => /^a\d+$/.test(key));
    expect(event?.keys).toEqual(expect.arrayContaining([own, 'home', 'l-latest', 'l-news', 'g-chips']));
    const topics = await Promise.all(
      ['finance', 'banking'].map((slug) =>
        at.api.get(`/composer/testsite/pages/topic/${slug}/web?contentOnly=true`),
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
    const { id } = await at.create();
    await at.publish(id);
    const change = at.draft({ title: 'Changed', topics: [{ slug: 'security' }] });
    const saved = await at.staff('PUT', `/${id}`, { story: change, baseVersion: 1 });
    expect(saved.body.data).toMatchObject({
      version: 2,
      publishedVersion: 1,
      state: 'published',
      title: 'Changed',
    });
    const titleOf = async () => {
      const { body } = (await at.api.json(
        `/composer/testsite/pages/article/written-${at.desk.number}/web`,
      )) as {
        body: { data: { title: string } };
      };
      return body.data.title;
    };
    expect(await titleOf()).toBe(`Written ${at.desk.number}`);
    const finance = await at.totalOf('contentlist/finance/web?searchBy=topic');
    at.desk.time = new Date(now.getTime() + hour);
    await at.publish(id);
    expect(await titleOf()).toBe('Changed');
    expect(await at.totalOf('contentlist/finance/web?searchBy=topic')).toBe(finance - 1);
    const { body } = (await at.staff('GET', `/${id}/versions`)) as never as {
      body: { data: { items: { version: number; title: string; published: boolean }[] } };
    };
    expect(body.data.items.map(({ version, title, published }) => [version, title, published])).toEqual([
      [2, 'Changed', true],
      [1, `Written ${at.desk.number}`, false],
    ]);
  });

  it('saving over a newer version is rejected with a message', async () => {
    const { id } = await at.create();
    await at.staff('PUT', `/${id}`, { story: at.draft({ title: 'Mine' }), baseVersion: 1 });
    const late = await at.staff('PUT', `/${id}`, { story: at.draft({ title: 'Yours' }), baseVersion: 1 });
    expect([late.status, late.body.errors?.[0]?.reason]).toEqual([409, 'version_conflict']);
    expect((await at.staff('GET', `/${id}`)).body.data.story.title).toBe('Mine');
  });

  it('of editors who save at once exactly one wins', async () => {
    const { id } = await at.create();
    const saves = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        at.staff('PUT', `/${id}`, { story: at.draft({ title: `Editor ${index}` }), baseVersion: 1 }),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('stories published at once all come out, with right totals', async () => {
    const other = makeApi(await store().again());
    const before = await at.totalOf('contentlist/finance/web?searchBy=topic');
    const drafts = await Promise.all(
      Array.from({ length: 8 }, (_, index) => at.create({ slug: `at-once-${at.desk.number}-${index}` })),
    );
    const answers = await Promise.all(
      drafts.map(({ id }, index) =>
        (index % 2 ? at.api : other).staff('POST', `${storiesPath}/${id}/publish`, {}),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 200));
    expect(await at.totalOf('contentlist/finance/web?searchBy=topic')).toBe(before + 8);
  });

  it('of two editors who save the same slug at once the second gets an error', async () => {
    const saves = await Promise.all([1, 2, 3].map(() => at.staff('POST', '', { story: at.draft() })));
    expect(saves.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('withdrawing takes it back everywhere, and it can come again', async () => {
    const before = await at.totalOf('contentlist/chips/web?searchBy=tag');
    const { id } = await at.create();
    await at.publish(id);
    const { body } = await at.staff('POST', `/${id}/withdraw`, {});
    expect(body.data.state).toBe('withdrawn');
    expect(body.data).not.toHaveProperty('publishedVersion');
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(404);
    expect(await at.totalOf('contentlist/chips/web?searchBy=tag')).toBe(before);
    expect(await at.lastEvent()).toMatchObject({
      kind: 'withdrawn',
      keys: expect.arrayContaining(['home', 'g-chips']),
    });
    expect((await at.publish(id)).status).toBe(200);
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(200);
  });

  it('ER-01 a changed slug leaves the old one behind as a sign', async () => {
    const { id } = await at.create();
    await at.publish(id);
    const story = at.draft({ slug: `moved-${at.desk.number}` });
    await at.staff('PUT', `/${id}`, { story, baseVersion: 1 });
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(200);
    await at.publish(id);
    const { status, body } = (await at.api.json(
      `/composer/testsite/pages/article/written-${at.desk.number}/web`,
    )) as never as {
      status: number;
      body: { errors: { reason: string; availableOn: unknown }[] };
    };
    expect([status, body.errors[0]?.reason, body.errors[0]?.availableOn]).toEqual([
      404,
      'slug_changed',
      [{ edition: 'us', slug: `moved-${at.desk.number}` }],
    ]);
    // And back again: the address is then its own once more.
    await at.staff('PUT', `/${id}`, { story: at.draft(), baseVersion: 2 });
    await at.publish(id);
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(200);
    expect(await at.pageStatus(`moved-${at.desk.number}`)).toBe(404);
  });

  it('a story for later comes out when its time has come, once', async () => {
    const { id } = await at.create();
    const due = new Date(now.getTime() + hour);
    const { body } = await at.publish(id, { at: due.toISOString() });
    expect(body.data).toMatchObject({ state: 'scheduled', publishAt: due.toISOString() });
    expect(await at.api.api.publishDue()).toBe(0);
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(404);
    at.desk.time = new Date(due.getTime() + 1);
    at.desk.commits = 0;
    const other = makeApi(await store().again(), { now: () => at.desk.time });
    const published = await Promise.all([at.api.api.publishDue(), other.api.publishDue()]);
    expect(published[0] + published[1]).toBe(1);
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(200);
    expect(await at.api.api.publishDue()).toBe(0);
    expect((await at.staff('GET', `/${id}`)).body.data).toMatchObject({
      state: 'published',
      publishedAt: due.toISOString(),
    });
  });

  it('a time that has passed publishes now', async () => {
    const { id } = await at.create();
    expect((await at.publish(id, { at: '2020-01-01T00:00:00Z' })).body.data.state).toBe('published');
  });

  it('VD-16 a video that is not live stays hidden though published', async () => {
    const video = {
      kind: 'video',
      slug: `clip-${at.desk.number}`,
      title: 'Clip',
      metaData: { status: 'PENDING' },
    };
    const { id } = (await at.staff('POST', '', { story: video })).body.data;
    await at.publish(id);
    expect(await at.pageStatus(`clip-${at.desk.number}`, 'video')).toBe(404);
    await at.staff('PUT', `/${id}`, { story: { ...video, metaData: { status: 'LIVE' } }, baseVersion: 1 });
    await at.publish(id);
    expect(await at.pageStatus(`clip-${at.desk.number}`, 'video')).toBe(200);
  });

  it('another process sees a change at once, its collections and names too', async () => {
    const other = makeApi(await store().again());
    const titleIn = async (reader: TestApi) => {
      const { body } = (await reader.json('/composer/testsite/pages/article/first-story/web')) as never as {
        body: { data: { components: { data: { collections: { title: string }[] } }[] } };
      };
      return body.data.components[0]?.data.collections[0]?.title;
    };
    const before = (await at.staff('GET', '/collection-1')).body.data;
    const title = `Renamed ${at.desk.number}`;
    expect(await titleIn(other)).toBe(before.title);
    await at.staff('PUT', '/collection-1', {
      story: { ...before.story, title },
      baseVersion: before.version,
    });
    await at.publish('collection-1');
    expect([await titleIn(at.api), await titleIn(other)]).toEqual([title, title]);
  });
});
