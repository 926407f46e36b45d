import { randomBytes } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { type EditionWords, noWords } from '#content/rules/edition-words.ts';
import type { NewsletterContext, Trx } from '../context.ts';
import type { DeliveryState, NewsletterTables } from '../newsletter-tables.ts';

export type Edition = Selectable<NewsletterTables['newsletter_editions']>;

export async function createEdition(
  { db, now }: Pick<NewsletterContext, 'db' | 'now'>,
  given: { newsletterId: string; subject: string; words?: EditionWords | undefined; by: string },
): Promise<string> {
  const { introduction, lines } = given.words ?? noWords;
  const id = randomBytes(12).toString('base64url');
  await db.kysely
    .insertInto('newsletter_editions')
    .values({
      id,
      newsletter_id: given.newsletterId,
      subject: given.subject.trim(),
      introduction,
      lines: JSON.stringify(lines),
      state: 'draft',
      send_at: null,
      created_at: now(),
      created_by: given.by,
      started_at: null,
      ended_at: null,
      problem: null,
      after_reader: '',
      plain_content: null,
      counted_content: null,
      links: '[]',
    })
    .execute();
  return id;
}

/** The words an editor wrote for an edition. */
export const wordsOf = ({ introduction, lines }: Pick<Edition, 'introduction' | 'lines'>): EditionWords => ({
  introduction,
  lines: JSON.parse(lines) as EditionWords['lines'],
});

export const findEdition = (
  { db }: Pick<NewsletterContext, 'db'>,
  id: string,
): Promise<Edition | undefined> =>
  db.kysely.selectFrom('newsletter_editions').selectAll().where('id', '=', id).executeTakeFirst();

/** Schedules sending at this time. False if it was sent already or is being sent. */
export async function scheduleEdition(
  { db }: Pick<NewsletterContext, 'db'>,
  id: string,
  sendAt: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db.kysely
    .updateTable('newsletter_editions')
    .set({ state: 'scheduled', send_at: sendAt, problem: null })
    .where('id', '=', id)
    .where('state', 'in', ['draft', 'scheduled', 'failed'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Cancels an edition and removes its queued e-mails. Returns how many were removed. */
export async function cancelEdition(
  { db, mail, now }: Pick<NewsletterContext, 'db' | 'mail' | 'now'>,
  id: string,
): Promise<number | undefined> {
  return db.transaction(async (trx) => {
    const edition = await locked(trx, db.dialect, id);
    if (!edition || edition.state === 'cancelled') return undefined;
    let withdrawn = 0;
    for (const content of [edition.plain_content, edition.counted_content])
      if (content) withdrawn += await mail.withdraw(trx, content);
    // No queued e-mails left: the state stays `sent`.
    if (edition.state === 'sent' && withdrawn === 0) return undefined;
    await trx
      .updateTable('newsletter_deliveries')
      .set({ state: 'withdrawn' })
      .where('edition_id', '=', id)
      .where('state', '=', 'waiting')
      .execute();
    await trx
      .updateTable('newsletter_editions')
      .set({ state: 'cancelled', ended_at: now() })
      .where('id', '=', id)
      .execute();
    return withdrawn;
  });
}

export async function locked(
  trx: Trx,
  dialect: NewsletterContext['db']['dialect'],
  id: string,
): Promise<Edition | undefined> {
  let row = trx.selectFrom('newsletter_editions').selectAll().where('id', '=', id);
  // Locks the edition against other processes; on SQLite transactions are exclusive anyway.
  if (dialect === 'postgres') row = row.forUpdate();
  return row.executeTakeFirst();
}

export interface EditionResults {
  states: Record<DeliveryState, number>;
  /** Readers who allowed open and click tracking. */
  counted: number;
  opened: number;
  clicked: number;
  left: number;
}

export async function editionResults(
  { db }: Pick<NewsletterContext, 'db'>,
  id: string,
): Promise<EditionResults> {
  const rows = await db.kysely
    .selectFrom('newsletter_deliveries')
    .select((eb) => [
      'state',
      eb.fn.countAll().as('many'),
      eb.fn.sum('is_counted').as('counted'),
      sql<number>`sum(case when opened_at is null then 0 else 1 end)`.as('opened'),
      sql<number>`sum(case when clicks > 0 then 1 else 0 end)`.as('clicked'),
      sql<number>`sum(case when unsubscribed_at is null then 0 else 1 end)`.as('gone'),
    ])
    .where('edition_id', '=', id)
    .groupBy('state')
    .execute();
  const results: EditionResults = {
    states: { waiting: 0, sent: 0, rejected: 0, bounced: 0, complained: 0, withdrawn: 0 },
    counted: 0,
    opened: 0,
    clicked: 0,
    left: 0,
  };
  for (const row of rows) {
    results.states[row.state] = Number(row.many);
    results.counted += Number(row.counted);
    results.opened += Number(row.opened);
    results.clicked += Number(row.clicked);
    results.left += Number(row.gone);
  }
  return results;
}

export const newestEditions = ({ db }: Pick<NewsletterContext, 'db'>, limit: number): Promise<Edition[]> =>
  db.kysely
    .selectFrom('newsletter_editions')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function clicksOf(
  { db }: Pick<NewsletterContext, 'db'>,
  edition: Pick<Edition, 'id' | 'links'>,
): Promise<{ address: string; clicks: number }[]> {
  const links = JSON.parse(edition.links) as string[];
  const rows = await db.kysely
    .selectFrom('newsletter_clicks')
    .select(['link', 'clicks'])
    .where('edition_id', '=', edition.id)
    .orderBy('clicks', 'desc')
    .execute();
  return rows.map(({ link, clicks }) => ({ address: links[link] ?? '', clicks }));
}

export interface Audience {
  newsletterId: string;
  readers: number;
  users: number;
  /** In the last seven days. */
  newReaders: number;
}

export async function audiences({ db, now }: Pick<NewsletterContext, 'db' | 'now'>): Promise<Audience[]> {
  const weekAgo = now() - 7 * 86_400_000;
  const rows = await db.kysely
    .selectFrom('newsletter_subscriptions as s')
    .innerJoin('newsletter_readers as r', 'r.id', 's.reader_id')
    .select((eb) => [
      's.newsletter_id',
      eb.fn.countAll().as('readers'),
      sql<number>`sum(case when r.sub is null then 0 else 1 end)`.as('users'),
      sql<number>`sum(case when s.since > ${weekAgo} then 1 else 0 end)`.as('new_readers'),
    ])
    .groupBy('s.newsletter_id')
    .execute();
  return rows.map((row) => ({
    newsletterId: row.newsletter_id,
    readers: Number(row.readers),
    users: Number(row.users),
    newReaders: Number(row.new_readers),
  }));
}

export async function suppressedCount({ db }: Pick<NewsletterContext, 'db'>): Promise<number> {
  const row = await db.kysely
    .selectFrom('newsletter_suppressions')
    .select((eb) => eb.fn.countAll().as('many'))
    .executeTakeFirst();
  return Number(row?.many ?? 0);
}
