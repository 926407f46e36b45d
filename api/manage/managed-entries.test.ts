import { afterAll, beforeAll, expect, it } from 'vitest';
import { managedKindNames } from '#content/managed/kinds.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { StaffWrite } from '../serve.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';
import { now } from '../test/seed.ts';

interface Answer {
  status: number;
  body: {
    data: {
      id: string;
      version: number;
      savedBy?: string;
      isStarter?: boolean;
      entry: Record<string, unknown>;
      items: { id: string; version: number; savedBy?: string; isStarter?: boolean; entry?: never }[];
    };
    errors?: { reason: string; field?: string; message: string }[];
  };
}

const page = { typeName: 'Text', familyName: 'text', view: 'text-page', id: 'text' };
const component = { componentName: 'text', componentDisplayName: 'Text' };
const area = (...components: object[]) => [{ colspan: 12, components }];

/** A valid entry of every kind that the test publication does not have yet, and a changed one. */
const entries: Record<string, { id: string; entry: object; changed: object }> = {
  authors: {
    id: 'zoe',
    entry: { firstName: 'Zoe', lastName: 'Young', bureau: 'Oslo' },
    changed: { firstName: 'Zoe', lastName: 'Old' },
  },
  topics: { id: 'phones', entry: { name: 'Phones', parent: 'tech' }, changed: { name: 'Telephones' } },
  tags: { id: 'fresh', entry: { name: 'Fresh' }, changed: { name: 'Freshest' } },
  texts: {
    id: 'imprint',
    entry: { title: 'Imprint', content: '<p>We.</p>' },
    changed: { content: '<p>Us.</p>' },
  },
  'link-lists': {
    id: 'us.tools',
    entry: { items: [{ linkText: 'Security', linkUrl: '/topic/security/' }] },
    changed: { items: [{ linkText: 'Elsewhere', linkUrl: 'https://elsewhere.example/' }] },
  },
  layouts: {
    id: 'static.imprint',
    entry: {
      mainComponentId: 'text',
      areas: area(page),
      components: { text: { ...component, source: { kind: 'main' } } },
    },
    changed: {
      title: 'Imprint',
      mainComponentId: 'text',
      areas: area(page),
      components: { text: { ...component, source: { kind: 'main' } } },
    },
  },
  newsletters: {
    id: 'weekly',
    entry: { title: 'Weekly', description: 'Fridays', subscribeJourneyId: 'a', unsubscribeJourneyId: 'b' },
    changed: {
      title: 'Weekly',
      description: 'Sundays',
      topics: ['banking'],
      subscribeJourneyId: 'a',
      unsubscribeJourneyId: 'b',
    },
  },
  'breaking-banners': {
    id: 'us',
    entry: { storyId: 'story-1', text: 'It happened again' },
    changed: { storyId: 'story-1', text: 'It is over' },
  },
  trends: {
    id: 'fusion',
    entry: { name: 'Fusion', slug: 'fusion', rank: 3, previousRank: 4, value: 2, direction: 'up' },
    changed: { name: 'Fusion', slug: 'fusion', rank: 4, previousRank: 3, value: 1, direction: 'down' },
  },
};

