import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contentMigrations, migrateApi } from '#api/migrate-api.ts';
import { getPageViews } from '#api/store/page-views.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import type { Database } from '#database/connect.ts';
import { type Migration, migrate } from '#database/migrate.ts';
import { migrateOutbox } from '#database/outbox.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createAuditLog } from '#services/audit/audit-log.ts';
import { auditMigrations, migrateAudit } from '#services/audit/audit-tables.ts';
import { identityMigrations, migrateIdentity } from '#services/identity/identity-tables.ts';
import { createOneTimeTokens } from '#services/identity/one-time-tokens.ts';
import { mailMigrations, migrateMail } from '#services/mail/mail-tables.ts';
import { createOutbox } from '#services/mail/queue/queue.ts';
import {
  migrateNewsletters,
  type NewsletterTables,
  newsletterMigrations,
} from '#services/newsletters/newsletter-tables.ts';
import { editionResults } from '#services/newsletters/store/editions.ts';
import { peekOneTimeToken } from '#services/newsletters/store/one-time-tokens.ts';
import { noteOutcome } from '#services/newsletters/store/outcomes.ts';

const at = Date.UTC(2026, 10, 15, 12);
const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The migrations of version 0.1: all before the one that gave tables and columns plain names. */
const before = (migrations: readonly Migration[]) =>
  migrations.slice(
    0,
    migrations.findIndex(({ name }) => name.endsWith('-plain-names')),
  );

/** The tables as version 0.1 left them, with rows in every table that has another name now. */
async function fillFormerStore(db: Database): Promise<void> {
  await migrateOutbox(db);
  await migrate(db, 'content', before(contentMigrations));
  await migrate(db, 'mail', before(mailMigrations));
  await migrate(db, 'identity', before(identityMigrations));
  await migrate(db, 'audit', before(auditMigrations));
  await migrate(db, 'newsletters', before(newsletterMigrations));
  const statements = [
    sql`alter table migrations rename column service to room`,
    sql`insert into content_visits (day, kind, path, total) values ('2026-11-15', 'missing', '/old/', 7)`,
    sql`insert into content_sitemap (slug, published_at, story_n, path, changed_at, extra)
      values ('videos', ${at}, 1, '/video/a/', ${at}, '{"film":{"title":"A","description":"B"}}')`,
    sql`insert into content_search_queries (query, asked, last_at) values ('wombat', 5, ${at})`,
    sql`insert into identity_tickets (digest, kind, sub, email, created_at, expires_at)
      values (${digestOf('reset')}, 'reset', 'maya', 'maya@mail.example', ${at}, ${at + 1000})`,
    sql`insert into newsletter_tickets
      (digest, address, address_key, newsletter_ids, may_count, created_at, expires_at)
      values (${digestOf('confirm')}, 'a@mail.example', 'a@mail.example', '["locked"]', 0, ${at}, ${at + 1000})`,
    sql`insert into newsletter_editions
      (id, newsletter_id, subject, state, created_at, created_by, began_at, after_reader, links)
      values ('edition', 'locked', 'Keys', 'sent', ${at}, 'ines', ${at}, '', '[]')`,
    sql`insert into newsletter_deliveries
      (edition_id, reader_id, letter_id, state, is_counted, clicks, left_at)
      values ('edition', 'one', 'first', 'refused', 0, 0, null),
        ('edition', 'two', 'second', 'waiting', 0, 0, ${at})`,
    sql`insert into newsletter_suppressions (digest, why, at) values ('someone', 'bounce', ${at})`,
    sql`insert into mail_contents (id, subject, text, html, list_id, leave_url, created_at)
      values ('shared', 'Keys', 'Hello {{token}}', '', 'Keys <keys.example>', 'https://a.example/{{token}}/', ${at})`,
    ...['refused', 'waiting'].map(
      (
        state,
      ) => sql`insert into mail_letters (id, message_id, recipient, subject, text, html, state, attempts,
        created_at, due_at, is_bulk, content_id, blanks)
        values (${state}, ${`<${state}@a.example>`}, 'a@mail.example', '', '', '', ${state}, 0, ${at}, ${at}, 1,
          'shared', '{"token":"t1"}')`,
    ),
  ];
  for (const statement of statements) await statement.execute(db.kysely);
  await addFormerAuditEntry(db);
}

/** An entry by an aliased account, with the mark that version 0.1 computed. */
async function addFormerAuditEntry(db: Database): Promise<void> {
  await sql`insert into audit_members (sub, alias) values ('maya', 'member-1')`.execute(db.kysely);
  // HMAC-SHA256, key `audit`, of ["the beginning",1,1000,"member-1","newsletter link refused","","{}"].
  await sql`insert into audit_entries (number, at, who, what, about, detail, mark)
    values (1, 1000, 'member-1', 'newsletter link refused', '', '{}', ${formerMark})`.execute(db.kysely);
}
const formerMark = 'JLs-A38kQc3ZZZnfZ9LZBvQ60iTnTsk_cLfxxFr144U';

