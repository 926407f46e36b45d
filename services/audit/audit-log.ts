import { createHmac } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import type { AuditTables } from './audit-tables.ts';

export interface AuditEvent {
  /** An account's `sub`; without one nobody in particular. */
  who?: string | undefined;
  what: string;
  about?: string | undefined;
  detail?: Readonly<Record<string, string | number | boolean>> | undefined;
}
export type AuditEntry = Selectable<AuditTables['audit_entries']>;

export interface AuditLog {
  record(event: AuditEvent): Promise<void>;
  newest(limit: number): Promise<AuditEntry[]>;
  of(who: string): Promise<AuditEntry[]>;
  verify(): Promise<AuditVerdict>;
}

export type AuditVerdict =
  | { ok: true; entries: number }
  /** The first entry that is not as it was written, or is missing. */
  | { ok: false; entry: number; reason: 'changed' | 'missing' };

const lockNumber = 712_019_014;
const batch = 1000;
const beginning = 'the beginning';

/**
 * Who did what, and when. Each entry carries a mark over itself and the mark before it, made with a secret that is not
 * in the store: whoever changes, removes or slips in an entry would have to make all marks after it anew.
 */
export function createAuditLog(options: { db: Database; secret: string; now(): number }): AuditLog {
  const db = options.db.as<AuditTables>();
  const markOf = (before: string, { number, at, who, what, about, detail }: Omit<AuditEntry, 'mark'>) =>
    createHmac('sha256', options.secret)
      .update(JSON.stringify([before, Number(number), Number(at), who, what, about, detail]))
      .digest('base64url');
  return {
    record: ({ who = 'nobody', what, about = '', detail = {} }) =>
      db.transaction(async (trx) => {
        // Two entries at once must not follow the same one.
        if (db.dialect === 'postgres')
          await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(trx);
        const last = await trx
          .selectFrom('audit_entries')
          .select(['number', 'mark'])
          .orderBy('number', 'desc')
          .limit(1)
          .executeTakeFirst();
        const number = Number(last?.number ?? 0) + 1;
        const entry = { number, at: options.now(), who, what, about, detail: JSON.stringify(detail) };
        const mark = markOf(last?.mark ?? beginning, entry);
        await trx
          .insertInto('audit_entries')
          .values({ ...entry, mark })
          .execute();
      }),
    newest: (limit) =>
      db.kysely.selectFrom('audit_entries').selectAll().orderBy('number', 'desc').limit(limit).execute(),
    of: (who) =>
      db.kysely
        .selectFrom('audit_entries')
        .selectAll()
        .where((eb) => eb.or([eb('who', '=', who), eb('about', '=', who)]))
        .orderBy('number')
        .execute(),
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
