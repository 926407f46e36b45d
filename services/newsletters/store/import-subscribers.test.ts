import { beforeEach, expect, it } from 'vitest';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import { migrateNewsletters, type NewsletterTables } from '../newsletter-tables.ts';
import { importSubscribers, type SubscriberOutcome } from './import-subscribers.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const ada = { email: 'Ada@mail.example', newsletters: ['daily'] };

describeOneStore((given) => {
  let store: OpenStore;
  beforeEach(async () => {
    store = given();
    await migrateNewsletters(store.db);
  });

  const take = (...entries: unknown[]) => takeWith({}, ...entries);
  async function takeWith(more: { skipsKnown?: boolean }, ...entries: unknown[]) {
    const outcomes: SubscriberOutcome[] = [];
    await importSubscribers(store.db.as<NewsletterTables>(), entries, {
      ...more,
      newsletterIds: new Set(['daily', 'weekly']),
      now,
      onOutcome: (outcome) => outcomes.push(outcome),
    });
    return outcomes;
  }
  const subscriptions = () =>
    store.db
      .as<NewsletterTables>()
      .kysely.selectFrom('newsletter_subscriptions as s')
      .innerJoin('newsletter_readers as r', 'r.id', 's.reader_id')
      .select(['r.address', 'r.may_count', 's.newsletter_id', 's.since'])
      .orderBy('r.address')
      .orderBy('s.newsletter_id')
      .execute();

  it('imports readers with their subscriptions, dates and consent to tracking', async () => {
    const ben = {
      email: 'ben@mail.example',
      newsletters: ['daily', 'weekly'],
      since: '2025-03-01T08:00:00Z',
      allowsTracking: true,
    };
    expect(await take(ada, ben)).toEqual([
      { entry: 1, what: 'imported' },
      { entry: 2, what: 'imported' },
    ]);
    const since = Date.parse(ben.since);
    const rows = (await subscriptions()).map((row) => ({ ...row, since: Number(row.since) }));
    expect(rows).toEqual([
      { address: 'Ada@mail.example', may_count: 0, newsletter_id: 'daily', since: now },
      { address: 'ben@mail.example', may_count: 1, newsletter_id: 'daily', since },
      { address: 'ben@mail.example', may_count: 1, newsletter_id: 'weekly', since },
    ]);
  });

  it('can be repeated: a known reader gains subscriptions and keeps the choice about tracking', async () => {
    await take(ada);
    const again = { email: 'ada@mail.example', newsletters: ['daily', 'weekly'], allowsTracking: true };
    expect(await take(again)).toEqual([{ entry: 1, what: 'known' }]);
    const rows = await subscriptions();
    expect(rows.map(({ newsletter_id, may_count }) => [newsletter_id, may_count])).toEqual([
      ['daily', 0],
      ['weekly', 0],
    ]);
  });

  it('skips known readers with an option: what they ended stays ended', async () => {
    await take(ada);
    await store.db.as<NewsletterTables>().kysely.deleteFrom('newsletter_subscriptions').execute();
    expect(await takeWith({ skipsKnown: true }, ada)).toEqual([{ entry: 1, what: 'known' }]);
    expect(await subscriptions()).toEqual([]);
  });

  it.each([
    ['no object', 'ada@mail.example', /expected object/],
    ['no address', { newsletters: ['daily'] }, /^email: /],
    ['an address that is none', { ...ada, email: 'ada' }, /^email: must be an e-mail address/],
    ['two addresses', { ...ada, email: 'ada@mail.example, ben@mail.example' }, /^email: /],
    ['no newsletter', { ...ada, newsletters: [] }, /^newsletters: /],
    ['an unknown newsletter', { ...ada, newsletters: ['daily', 'none'] }, /there is no newsletter "none"/],
    ['a date that is none', { ...ada, since: 'yesterday' }, /^since: /],
    ['an unknown field', { ...ada, name: 'Ada' }, /name/],
  ])('rejects %s, with a reason, and imports the others', async (_name, entry, reason) => {
    const ben = { ...ada, email: 'ben@mail.example' };
    const [first, second] = await take(entry, ben);
    expect(first).toMatchObject({ entry: 1, what: 'rejected', reason: expect.stringMatching(reason) });
    expect(second).toEqual({ entry: 2, what: 'imported' });
    expect((await subscriptions()).map(({ address }) => address)).toEqual(['ben@mail.example']);
  });

  it('imports more entries than one transaction takes', async () => {
    const entries = Array.from({ length: 501 }, (_, index) => ({ ...ada, email: `r${index}@mail.example` }));
    expect((await take(...entries)).at(-1)).toEqual({ entry: 501, what: 'imported' });
    expect(await subscriptions()).toHaveLength(501);
  });
});