async function migrateAll(db: Database): Promise<string[]> {
  const results = [
    ...(await migrateApi(db)),
    await migrateMail(db),
    await migrateIdentity(db),
    await migrateAudit(db),
    await migrateNewsletters(db),
  ];
  return results.flatMap(({ service, applied }) => applied.map((name) => `${service} ${name}`));
}

async function indexNames(db: Database): Promise<string[]> {
  const { rows } = await (db.dialect === 'postgres'
    ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
    : sql<{ name: string }>`select name from sqlite_master where type = 'index'`
  ).execute(db.kysely);
  return rows.map(({ name }) => name);
}

describeStores((open) => {
  let store: OpenStore;
  let applied: string[];
  beforeAll(async () => {
    store = await open();
    await fillFormerStore(store.db);
    applied = await migrateAll(store.db);
  });
  afterAll(() => store.drop());

  it('upgrades a store of version 0.1 once', async () => {
    expect(applied).toEqual([
      'content 011-plain-names',
      'content 012-sitemap-videos',
      'content 015-offer-prices',
      'content 017-settings',
      'content 018-entry-versions',
      'content 019-import-runs',
      'content 022-desk',
      'content 023-drafts',
      'content 024-rights',
      'content 025-pictures',
      'content 026-story-work',
      'content 028-preview-links',
      'content 029-draft-documents',
      'content 030-nightly-checks',
      'content 031-staff-products',
      'content 032-priced-products',
      'content 033-checked-plans',
      'content 034-picture-visibility',
      'content 035-draft-summaries',
      'content 036-draft-epochs',
      'content 037-note-passages',
      'mail 007-plain-names',
      'identity 015-plain-names',
      'audit 015-plain-names',
      'newsletters 007-plain-names',
      'newsletters 008-edition-words',
    ]);
    expect(await migrateAll(store.db)).toEqual([]);
  });

  it('gives an upgraded store the indexes of a new one', async () => {
    const fresh = await open();
    await migrateAll(fresh.db);
    const names = await indexNames(store.db);
    expect(names.toSorted()).toEqual((await indexNames(fresh.db)).toSorted());
    expect(names.join(' ')).not.toMatch(/_letter|ticket|member|visit/);
    expect(names).toEqual(
      expect.arrayContaining([
        'mail_emails_line',
        'mail_emails_content',
        'identity_one_time_tokens_sub',
        'newsletter_one_time_tokens_address',
        'newsletter_deliveries_email',
      ]),
    );
    await fresh.drop();
  });

  it('reads queued e-mails', async () => {
    const outbox = createOutbox({ db: store.db, host: 'a.example' });
    expect(await outbox.count()).toEqual({ waiting: 1, sending: 0, sent: 0, rejected: 1 });
    expect(await outbox.claim(at, 1000)).toMatchObject({
      id: 'waiting',
      text: 'Hello t1',
      list: { unsubscribeUrl: 'https://a.example/t1/' },
    });
  });

  it('reads one-time tokens of accounts and newsletters', async () => {
    const tokens = createOneTimeTokens(store.db);
    expect(await tokens.find('reset', 'reset', at)).toMatchObject({ sub: 'maya' });
    const db = store.db.as<NewsletterTables>();
    expect(await peekOneTimeToken({ db }, 'confirm', at)).toMatchObject({ address: 'a@mail.example' });
  });

  it('reads deliveries, and finds one by its e-mail', async () => {
    const db = store.db.as<NewsletterTables>();
    const settled = {
      emailId: 'second',
      to: 'b@mail.example',
      outcome: 'sent' as const,
      isAboutMailbox: false,
    };
    await db.transaction((trx) => noteOutcome(trx, { secret: 'newsletters', now: () => at }, settled));
    expect(await editionResults({ db }, 'edition')).toMatchObject({
      states: { sent: 1, rejected: 1 },
      left: 1,
    });
    expect(await db.kysely.selectFrom('newsletter_suppressions').select('reason').execute()).toEqual([
      { reason: 'bounce' },
    ]);
  });

  it('reads page views and counted searches', async () => {
    const { kysely } = store.db.as<ContentTables>();
    const query = { kind: 'missing', since: '2026-11-01', limit: 9, offset: 0 } as const;
    expect(await getPageViews(kysely, query)).toEqual([{ kind: 'missing', path: '/old/', total: 7 }]);
    expect(await kysely.selectFrom('content_search_queries').select(['query', 'total']).execute()).toEqual([
      { query: 'wombat', total: 5 },
    ]);
  });

  it('reads video entries of sitemaps', async () => {
    const { kysely } = store.db.as<ContentTables>();
    const row = await kysely.selectFrom('content_sitemap').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(row.extra ?? '')).toEqual({ video: { title: 'A', description: 'B' } });
  });

  it('reads the audit log, whose old marks stay valid', async () => {
    const log = createAuditLog({ db: store.db, secret: 'audit', now: () => at });
    expect(await log.of('maya')).toHaveLength(1);
    await log.record({ who: 'maya', what: 'signed in' });
    expect((await log.of('maya')).map(({ who }) => who)).toEqual(['member-1', 'member-1']);
    expect(await log.verify()).toEqual({ ok: true, entries: 2 });
  });
});
