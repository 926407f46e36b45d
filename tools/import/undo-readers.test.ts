import { afterEach, beforeEach, expect, it } from 'vitest';
import { importMenus } from '#api/load/import/import-menus.ts';
import { finishRun, startRun } from '#api/load/import/import-run.ts';
import { importStories } from '#api/load/import/import-stories.ts';
import { undoImport } from '#api/load/undo/undo-import.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { getEntries } from '#api/store/import-report.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { publication as testPublication } from '#api/test/publication.ts';
import type { ImportKind } from '#content/entities/import-run.ts';
import type { IncomingPublication, IncomingSubscriber } from '#content/incoming.ts';
import { neutralSettings } from '#content/publication/neutral-settings.ts';
import type { Database } from '#database/connect.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { migrateNewsletters, type NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { importedSubscribers } from '#services/newsletters/store/remove-imported.ts';
import { importPublicationSubscribers } from './story-subscribers.ts';

const now = new Date('2026-11-15T12:00:00Z');
const publication = {
  ...testPublication,
  menus: neutralSettings({ name: testPublication.brand.name }).menus,
};
const ada = { email: 'ada@mail.example', newsletters: ['Weekly', 'Deals'] };
const ben = { email: 'ben@mail.example', newsletters: ['Weekly'] };
const eve = { email: 'eve@mail.example', newsletters: ['Deals'] };

const from = (subscribers: readonly IncomingSubscriber[]): IncomingPublication => ({
  source: 'ghost:old.example',
  authors: [],
  topics: [{ slug: 'night-lamps', name: 'Night lamps', oldPaths: ['/tag/night-lamps/'] }],
  tags: [],
  storyCount: 0,
  async *stories() {},
  menus: [
    { name: 'navigation', items: [{ title: 'Lamps', address: 'https://old.example/tag/night-lamps/' }] },
  ],
  newsletters: [{ name: 'Weekly' }, { name: 'Deals' }],
  async *subscribers() {
    yield* subscribers;
  },
});

async function migrateBoth(db: Database): Promise<void> {
  await migrateApi(db);
  await migrateNewsletters(db);
}

