import { afterEach, beforeEach, expect, it } from 'vitest';
import type { IncomingPublication } from '#content/incoming.ts';
import { noParts } from '#content/rules/imports/account.ts';
import { getEventsAfter } from '#database/outbox.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { exportLines } from '../../export/export-lines.ts';
import { migrateApi } from '../../migrate-api.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { loadApi, type TestApi } from '../../test/open-api.ts';
import { publication } from '../../test/publication.ts';
import { now } from '../../test/seed.ts';
import { type ImportOptions, importStories } from './import-stories.ts';
import type { Outcome } from './outcome.ts';
import { from, image, story } from './test/incoming.ts';

async function* noComments() {}

describeMigratedStores(migrateApi, (open) => {
  let store: OpenStore;
  let api: TestApi;
  beforeEach(async () => {
    store = await open();
    api = await loadApi(store.db);
  });
  afterEach(() => store.drop());

  async function take(incoming: IncomingPublication, more: Partial<ImportOptions> = {}) {
    const outcomes: Outcome[] = [];
    await importStories(store.db, incoming, {
      now,
      ownDomains: publication.ownDomains,
      bureau: 'The newsroom',
      mayFindPictures: true,
      saveImage: async () => ({ image }),
      onOutcome: (outcome) => void outcomes.push(outcome),
      batchSize: 2,
      ...more,
    });
    return Object.fromEntries(
      outcomes.map(({ sourceId, what, reason }) => [sourceId, reason ? `${what}: ${reason}` : what]),
    );
  }
  const everything = async () => {
    const lines: string[] = [];
    for await (const line of exportLines(store.db.as<ContentTables>().kysely)) lines.push(line);
    return lines;
  };
  const page = (slug: string) => api.json(`/composer/testsite/pages/article/${slug}/web`);
  const meaning = async (path: string) => {
    const { body } = await api.json(`/vanity/testsite/web?path=${encodeURIComponent(path)}`);
    return (body as { data?: { urlType?: string } }).data?.urlType;
  };

  it('takes stories in cleaned, with author, topics, tags, pictures and redirects, and tells caches', async () => {
    expect(await take(from([story(1), story(2), story(3)]))).toEqual({
      'post/1': 'added',
      'post/2': 'added',
      'post/3': 'added',
    });
    const { status, body } = await page('old-post-1');
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    expect(text).toContain('Kept words');
    expect(text).toContain('Lindqvist');
    expect(text).toContain('"slug":"night-lamps"');
    expect(text).toContain('imported/aa/a.png');
    expect(text).not.toMatch(/<script|javascript:|old\.example/);
    expect(await meaning('/2024/05/old-post-1/')).toBe('PERMANENT_REDIRECT');
    const events = await getEventsAfter(store.db, 0, 1000);
    expect(events.at(-1)).toMatchObject({ kind: 'imported', entityId: 'wordpress:old.example' });
    expect(events.at(-1)?.keys).toContain('vanity');
  });

  const listed = (body: never) => {
    const { data } = body as { data: { components: { items?: { slug?: string }[] }[] } };
    return data.components.flatMap(({ items = [] }) => items.map(({ slug }) => slug));
  };

  it('CL-22 an author has a page with the stories, and keeps it when the name changes', async () => {
    await take(from([story(1), story(2)]));
    const { status, body } = await api.json('/composer/testsite/pages/author/mara-lindqvist/web');
    expect(status).toBe(200);
    expect(listed(body)).toEqual(expect.arrayContaining(['old-post-1', 'old-post-2']));
    const renamed = { authors: [{ key: 'mara', name: 'Mara Berg' }] };
    expect(await take(from([story(1), story(2)], renamed))).toEqual({
      'post/1': 'changed',
      'post/2': 'changed',
    });
    const now = await api.json('/composer/testsite/pages/author/mara-berg/web');
    expect(listed(now.body)).toEqual(expect.arrayContaining(['old-post-1', 'old-post-2']));
    expect((await api.get('/composer/testsite/pages/author/mara-lindqvist/web')).status).toBe(404);
    const found = await api.json('/search/testsite/results/web?searchQuery=berg&author=mara-berg');
    expect(JSON.stringify(found.body)).toContain('old-post-1');
  });

  it('CL-22 an author whose slug is taken or empty gets no page', async () => {
    const authors = [
      { key: 'ann', name: 'Ann  Bee' },
      { key: 'namesake', name: 'Mara Lindqvist' },
      { key: 'mara', name: 'Mara Lindqvist' },
      { key: 'naka', name: '中村' },
    ];
    await take(from([story(1, { authors: ['ann', 'naka'] }), story(2)], { authors }));
    const shared = await api.json('/composer/testsite/pages/author/ann-bee/web');
    expect(JSON.stringify(shared.body)).not.toContain('Partner Contributors');
    expect((shared.body as { data: { title: string } }).data.title).toBe('Ann Bee');
    expect(JSON.stringify((await page('old-post-1')).body)).toContain('中村');
    expect((await page('old-post-2')).status).toBe(200);
  });

  it('run again it changes nothing, not even a byte; only what changed at the source becomes a new version', async () => {
    await take(from([story(1), story(2)]));
    const before = await everything();
    expect(await take(from([story(1), story(2)]))).toEqual({ 'post/1': 'unchanged', 'post/2': 'unchanged' });
    expect(await everything()).toEqual(before);

    const renamed = story(2, { slug: 'renamed', title: 'Renamed' });
    expect(await take(from([story(1), renamed]))).toEqual({ 'post/1': 'unchanged', 'post/2': 'changed' });
    expect((await page('renamed')).status).toBe(200);
    const lines = await everything();
    expect(lines.filter((line) => line.includes('"kind":"story"')).length).toBe(
      before.filter((line) => line.includes('"kind":"story"')).length,
    );
    // The slug readers knew goes on answering.
    expect(lines.some((line) => line.includes('"formerSlugs":["old-post-2"]'))).toBe(true);
  });

  it('a run that broke off goes on where it was, and ends as if it never had', async () => {
    const stories = [1, 2, 3, 4, 5].map((id) => story(id));
    const broken = from(stories, {
      async *stories() {
        yield* stories.slice(0, 3);
        throw new Error('killed');
      },
    });
    await expect(take(broken)).rejects.toThrow('killed');
    expect((await page('old-post-2')).status).toBe(200);
    expect((await page('old-post-3')).status).toBe(404);
    expect(await take(from(stories))).toEqual({
      'post/1': 'unchanged',
      'post/2': 'unchanged',
      'post/3': 'added',
      'post/4': 'added',
      'post/5': 'added',
    });
    expect((await page('old-post-5')).status).toBe(200);
  });

  it('stories edited here since are skipped', async () => {
    await take(from([story(1)]));
    const line = (await everything()).find(
      (entry) => entry.includes('"slug":"old-post-1"') && entry.includes('"kind":"story"'),
    );
    const { id } = JSON.parse(line ?? '{}') as { id: string };
    const edited = { kind: 'article', slug: 'old-post-1', title: 'Better title', body: '<p>Better.</p>' };
    expect(
      (await api.staff('PUT', `/stories/testsite/${id}`, { baseVersion: 1, story: edited })).status,
    ).toBe(200);
    expect(await take(from([story(1, { title: 'Changed there' })]))).toEqual({
      'post/1': 'skipped: it was edited here since',
    });
  });

  it('a slug that is taken gets a number; an unknown author, an id used twice and what the reader rejected are rejected by reason', async () => {
    const outcome = await take(
      from([
        story(1),
        story(2, { slug: 'old-post-1' }),
        story(3, { slug: 'first-story' }),
        story(4, { authors: ['unknown-author'] }),
        { sourceId: 'post/5', title: 'Five', rejected: 'it has no date' },
        story(6, { topics: Array.from({ length: 101 }, () => 'laptops') }),
      ]),
    );
    expect(outcome).toMatchObject({
      'post/1': 'added',
      'post/2': 'added',
      'post/3': 'added',
      'post/4': 'rejected: it is by unknown-author, whom the source does not know',
      'post/5': 'rejected: it has no date',
    });
    expect([(await page('old-post-1-2')).status, (await page('first-story-2')).status]).toEqual([200, 200]);
    expect(outcome['post/6']).toMatch(/^rejected: its topics is not valid/);
    expect(await take(from([story(1), story(1, { title: 'Copy' })]))).toEqual({
      'post/1': 'rejected: the source has another story with its id',
    });
  });

  it('of an export that is cut, what is complete comes, and the report says where it is cut', async () => {
    const outcome = await take({ ...from([story(1)]), cut: 'inside <item> of "Two"' });
    expect(outcome).toEqual({
      'post/1': 'added',
      cut: 'rejected: the export is cut inside <item> of "Two", after "Old post 1"; what is complete before it was read, and an import of the whole export adds the rest',
    });
    expect(await take(from([story(1), story(2)]))).toEqual({ 'post/1': 'unchanged', 'post/2': 'added' });
  });

  it('a picture whose rights have ended is not published by an import, nor is a story under embargo', async () => {
    await take(from([story(1)]));
    const { data } = (await api.staff('GET', '/pictures/testsite?q=a.png')).body as {
      data: { items: { id: string }[] };
    };
    const rights = { holder: '', terms: '', until: '2020-01-01T00:00:00Z' };
    const end = await api.staff('PUT', `/pictures/testsite/${data.items[0]?.id}`, {
      picture: { rights },
      baseVersion: 1,
    });
    expect(end.status).toBe(200);
    const changed = story(1, { title: 'Changed there' });
    expect(await take(from([changed, story(2)]))).toEqual({
      'post/1': 'skipped: the rights of a.png end on 2020-01-01',
      'post/2': 'added',
    });
    expect(JSON.stringify((await page('old-post-1')).body)).not.toContain('Changed there');
    expect((await page('old-post-2')).status).toBe(404);

    const plain = { body: '<p>Words</p>', pictures: {} };
    await take(from([story(3, { ...plain, state: 'draft' })]));
    const list = (await api.staff('GET', '/stories/testsite?q=old-post-3')).body as {
      data: { items: { id: string }[] };
    };
    const plan = { at: '2030-01-01T00:00:00Z', embargo: true, overrideChecks: true };
    const planned = await api.staff('POST', `/stories/testsite/${list.data.items[0]?.id}/publish`, plan);
    expect(planned.status).toBe(200);
    expect(await take(from([story(3, plain)]))).toEqual({
      'post/3': 'skipped: it is under embargo here',
    });
    expect((await page('old-post-3')).status).toBe(404);
  });

  it('drafts and plans stay unseen; a plan has its time', async () => {
    await take(
      from([
        story(1, { state: 'draft' }),
        story(2, { state: 'scheduled', datePublished: '2099-01-01T00:00:00.000Z' }),
      ]),
    );
    expect([(await page('old-post-1')).status, (await page('old-post-2')).status]).toEqual([404, 404]);
    expect(await meaning('/2024/05/old-post-1/')).not.toBe('PERMANENT_REDIRECT');
    expect(
      (await everything()).some((line) => line.includes(`"publishAt":${Date.parse('2099-01-01')}`)),
    ).toBe(true);
  });

  it('pictures that could not be fetched leave no hole, and are taken when they can be', async () => {
    const without = { saveImage: async () => ({ left: 'not fetched' }) };
    expect(await take(from([story(1)]), without)).toEqual({ 'post/1': 'added' });
    expect(JSON.stringify((await page('old-post-1')).body)).not.toContain('picture-1');
    expect(await take(from([story(1)]), without)).toEqual({ 'post/1': 'unchanged' });
    expect(await take(from([story(1)]))).toEqual({ 'post/1': 'changed' });
    expect(JSON.stringify((await page('old-post-1')).body)).toContain('imported/aa/a.png');
  });

  it('an old address that already means something stays, and none leads in a circle', async () => {
    const entry = (urlPath: string, slug: string) => ({
      entry: {
        urlType: 'PERMANENT_REDIRECT',
        urlPath,
        enabled: true,
        targets: [{ edition: 'us', targetType: 'url', target: { slug } }],
      },
    });
    await api.staff('POST', '/vanity/testsite/entries', entry('/2024/05/old-post-1/', '/latest/'));
    await api.staff(
      'POST',
      '/vanity/testsite/entries',
      entry('/article/old-post-2/', '/2024/05/old-post-2/'),
    );
    const outcomes: Outcome[] = [];
    await take(from([story(1), story(2)]), { onOutcome: (outcome) => void outcomes.push(outcome) });
    expect(outcomes.flatMap(({ notes }) => notes)).toEqual([
      'old address /2024/05/old-post-1/ left out: it already stands for something',
      'old address /2024/05/old-post-2/ left out: /article/old-post-2/ stands for something else',
    ]);
  });

  it('a dry run sees slugs that collide across batches, and writes nothing', async () => {
    const stories = [1, 2, 3, 4, 5].map((id) => story(id, id === 5 ? { slug: 'old-post-1' } : {}));
    const before = await everything();
    const outcomes: Outcome[] = [];
    await take(from(stories), { isDryRun: true, onOutcome: (outcome) => void outcomes.push(outcome) });
    expect(outcomes.at(-1)?.notes).toContain('slug "old-post-1" became "old-post-1-2": another story has it');
    expect(await everything()).toEqual(before);
  });

  it('a story that loses a comment is not clean', async () => {
    const account = { text: 'Kept words there', parts: noParts(), marked: 0 };
    const counts = new Map([
      ['post/1', { preserved: 2, lost: 0 }],
      ['post/2', { preserved: 1, lost: 1 }],
      ['post/3', { preserved: 2, lost: 0 }],
    ]);
    const discussion = {
      source: 'wordpress:old.example',
      threads: [],
      commentCount: 6,
      counts,
      comments: noComments,
    };
    const outcomes: Outcome[] = [];
    const draft = story(3, { account, state: 'draft' });
    await take(from([story(1, { account }), story(2, { account }), draft], { discussion }), {
      onOutcome: (outcome) => void outcomes.push(outcome),
    });
    expect(outcomes[2]?.notes).toContain(
      'comments left out, readers cannot open it: 2. Repeat the import after it is published here',
    );
    expect(outcomes.map(({ clean, account: counted }) => [clean, counted?.parts.comments.lost])).toEqual([
      [true, 0],
      [false, 1],
      [false, 2],
    ]);
  });
});
