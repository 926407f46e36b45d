import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Letter, type LetterState, letter, type StoredLetter } from './letter.ts';
import type { MailTables } from './mail-tables.ts';

type Row = Selectable<MailTables['mail_letters']>;

export interface Claimed extends StoredLetter {
  claim: string;
}

export interface LetterRecord extends StoredLetter {
  state: LetterState;
  dueAt: number;
  sentAt: number | null;
  lastError: string | null;
}

/** Letters that are written down before anyone is told they will be sent. */
export interface Outbox {
  /** Inside the transaction of whoever writes: the letter is there exactly when the rest is. Gives its id. */
  add<T>(trx: Transaction<T>, given: Letter, now: number): Promise<string>;
  /** The next one that is due, for this caller alone until the lease ends. */
  claim(now: number, leaseMilliseconds: number): Promise<Claimed | undefined>;
  markSent(claimed: Claimed, now: number): Promise<void>;
  putBack(claimed: Claimed, reason: string, dueAt: number, counts: boolean): Promise<void>;
  refuse(claimed: Claimed, reason: string): Promise<void>;
  /** All that are being sent are not: for a process that knows it is the only one. */
  releaseAll(now: number): Promise<void>;
  /** Forgets what was sent or refused before this time: letters hold addresses of people. */
  prune(before: number): Promise<void>;
  /** Letters to or in the name of one address. */
  ofAddress(address: string): Promise<LetterRecord[]>;
  /** Forgets them all, sent or not: who they are about is gone. */
  forgetAddress(address: string): Promise<void>;
  newest(limit: number): Promise<LetterRecord[]>;
  find(id: string): Promise<LetterRecord | undefined>;
  count(): Promise<Record<LetterState, number>>;
}

export function createOutbox(options: { db: Database; host: string }): Outbox {
  const db = options.db.as<MailTables>();

  /** Only the attempt that holds the letter may say what became of it. */
  const settle = (claimed: Claimed, values: Partial<Row>) =>
    db.kysely
      .updateTable('mail_letters')
      .set({ ...values, claim: null })
      .where('id', '=', claimed.id)
      .where('claim', '=', claimed.claim)
      .execute()
      .then(() => undefined);

  return {
    async add(trx, given, now) {
      const checked = letter.parse(given);
      const id = randomUUID();
      const own = trx as unknown as Transaction<MailTables>;
      await own
        .insertInto('mail_letters')
        .values({
          id,
          message_id: `<${id}@${options.host}>`,
          recipient: checked.to,
          reply_to: checked.replyTo ?? null,
          subject: checked.subject,
          text: checked.text,
          html: checked.html,
          state: 'waiting',
          attempts: 0,
          created_at: now,
          due_at: now,
          claim: null,
          sent_at: null,
          last_error: null,
        })
        .execute();
      return id;
    },
    claim: (now, lease) =>
      db.transaction(async (trx) => {
        let due = trx
          .selectFrom('mail_letters')
          .selectAll()
          // A letter that is being sent is due again when its lease has ended: who took it is gone.
          .where('state', 'in', ['waiting', 'sending'])
          .where('due_at', '<=', now)
          .orderBy('due_at')
          .limit(1);
        // On SQLite the transaction itself keeps everybody else out.
        if (db.dialect === 'postgres') due = due.forUpdate().skipLocked();
        const row = await due.executeTakeFirst();
        if (!row) return undefined;
        const claim = randomUUID();
        await trx
          .updateTable('mail_letters')
          .set({ state: 'sending', claim, due_at: now + lease })
          .where('id', '=', row.id)
          .execute();
        return { ...storedOf(row), claim };
      }),
    markSent: (claimed, now) =>
      settle(claimed, { state: 'sent', sent_at: now, last_error: null, attempts: claimed.attempts + 1 }),
    putBack: (claimed, reason, dueAt, counts) =>
      settle(claimed, {
        state: 'waiting',
        due_at: dueAt,
        last_error: reason.slice(0, 500),
        attempts: claimed.attempts + (counts ? 1 : 0),
      }),
    refuse: (claimed, reason) =>
      settle(claimed, {
        state: 'refused',
        last_error: reason.slice(0, 500),
        attempts: claimed.attempts + 1,
      }),
    async releaseAll(now) {
      await db.kysely
        .updateTable('mail_letters')
        .set({ state: 'waiting', claim: null, due_at: now })
        .where('state', '=', 'sending')
        .execute();
    },
    async prune(before) {
      await db.kysely
        .deleteFrom('mail_letters')
        .where('state', 'in', ['sent', 'refused'])
        .where('created_at', '<', before)
        .execute();
    },
    async ofAddress(address) {
      const rows = await db.kysely
        .selectFrom('mail_letters')
        .selectAll()
        .where((eb) => isOf(eb, address))
        .orderBy('created_at')
        .execute();
      return rows.map(recordOf);
    },
    async forgetAddress(address) {
      await db.kysely
        .deleteFrom('mail_letters')
        .where((eb) => isOf(eb, address))
        .execute();
    },
    async newest(limit) {
      const rows = await db.kysely
        .selectFrom('mail_letters')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(recordOf);
    },
    async find(id) {
      const row = await db.kysely
        .selectFrom('mail_letters')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && recordOf(row);
    },
    async count() {
      const rows = await db.kysely
        .selectFrom('mail_letters')
        .select((eb) => ['state', eb.fn.countAll().as('many')])
        .groupBy('state')
        .execute();
      const counts = { waiting: 0, sending: 0, sent: 0, refused: 0 };
      for (const { state, many } of rows) counts[state] = Number(many);
      return counts;
    },
  };
}

/** However the address was written. */
function isOf(eb: ExpressionBuilder<MailTables, 'mail_letters'>, address: string) {
  const key = address.toLowerCase();
  return eb.or([eb(eb.fn('lower', ['recipient']), '=', key), eb(eb.fn('lower', ['reply_to']), '=', key)]);
}

function storedOf(row: Row): StoredLetter {
  return {
    id: row.id,
    messageId: row.message_id,
    to: row.recipient,
    ...(row.reply_to ? { replyTo: row.reply_to } : {}),
    subject: row.subject,
    text: row.text,
    html: row.html,
    attempts: row.attempts,
    createdAt: Number(row.created_at),
  };
}

function recordOf(row: Row): LetterRecord {
  return {
    ...storedOf(row),
    state: row.state,
    dueAt: Number(row.due_at),
    sentAt: row.sent_at === null ? null : Number(row.sent_at),
    lastError: row.last_error,
  };
}