describeMigratedStores(migrateBoth, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(() => store.drop());

  const content = () => store.db.as<ContentTables>().kysely;
  const readers = () => store.db.as<NewsletterTables>().kysely;

  async function take(): Promise<number> {
    const incoming = from([ada, ben, eve]);
    const facts = { source: incoming.source, format: 'ghost', path: 'old.json', startedBy: 'a test', now };
    const run = await startRun(store.db, facts);
    await importStories(store.db, incoming, {
      now,
      ownDomains: [],
      bureau: 'The newsroom',
      mayFindPictures: false,
      saveImage: async () => ({ left: 'not fetched' }),
      run,
      onOutcome: () => undefined,
    });
    await importPublicationSubscribers(store.db, incoming, { now, isDryRun: false, run });
    await importMenus(store.db.as<ContentTables>(), incoming, { publication, now, run });
    await finishRun(store.db, run, { read: 0, now });
    return run;
  }
  const undo = (run: number, mostBatches?: number) =>
    undoImport(store.db.as<ContentTables>(), run, {
      now,
      publication,
      log: () => undefined,
      subscribers: importedSubscribers,
      mostBatches,
    });
  const left = async (run: number, kind: ImportKind) => {
    const entries = await getEntries(content(), run, { kind, undone: 'left', limit: 10, offset: 0 });
    return entries.map(({ title, left_because }) => `${title}: ${left_because}`);
  };
  const stored = async () => ({
    menus: await content().selectFrom('content_settings').select(['id', 'version', 'doc']).execute(),
    newsletters: (await content().selectFrom('content_newsletters').select('id').orderBy('id').execute()).map(
      ({ id }) => id,
    ),
    topics: (await content().selectFrom('content_topics').select('slug').execute()).map(({ slug }) => slug),
    readers: (
      await readers().selectFrom('newsletter_readers').select('address').orderBy('address').execute()
    ).map(({ address }) => address),
    subscriptions: await readers()
      .selectFrom('newsletter_subscriptions')
      .select(['newsletter_id', 'since'])
      .orderBy('newsletter_id')
      .execute(),
  });

  it('an undo takes exactly the menu bar, newsletters and readers of the run, and can be interrupted', async () => {
    const other = { ...from([{ email: 'old@mail.example', newsletters: ['Daily'] }]), newsletters: [] };
    await importPublicationSubscribers(store.db, other, { now, isDryRun: false });
    const before = await stored();
    expect(before.readers).toEqual(['old@mail.example']);
    const run = await take();
    expect(await stored()).toMatchObject({
      menus: [{ id: 'menus', doc: expect.stringContaining('/topic/night-lamps/') }],
      newsletters: ['daily', 'deals', 'weekly'],
      readers: [ada.email, ben.email, eve.email, 'old@mail.example'],
    });
    expect(await undo(run, 1)).toBe('undoing');
    while ((await undo(run, 1)) !== 'undone');
    // The topic is in the menu bar alone: it goes with it.
    expect(await stored()).toEqual(before);
    for (const kind of ['menu', 'newsletter', 'subscriber', 'topic'] as const)
      expect([kind, await left(run, kind)]).toEqual([kind, []]);
    await take();
    expect((await stored()).readers).toHaveLength(4);
  });

  it('what an editor or a reader has changed since stays and is named', async () => {
    const run = await take();
    const { doc } = await content().selectFrom('content_settings').select('doc').executeTakeFirstOrThrow();
    await content()
      .insertInto('content_settings')
      .values({ id: 'menus', version: 2, doc, changed_at: now.getTime(), changed_by: 'an editor' })
      .execute();
    const { id } = await readers()
      .selectFrom('newsletter_readers')
      .select('id')
      .where('address', '=', ada.email)
      .executeTakeFirstOrThrow();
    await readers()
      .deleteFrom('newsletter_subscriptions')
      .where('reader_id', '=', id)
      .where('newsletter_id', '=', 'weekly')
      .execute();
    expect(await undo(run)).toBe('undone');
    expect(await left(run, 'menu')).toEqual(['navigation: an editor has changed it']);
    expect(await left(run, 'topic')).toEqual(['Night lamps: something here still uses it']);
    expect(await left(run, 'subscriber')).toEqual([
      'subscriber of weekly, deals: the reader has changed it since',
    ]);
    expect(await left(run, 'newsletter')).toEqual(['Deals: it has subscribers or editions here']);
    expect(await stored()).toMatchObject({ newsletters: ['deals'], readers: [ada.email] });
  });

  it('a newsletter that was sent stays, with the number of its recipients and without the reader', async () => {
    const run = await take();
    const { id } = await readers()
      .selectFrom('newsletter_readers')
      .select('id')
      .where('address', '=', ben.email)
      .executeTakeFirstOrThrow();
    await readers()
      .insertInto('newsletter_editions')
      .values({
        id: 'first',
        newsletter_id: 'weekly',
        subject: 'Lamps',
        state: 'sent',
        send_at: null,
        created_at: 1,
        created_by: 'an editor',
        started_at: 2,
        ended_at: 3,
        problem: null,
        after_reader: '',
        plain_content: null,
        counted_content: null,
        links: '[]',
      })
      .execute();
    await readers()
      .insertInto('newsletter_deliveries')
      .values({
        edition_id: 'first',
        reader_id: id,
        email_id: null,
        state: 'sent',
        is_counted: 0,
        opened_at: null,
        clicks: 0,
        unsubscribed_at: null,
      })
      .execute();
    expect(await undo(run)).toBe('undone');
    expect(await left(run, 'newsletter')).toEqual(['Weekly: it has subscribers or editions here']);
    expect((await stored()).readers).toEqual([]);
    const deliveries = await readers().selectFrom('newsletter_deliveries').select('reader_id').execute();
    expect(deliveries).toEqual([{ reader_id: expect.stringMatching(/^gone-/) }]);
  });
});
