import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importStories } from '#api/load/import/import-stories.ts';
import type { Outcome } from '#api/load/import/outcome.ts';
import { migrateApi } from '#api/migrate-api.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { documentProblem } from '#content/document/check-document.ts';
import { documentFrom } from '#content/document/from-body.ts';
import { bodyFrom } from '#content/document/to-body.ts';
import { cleanBody, cleanEmbeds } from '#content/rules/body/clean-body.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { atomFile, rssFile } from '#services/import/test/feed-files.ts';
import { cardPosts, ghostExport } from '#services/import/test/ghost/write-export.ts';
import { writeHugoSite, writeJekyllSite } from '#services/import/test/markdown/write-site.ts';
import { chooseFormat, readIncoming } from './choose-reader.ts';

const now = new Date('2026-11-15T12:00:00Z');
const image = { typeName: 'image', bucketType: 'hub', bucketPath: 'imported/aa/a.png', width: 4, height: 3 };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neutron-moving-'));
  await mkdir(join(folder, 'ghost'));
  await writeFile(join(folder, 'ghost/export.json'), ghostExport(cardPosts()));
  await writeHugoSite(join(folder, 'hugo'));
  await writeJekyllSite(join(folder, 'jekyll'));
  const lines = Array.from({ length: 30 }, (_, index) =>
    JSON.stringify({
      type: 'story',
      id: index,
      title: `Story ${index}`,
      html: `<p>Some words of ${index}.</p>`,
      published: '2024-05-01T00:00:00Z',
      oldPaths: [`/old/${index}`],
    }),
  );
  await writeFile(join(folder, 'publication.jsonl'), lines.join('\n'));
  await writeFile(join(folder, 'rss.xml'), rssFile());
  await writeFile(join(folder, 'atom.xml'), atomFile());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describeMigratedStores.postgresInAll(migrateApi, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());

  async function move(path: string): Promise<Outcome[]> {
    const format = await chooseFormat(path);
    if (format === 'neutron') throw new Error('an export of our own');
    const outcomes: Outcome[] = [];
    await importStories(store.db, await readIncoming(format, path, { now }), {
      now,
      ownDomains: [],
      bureau: 'The newsroom',
      mayFindPictures: true,
      saveImage: async ({ alt, caption }) => ({ image: { ...image, alt, ...(caption ? { caption } : {}) } }),
      onOutcome: (outcome) => void outcomes.push(outcome),
    });
    return outcomes;
  }

  describe.each([
    ['ghost', 'ghost/export.json'],
    ['hugo', 'hugo'],
    ['jekyll', 'jekyll'],
    ['lines', 'publication.jsonl'],
    ['RSS', 'rss.xml'],
    ['Atom', 'atom.xml'],
  ])('a publication of %s', (_system, place) => {
    it('is stored without a lost word or part, at its old addresses, and once', async () => {
      const outcomes = await move(join(folder, place));
      expect(outcomes.length).toBeGreaterThanOrEqual(30);
      expect(
        outcomes.filter(({ what }) => what !== 'added').map(({ title, reason }) => `${title}: ${reason}`),
      ).toEqual([]);
      const lost = outcomes.filter(
        ({ account }) =>
          !account || account.words.lost > 0 || Object.values(account.parts).some((part) => part.lost > 0),
      );
      expect(lost.map(({ title, account }) => `${title}: ${JSON.stringify(account)}`)).toEqual([]);
      const { count } = await store.db
        .as<ContentTables>()
        .kysely.selectFrom('content_vanity')
        .select(({ fn }) => fn.countAll<number | string>().as('count'))
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBeGreaterThanOrEqual(30);
      const again = await move(join(folder, place));
      expect(new Set(again.map(({ what }) => what))).toEqual(new Set(['unchanged']));
    });
  });
});

describe.each([
  ['ghost/export.json', 40],
  ['hugo', 30],
  ['jekyll', 30],
  ['rss.xml', 30],
  ['atom.xml', 30],
  ['test/wordpress.xml', 5],
  ['test/old-example.xml', 3],
  ['test/ghost.json', 1],
  ['test/feed.xml', 1],
  ['test/notes', 2],
])('the bodies of %s', (place, count) => {
  it('are the same after a round trip through the document', async () => {
    const path = place.startsWith('test/')
      ? join(import.meta.dirname, '../../services/import', place)
      : join(folder, place);
    const format = await chooseFormat(path);
    if (format === 'neutron') throw new Error('an export of our own');
    let compared = 0;
    for await (const story of (await readIncoming(format, path, { now })).stories()) {
      if ('rejected' in story) continue;
      const { body, embeds, title } = story;
      const document = documentFrom({ body, additionalShortcodeData: embeds }, []);
      expect(documentProblem(document), title).toBeUndefined();
      expect(bodyFrom(document), title).toMatchObject({
        body: cleanBody(body, []),
        additionalShortcodeData: cleanEmbeds(embeds, { ownDomains: [] }),
      });
      compared += 1;
    }
    expect(compared).toBeGreaterThanOrEqual(count);
  });
});
