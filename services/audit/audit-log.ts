import { createHmac, randomBytes } from 'node:crypto';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { isServiceSub } from '#platform/staff.ts';
import type { AuditTables } from './audit-tables.ts';

export interface AuditEvent {
  /** An account's `sub`, or a service account; undefined if the actor is unknown. */
  who?: string | undefined;
  what: string;
  /** An object by its name, a user by the `sub`. Personal names and addresses do not belong here or in the detail. */
  about?: string | { user: string } | undefined;
  /** Facts. The entry is not part of the data export of a user who is named only here. */
  detail?: Readonly<Record<string, string | number | boolean | { user: string }>> | undefined;
}
type AuditEntry = Selectable<AuditTables['audit_entries']>;

export interface AuditLog {
  record(event: AuditEvent): Promise<void>;
  newest(limit: number): Promise<AuditEntry[]>;
  /** The entries by and about an account. */
  of(sub: string): Promise<AuditEntry[]>;
  /** Deletes the account's alias: no entry can be traced to it any more, and all entries and marks stay valid. */
  erase(sub: string): Promise<void>;
  verify(): Promise<AuditVerdict>;
  /** The mark of an entry, if there is one. */
  markOf(number: number): Promise<string | undefined>;
}

type AuditVerdict =
  | { ok: true; entries: number }
  /** The first entry that was changed or is missing. */
  | { ok: false; entry: number; reason: 'changed' | 'missing' };

const lockNumber = 712_019_014;
const batch = 1000;
const beginning = 'the beginning';

/**
 * The audit log. Each entry has a mark (HMAC) over itself and the previous mark, with a secret that is not in the database:
 * changing, removing or inserting an entry would require computing all later marks again. Users are recorded by an alias,
 * so that they can be erased without changing an entry.
 */
export function createAuditLog(options: { db: Database; secret: string; now(): number }): AuditLog {
  const db = options.db.as<AuditTables>();
  const markOf = (before: string, { number, at, who, what, about, detail }: Omit<AuditEntry, 'mark'>) =>
    createHmac('sha256', options.secret)
      .update(JSON.stringify([before, Number(number), Number(at), who, what, about, detail]))
      .digest('base64url');
  return {
    record: ({ who: sub, what, about: given = '', detail = {} }) =>
      db.transaction(async (trx) => {
        // Concurrent entries must not follow the same one.
        if (db.dialect === 'postgres')
          await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
        const last = await trx
          .selectFrom('audit_entries')
          .select(['number', 'mark'])
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        const number = Number(last?.number ?? 0) + 1;
        const who = sub === undefined ? 'unknown' : isServiceSub(sub) ? sub : await aliasOf(trx, sub);
        const aliased = async (value: string | number | boolean | { user: string }) =>
          typeof value === 'object' ? aliasOf(trx, value.user) : value;
        const about = String(await aliased(given));
        const facts: Record<string, string | number | boolean> = {};
        for (const [name, value] of Object.entries(detail)) facts[name] = await aliased(value);
        const entry = { number, at: options.now(), who, what, about, detail: JSON.stringify(facts) };
        const mark = markOf(last?.mark ?? beginning, entry);
        await trx
          .insertInto('audit_entries')
          .values({ ...entry, mark })
          .execute();
      }),
    newest: (limit) =>
      db.kysely.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(limit).execute(),
    of: (sub) =>
      db.kysely
        .selectFrom('audit_entries')
        .innerJoin('audit_aliases', (join) =>
          join.on((eb) =>
            eb.or([
              eb('audit_aliases.alias', '=', eb.ref('audit_entries.who')),
              eb('audit_aliases.alias', '=', eb.ref('audit_entries.about')),
            ]),
          ),
        )
        .selectAll('audit_entries')
        .where('audit_aliases.sub', '=', sub)
        .orderBy('number')
        .execute(),
    async erase(sub) {
      await db.kysely.deleteFrom('audit_aliases').where('sub', '=', sub).execute();
    },
    async markOf(number) {
      const found = db.kysely.selectFrom('audit_entries').select('mark').where('number', '=', number);
      return (await found.executeTakeFirst())?.mark;
    },
    async verify() {
      let [before, next] = [beginning, 1];
      for (;;) {
        const rows = await db.kysely
          .selectFrom('audit_entries')
          .selectAll()
          .where('number', '>=', next)
          .orderBy('number')
          .limit(batch)
          .execute();
        for (const row of rows) {
          if (Number(row.number) !== next) return { ok: false, entry: next, reason: 'missing' };
          if (markOf(before, row) !== row.mark) return { ok: false, entry: next, reason: 'changed' };
          before = row.mark;
          next += 1;
        }
        if (rows.length < batch) return { ok: true, entries: next - 1 };
      }
    },
  };
}

/** The alias of an account, created on first use. */
async function aliasOf(trx: Transaction<AuditTables>, sub: string): Promise<string> {
  const known = await trx
    .selectFrom('audit_aliases')
    .select('alias')
    .where('sub', '=', sub)
    .executeTakeFirst();
  if (known) return known.alias;
  const alias = `user-${randomBytes(9).toString('base64url')}`;
  await trx.insertInto('audit_aliases').values({ sub, alias }).execute();
  return alias;
}