describeStores((open) => {
  let store: OpenStore;
  let at: TestApi;
  const audited: StaffWrite[] = [];
  const call = async (method: string, path: string, body?: unknown): Promise<Answer> =>
    (await at.staff(method, `/manage/testsite/${path}`, body)) as unknown as Answer;
  const put = (path: string, entry: object, baseVersion?: number) =>
    call('PUT', path, { entry, baseVersion });
  const error = ({ status, body }: Answer) => [status, body.errors?.[0]?.reason, body.errors?.[0]?.field];
  const pageText = async (path: string) =>
    JSON.stringify((await at.json(`/composer/testsite/pages/${path}/web`)).body);

  beforeAll(async () => {
    store = await open();
    at = await loadApi(store.db, { onStaffWrite: async (write) => void audited.push(write) });
    await call('DELETE', 'breaking-banners/us');
  });
  afterAll(() => store.drop());

  it.each([...managedKindNames])('%s are created, changed, listed and removed', async (kind) => {
    const { id, entry, changed } = entries[kind] ?? { id: '', entry: {}, changed: {} };
    const path = `${kind}/${id}`;
    audited.length = 0;
    expect((await call('GET', path)).status).toBe(404);
    const before = (await call('GET', `${path}/versions`)).body.data?.items[0]?.version ?? 0;
    const made = await put(path, entry);
    expect([made.status, made.body.errors]).toEqual([200, undefined]);
    expect(made.body.data).toMatchObject({ id, version: before + 1, savedBy: 'staff token', entry });
    expect(error(await put(path, entry))).toEqual([409, 'version_conflict', 'baseVersion']);
    const second = await put(path, changed, before + 1);
    expect(second.body.data).toMatchObject({ version: before + 2, entry: changed });
    expect(error(await put(path, entry, before + 1))).toEqual([409, 'version_conflict', 'baseVersion']);
    expect((await call('GET', path)).body.data).toMatchObject({ version: before + 2, entry: changed });
    const listed = (await call('GET', kind)).body.data.items.find((item) => item.id === id);
    expect(listed).toMatchObject({ version: before + 2, entry: changed });
    expect(error(await call('DELETE', `${path}?baseVersion=${before + 1}`))[1]).toBe('version_conflict');
    expect((await call('DELETE', `${path}?baseVersion=${before + 2}`)).body.data).toMatchObject({
      entry: changed,
    });
    expect((await call('GET', path)).status).toBe(404);
    const versions = (await call('GET', `${path}/versions`)).body.data.items;
    expect(versions.slice(0, 3).map((item) => [item.version, item.entry !== undefined])).toEqual([
      [before + 3, false],
      [before + 2, true],
      [before + 1, true],
    ]);
    expect(audited.map(({ call: name }) => name.replace(/[A-Z].*/, ''))).toEqual(['put', 'put', 'delete']);
    expect((await getEventsAfter(store.db, (await getNewestEventId(store.db)) - 1, 1))[0]).toMatchObject({
      entity: kind,
      entityId: id,
      keys: ['all'],
    });
  });

  it('two editors who change one entry at once: one is saved, the other gets 409', async () => {
    const { version } = (await call('GET', 'authors/bob')).body.data;
    expect(version).toBe(1);
    const names = ['Bobby', 'Robert'];
    const both = await Promise.all(
      names.map((firstName) => put('authors/bob', { firstName, lastName: 'Cole', bureau: 'Boston' }, 1)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const items = (await call('GET', 'authors/bob/versions')).body.data.items;
    // The entry as the seed wrote it is stored too.
    expect(items.map(({ version: number }) => number)).toEqual([2, 1]);
    expect(items[1]?.entry).toMatchObject({ firstName: 'Bob' });
    expect(items[1]?.savedBy).toBeUndefined();
    await put('authors/bob', { firstName: 'Bob', lastName: 'Cole', bureau: 'Boston' }, 2);
  });

  it('a change is on every page at once: names, lists and addresses', async () => {
    const topic = (await call('GET', 'topics/banking')).body.data;
    expect(topic.entry).toMatchObject({ parent: 'finance' });
    const { parent, ...root } = topic.entry;
    expect(await pageText('topic/finance')).toContain('finance-story');
    await put('topics/banking', { ...root, name: 'Money' }, topic.version);
    expect(await pageText('topic/finance')).not.toContain('finance-story');
    expect(await pageText('topic/banking')).toContain('Money');
    await put('topics/banking', { ...root, parent }, topic.version + 1);
    expect(await pageText('topic/finance')).toContain('finance-story');

    expect(await pageText('author/ann-bee')).toContain('first-story');
    const ann = (await call('GET', 'authors/ann')).body.data;
    await put('authors/ann', { ...ann.entry, lastName: 'Bay' }, ann.version);
    expect((await at.json('/composer/testsite/pages/author/ann-bee/web')).status).toBe(404);
    expect(await pageText('author/ann-bay')).toContain('first-story');
    expect(await pageText('article/first-story')).toContain('Bay');
    await put('authors/ann', ann.entry, ann.version + 1);
  });

  it.each<[string, string, object, number, string, string]>([
    ['a misspelt field', 'tags/x', { nmae: 'X' }, 400, 'bad_body', 'entry.name'],
    ['an id with spaces', 'tags/Not%20a%20slug', { name: 'X' }, 400, 'bad_query', 'id'],
    ['an edition that is none', 'link-lists/zz.list', { items: [] }, 400, 'bad_query', 'id'],
    [
      'a parent that is none',
      'topics/x',
      { name: 'X', parent: 'none' },
      422,
      'reference_unknown',
      'entry.parent',
    ],
    [
      'a link that leads nowhere',
      'link-lists/us.x',
      {
        items: [
          { linkText: 'A', linkUrl: '/latest/' },
          { linkText: 'B', linkUrl: '/nowhere/at-all/' },
        ],
      },
      422,
      'reference_unknown',
      'entry.items.1.linkUrl',
    ],
    [
      'a link to a topic that is none',
      'link-lists/us.x',
      { items: [{ linkText: 'A', linkUrl: '/topic/none/' }] },
      422,
      'reference_unknown',
      'entry.items.0.linkUrl',
    ],
    [
      'a link with a script',
      'link-lists/us.x',
      { items: [{ linkText: 'A', linkUrl: 'javascript:alert(1)' }] },
      400,
      'bad_body',
      'entry.items.0.linkUrl',
    ],
    [
      'a banner about a draft',
      'breaking-banners/us',
      { storyId: 'draft-1', text: 'Soon' },
      422,
      'reference_unknown',
      'entry.storyId',
    ],
    [
      'a trend of a topic that is none',
      'trends/x',
      { name: 'X', slug: 'x', rank: 1, previousRank: 1, value: 1, direction: 'up', topicSlug: 'none' },
      422,
      'reference_unknown',
      'entry.topicSlug',
    ],
    [
      'a layout without its main component',
      'layouts/article.*',
      { areas: area(), components: {} },
      400,
      'bad_body',
      'entry.mainComponentId',
    ],
    [
      'a layout whose main component is a list of others',
      'layouts/article.*',
      {
        mainComponentId: 'text',
        areas: area(page),
        components: { text: { ...component, source: { kind: 'text', textId: 'about' } } },
      },
      400,
      'bad_body',
      'entry.mainComponentId',
    ],
    [
      'a layout that places what it does not define',
      'layouts/listing.x',
      { areas: area(page), components: {} },
      400,
      'bad_body',
      'entry.components.text',
    ],
    [
      'a layout of a text that is none',
      'layouts/listing.x',
      {
        areas: area(page),
        components: { text: { ...component, source: { kind: 'text', textId: 'none' } } },
      },
      400,
      'bad_body',
      'entry.components.text.source',
    ],
    [
      'a layout of a page that is none',
      'layouts/poem.*',
      { areas: [], components: {} },
      400,
      'bad_query',
      'id',
    ],
  ])('%s is rejected, and nothing is stored', async (_what, path, entry, status, reason, field) => {
    const base = (await call('GET', path)).body.data?.version;
    expect(error(await put(path, entry, base))).toEqual([status, reason, field]);
    expect((await call('GET', path)).body.data?.version).toBe(base);
  });

  it('a topic cannot be below itself', async () => {
    const { entry, version } = (await call('GET', 'topics/tech')).body.data;
    expect(error(await put('topics/tech', { ...entry, parent: 'laptops' }, version))).toEqual([
      400,
      'bad_body',
      'entry.parent',
    ]);
  });

  it.each([
    ['authors/eve', 'story article/first-story'],
    ['authors/bob', 'story article/finance-story'],
    ['topics/finance', 'topic banking'],
    ['topics/banking', 'story article/finance-story'],
    ['topics/security', 'link list us.editorial-links-header-trending'],
    ['tags/chips', 'story article/first-story'],
  ])('%s is not removed while %s names it', async (path, referrer) => {
    const answer = await call('DELETE', path);
    expect(error(answer)).toEqual([409, 'in_use', 'id']);
    expect(answer.body.errors?.[0]?.message).toContain(referrer);
  });

  it('a text is sanitised and dated when its words change', async () => {
    const made = await put('texts/careers', {
      title: 'Careers',
      content: '<p onclick="x()">Join<script>1</script></p>',
    });
    expect(made.body.data.entry).toMatchObject({ content: '<p>Join</p>', updated: now.toISOString() });
  });

  it('a starter text is hidden until its publisher confirms it, with every gap filled', async () => {
    const starter = (await call('GET', 'texts/privacy-policy')).body.data;
    expect([starter.version, starter.isStarter]).toEqual([0, true]);
    expect(JSON.stringify(starter.entry)).toContain('{contact}');
    const hidden = await pageText('static/privacy-policy');
    expect(hidden).toContain('"isUnconfirmed":true');
    expect(hidden).not.toContain('What our servers see');
    expect(error(await call('POST', 'texts/privacy-policy/confirm', {}))).toEqual([
      400,
      'bad_body',
      'values.address',
    ]);
    const values = {
      company: 'Ink & Sons',
      address: 'Pier 1',
      contact: 'hi@test.example',
      country: 'Norway',
    };
    const odd = await call('POST', 'texts/privacy-policy/confirm', { values: { ...values, color: 'red' } });
    expect(error(odd)).toEqual([400, 'bad_body', 'values.color']);
    const confirmed = await call('POST', 'texts/privacy-policy/confirm', { values });
    expect(confirmed.body.data).toMatchObject({ version: 1, savedBy: 'staff token' });
    const shown = await pageText('static/privacy-policy');
    expect(shown).toContain('Ink &amp; Sons, Pier 1');
    expect(shown).not.toMatch(/isUnconfirmed|\{contact\}/);
    expect((await call('POST', 'texts/privacy-policy/confirm', { values })).status).toBe(409);
    expect((await call('POST', 'texts/poems/confirm', { values })).status).toBe(404);
  });

  it('only staff may read or write', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const request = new Request('http://api.test/api/neutron/manage/testsite/tags/chips', { method });
      expect((await at.api.fetch(request)).status).toBe(401);
    }
  });
});
