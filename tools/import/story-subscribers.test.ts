import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateApi } from '#api/migrate-api.ts';
import { getNewslettersInOrder } from '#api/store/resources.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import type { IncomingPublication, IncomingSubscriber } from '#content/incoming.ts';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { migrateNewsletters, type NewsletterTables } from '#services/newsletters/newsletter-tables.ts';
import { suppress, suppressedOf } from '#services/newsletters/store/suppressions.ts';
import { importPublicationSubscribers } from './story-subscribers.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ada = { email: 'ada@mail.example', newsletters: ['Weekly'], createdAt: '2024-01-02 03:04:05' };
const ben = { email: 'ben@mail.example', newsletters: [] };
const eve = { email: 'eve@mail.example', newsletters: ['Weekly', 'Deals of the day'] };

const from = (subscribers: readonly IncomingSubscriber[]): IncomingPublication => ({
  source: 'ghost',
  authors: [],
  topics: [],
  tags: [],
  storyCount: 0,
  async *stories() {},
  newsletters: [{ name: 'Weekly', description: 'Every week' }],
  async *subscribers() {
    yield* subscribers;
  },
});

describeMigratedStores(migrateApi, (open) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = await open();
    await migrateNewsletters(store.db);
  });
  afterEach(() => store.drop());

  const take = (subscribers: readonly IncomingSubscriber[], isDryRun = false) =>
    importPublicationSubscribers(store.db, from(subscribers), { now, isDryRun });
  const tables = () => store.db.as<NewsletterTables>().kysely;
  const titles = async () =>
    (await getNewslettersInOrder(store.db.as<ContentTables>().kysely)).map(({ id, title }) => [id, title]);
  const subscriptions = async () => {
    const rows = await tables()
      .selectFrom('newsletter_subscriptions as s')
      .innerJoin('newsletter_readers as r', 'r.id', 's.reader_id')
      .select(['r.address', 's.newsletter_id', 's.since'])
      .orderBy('r.address')
      .orderBy('s.newsletter_id')
      .execute();
    return rows.map(({ address, newsletter_id, since }) => [
      address,
      newsletter_id,
      new Date(Number(since)).toISOString(),
    ]);
  };

  it('creates the newsletters that are missing and subscribes readers to what they chose', async () => {
    expect(await take([ada, ben, eve, { email: 'no address', newsletters: ['Weekly'] }])).toEqual({
      newsletters: ['Weekly', 'Deals of the day'],
      imported: 2,
      known: 0,
      rejected: 1,
      withoutNewsletter: 1,
      rejections: ['subscriber 3: email: must be an e-mail address'],
    });
    expect(await titles()).toEqual([
      ['weekly', 'Weekly'],
      ['deals-of-the-day', 'Deals of the day'],
    ]);
    expect(await subscriptions()).toEqual([
      ['ada@mail.example', 'weekly', '2024-01-02T03:04:05.000Z'],
      ['eve@mail.example', 'deals-of-the-day', now.toISOString()],
      ['eve@mail.example', 'weekly', now.toISOString()],
    ]);
    const readers = await tables().selectFrom('newsletter_readers').select('address').execute();
    expect(readers.map(({ address }) => address)).not.toContain('ben@mail.example');
  });

  it('repeated, it does not bring back what a reader ended', async () => {
    await take([ada]);
    await tables().deleteFrom('newsletter_subscriptions').execute();
    expect(await take([ada, eve])).toMatchObject({
      newsletters: ['Deals of the day'],
      imported: 1,
      known: 1,
    });
    expect((await subscriptions()).map(([address]) => address)).toEqual([
      'eve@mail.example',
      'eve@mail.example',
    ]);
  });

  it('a suppressed address stays suppressed', async () => {
    const secret = 'a secret of this test';
    await store.db
      .as<NewsletterTables>()
      .transaction((trx) => suppress(trx, { secret, address: ada.email, reason: 'bounce', now: 1 }));
    await take([ada]);
    const found = await store.db
      .as<NewsletterTables>()
      .transaction((trx) => suppressedOf(trx, { secret }, [ada.email]));
    expect([...found]).toEqual([ada.email]);
  });

  it('a dry run names the new newsletters and stores nothing', async () => {
    expect(await take([ada, eve], true)).toMatchObject({
      newsletters: ['Weekly', 'Deals of the day'],
      imported: 0,
    });
    expect([await titles(), await subscriptions()]).toEqual([[], []]);
  });
});
