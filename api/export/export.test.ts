import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Database } from '#database/connect.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { restorePublication } from '../load/restore-publication.ts';
import { migrateApi } from '../migrate-api.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { loadApi, makeApi } from '../test/open-api.ts';
import { publication } from '../test/publication.ts';
import { now } from '../test/seed.ts';
import { exportLines } from './export-lines.ts';

const { ownDomains } = publication;

async function linesOf(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(db.as<ContentTables>().kysely)) lines.push(line);
  return lines;
}

const again = (lines: readonly string[]) =>
  async function* () {
    yield* lines;
  };

/** The same lives everything a story can live: saved again, published again, moved, planned, withdrawn. */
async function liveALittle({ staff }: Awaited<ReturnType<typeof loadApi>>): Promise<void> {
  const create = async (slug: string, more: object = {}) => {
    const story = { kind: 'article', slug, title: slug, body: '<h2>One</h2><p>Text.</p>', ...more };
    const { body } = await staff('POST', '/stories/testsite', { story });
    return (body as { data: { id: string } }).data.id;
  };
  const moved = await create('first-address', { topics: [{ slug: 'laptops', primary: true }] });
  await staff('POST', `/stories/testsite/${moved}/publish`, {});
  const story = { kind: 'article', slug: 'second-address', title: 'Moved', body: '<p>More.</p>' };
  await staff('PUT', `/stories/testsite/${moved}`, { baseVersion: 1, story });
  await staff('POST', `/stories/testsite/${moved}/publish`, {});
  await staff('PUT', `/stories/testsite/${moved}`, {
    baseVersion: 2,
    story: { ...story, title: 'A draft on top' },
  });
  const last = {
    type: 'liveEntry',
    uuid: 'last',
    at: now.toISOString(),
    title: 'Over',
    html: '',
    lastEntry: true,
  };
  const live = await create('live-day', {
    layoutName: 'live-blog',
    body: '[shortcode type="liveEntry" uuid="last"]',
    additionalShortcodeData: { last },
  });
  await staff('POST', `/stories/testsite/${live}/publish`, {});
  const changing = await create('changing');
  await staff('POST', `/stories/testsite/${changing}/publish`, {});
  await staff('PUT', `/stories/testsite/${changing}`, {
    baseVersion: 1,
    story: { ...story, slug: 'changing' },
  });
  await staff('POST', `/stories/testsite/${changing}/publish`, { at: '2099-01-01T00:00:00.000Z' });
  const planned = await create('planned');
  await staff('POST', `/stories/testsite/${planned}/publish`, { at: '2099-01-01T00:00:00.000Z' });
  const gone = await create('gone');
  await staff('POST', `/stories/testsite/${gone}/publish`, {});
  await staff('POST', `/stories/testsite/${gone}/withdraw`, {});
}

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let first: OpenStore;
  let second: OpenStore;
  beforeEach(async () => {
    first = await open();
    second = await open();
  });
  afterEach(async () => {
    await first.drop();
    await second.drop();
  });

  it('an export imported into an empty store is the same publication: exported again it is the same to the byte', async () => {
    const api = await loadApi(first.db);
    await liveALittle(api);
    await first.db
      .as<ContentTables>()
      .kysely.insertInto('content_sources')
      .values({
        source: 'wordpress:old.example',
        source_id: 'post/1',
        kind: 'story',
        target_id: 'x',
        version: 1,
        digest: 'd',
        pictures_left: 2,
      })
      .execute();
    const setting = (value: string, baseVersion: number) =>
      api.staff('PUT', '/settings/testsite/name', { value, baseVersion });
    await setting('Harborline', 0);
    await setting('Harborline Daily', 1);
    const tag = (entry: object, baseVersion: number) =>
      api.staff('PUT', '/manage/testsite/tags/fresh', { entry, baseVersion });
    await tag({ name: 'Fresh' }, 0);
    await tag({ name: 'Freshest' }, 1);
    await api.staff('DELETE', '/manage/testsite/tags/fresh?baseVersion=2');
    const topic = { entry: { name: 'Zoo', description: 'Animals', parent: 'tech' }, baseVersion: 0 };
    await api.staff('PUT', '/manage/testsite/topics/zoo', topic);
    const lines = await linesOf(first.db);
    const kinds = lines.map((line) => (JSON.parse(line) as { kind: string }).kind);
    expect(kinds.filter((kind) => kind === 'setting')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'entry-version')).toHaveLength(4);
    const states = lines
      .map((line) => JSON.parse(line) as { state?: string })
      .flatMap(({ state }) => state ?? []);
    expect(new Set(states)).toEqual(new Set(['published', 'draft', 'scheduled', 'withdrawn']));

    await restorePublication(second.db, again(lines), { now, ownDomains, batchSize: 3 });
    expect(await linesOf(second.db)).toEqual(lines);

    // And readers are answered the same, former addresses and totals included.
    const restored = makeApi(second.db);
    for (const path of [
      '/composer/testsite/pages/article/second-address/web',
      '/composer/testsite/pages/article/first-address/web',
      '/composer/testsite/pages/topic/laptops/web',
      '/composer/testsite/pages/article/live-day/web',
      '/composer/testsite/pages/article/gone/web',
      '/composer/testsite/pages/article/planned/web',
    ]) {
      const [before, after] = [await api.get(path), await restored.get(path)];
      expect([path, after.status, await after.json()]).toEqual([path, before.status, await before.json()]);
    }
    const saved = '/manage/testsite/topics/zoo';
    expect((await restored.staff('GET', saved)).body).toEqual((await api.staff('GET', saved)).body);
    const totals = (db: Database) =>
      db
        .as<ContentTables>()
        .kysely.selectFrom('content_scopes')
        .select(['name', 'total'])
        .orderBy('name')
        .where('total', '>', 0)
        .execute();
    expect(await totals(second.db)).toEqual(await totals(first.db));
  });

  it('a setting that no call would accept is rejected before anything is written', async () => {
    const header = JSON.stringify({ kind: 'neutron-export', format: 1 });
    const setting = { kind: 'setting', id: 'social', version: 1, changedAt: 1 };
    const line = JSON.stringify({ ...setting, value: [{ name: 'a', url: 'javascript:alert(1)' }] });
    await expect(restorePublication(second.db, again([header, line]), { now, ownDomains })).rejects.toThrow(
      'setting social',
    );
  });

  it('hostile HTML in an export is cleaned like everything else', async () => {
    await loadApi(first.db);
    const lines = (await linesOf(first.db)).map((line) =>
      line.replaceAll('<p>', '<script>alert(1)</script><p onclick=\\"alert(1)\\">'),
    );
    await restorePublication(second.db, again(lines), { now, ownDomains });
    expect((await linesOf(second.db)).join('\n')).not.toMatch(/<script|onclick/);
  });

  it.each([
    ['no line', () => [], /empty/],
    ['no header', (lines: string[]) => lines.slice(1), /line 1: kind must be neutron-export/],
    [
      'a line cut short',
      (lines: string[]) => [...lines.slice(0, -1), (lines.at(-1) ?? '').slice(0, -9)],
      /is not JSON/,
    ],
    ['an unknown kind', (lines: string[]) => [...lines, '{"kind":"spell"}'], /line \d+/],
    [
      'a story twice',
      (lines: string[]) => [...lines, lines.find((line) => line.includes('"kind":"story"')) ?? ''],
      /used by two stories/,
    ],
    [
      'another format',
      (lines: string[]) => [(lines[0] ?? '').replace('1', '2'), ...lines.slice(1)],
      /line 1: format/,
    ],
  ])('%s is rejected, and the store stays as it was', async (_name, spoil, reason) => {
    await loadApi(first.db);
    const lines = await linesOf(first.db);
    const damaged = spoil(lines);
    await expect(
      restorePublication(first.db, again(damaged), { now, ownDomains, replace: true }),
    ).rejects.toThrow(reason);
    expect(await linesOf(first.db)).toEqual(lines);
  });

  it('a store that holds a publication is left alone', async () => {
    await loadApi(first.db);
    const lines = await linesOf(first.db);
    await expect(restorePublication(first.db, again(lines), { now, ownDomains })).rejects.toThrow(
      /already holds/,
    );
    expect(await linesOf(first.db)).toEqual(lines);
  });
});
