import { randomUUID } from 'node:crypto';
import type { ExpressionBuilder, Selectable, Transaction } from 'kysely';
import type { Database } from '#database/connect.ts';
import {
  type EmailMessage,
  type EmailState,
  emailMessage,
  fillPlaceholders,
  type SharedEmail,
  type SharedRecipient,
  type StoredEmail,
  sharedEmail,
  sharedRecipient,
} from './email.ts';
import type { MailTables } from './mail-tables.ts';

type Row = Selectable<MailTables['mail_emails']>;
type Content = Selectable<MailTables['mail_contents']>;

export interface Claimed extends StoredEmail {
  claim: string;
}

export interface EmailRecord extends StoredEmail {
  state: EmailState;
  dueAt: number;
  sentAt: number | null;
  lastError: string | null;
}

export interface Rejection {
  reason: string;
  /** The server says that the mailbox does not exist, so no other e-mail will arrive either. */
  isAboutMailbox?: boolean;
}

/** The final outcome of an e-mail to many. */
export interface Settled {
  emailId: string;
  contentId: string;
  to: string;
  outcome: 'sent' | 'rejected';
  isAboutMailbox: boolean;
}

/** The e-mail queue. E-mails are stored before a response promises that they will be sent. */
export interface Outbox {
  /** Queues an e-mail in the caller's transaction, so that both commit together. Returns its id. */
  add<T>(trx: Transaction<T>, given: EmailMessage, now: number): Promise<string>;
  /** Stores the content of an e-mail to many; returns its id. */
  addShared<T>(trx: Transaction<T>, given: SharedEmail, now: number): Promise<string>;
  /** Queues one e-mail for each recipient; returns their ids in the same order. Single e-mails are sent first. */
  addMany<T>(
    trx: Transaction<T>,
    contentId: string,
    recipients: readonly SharedRecipient[],
    now: number,
  ): Promise<string[]>;
  /** Removes the e-mails of a mailing that are still queued; returns how many. */
  withdraw<T>(trx: Transaction<T>, contentId: string): Promise<number>;
  /** Claims the next due e-mail for this caller until the lease ends. */
  claim(now: number, leaseMilliseconds: number): Promise<Claimed | undefined>;
  markSent(claimed: Claimed, now: number): Promise<void>;
  putBack(claimed: Claimed, reason: string, dueAt: number, counts: boolean): Promise<void>;
  reject(claimed: Claimed, rejection: Rejection): Promise<void>;
  /** Releases all claims, for a process that knows it is the only one. */
  releaseAll(now: number): Promise<void>;
  /** Deletes e-mails sent or rejected before this time, because they contain personal addresses. */
  prune(before: number): Promise<void>;
  /** E-mails to one address, or with it as the reply address. */
  ofAddress(address: string): Promise<EmailRecord[]>;
  /** Deletes all of them, sent or not, when their owner is erased. */
  eraseAddress(address: string): Promise<void>;
  newest(limit: number): Promise<EmailRecord[]>;
  find(id: string): Promise<EmailRecord | undefined>;
  count(): Promise<Record<EmailState, number>>;
}

export interface OutboxOptions {
  db: Database;
  host: string;
  /** Called for e-mails to many, in the transaction that saves the outcome. */
  onSettled?<T>(trx: Transaction<T>, settled: Settled): Promise<void>;
}

/** Shared contents are long and never change, so the last few are cached. */
const cachedContents = 4;

export function createOutbox(options: OutboxOptions): Outbox {
  const db = options.db.as<MailTables>();
  const contents = new Map<string, Content>();

  /** Only the attempt that holds the claim may save the outcome. */
  const settle = (
    claimed: Claimed,
    values: Partial<Row>,
    result?: Pick<Settled, 'outcome' | 'isAboutMailbox'>,
  ) =>
    db.transaction(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable('mail_emails')
        .set({ ...values, claim: null })
        .where('id', '=', claimed.id)
        .where('claim', '=', claimed.claim)
        .executeTakeFirst();
      const { id: emailId, to, list } = claimed;
      if (result && list && numUpdatedRows > 0n)
        await options.onSettled?.(trx, { emailId, contentId: list.contentId, to, ...result });
    });

  async function contentOf(from: Transaction<MailTables> | typeof db.kysely, id: string): Promise<Content> {
    const known = contents.get(id);
    if (known) return known;
    const row = await from
      .selectFrom('mail_contents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const [oldest] = contents.keys();
    if (oldest && contents.size >= cachedContents) contents.delete(oldest);
    contents.set(id, row);
    return row;
  }

  async function storedOf(from: Transaction<MailTables> | typeof db.kysely, row: Row): Promise<StoredEmail> {
    const own = {
      id: row.id,
      messageId: row.message_id,
      to: row.recipient,
      ...(row.reply_to ? { replyTo: row.reply_to } : {}),
      attempts: row.attempts,
      createdAt: Number(row.created_at),
    };
    if (!row.content_id) return { ...own, subject: row.subject, text: row.text, html: row.html };
    const content = await contentOf(from, row.content_id);
    const placeholders = JSON.parse(row.placeholders ?? '{}') as Record<string, string>;
    const fill = (text: string) => fillPlaceholders(text, placeholders);
    return {
      ...own,
      subject: content.subject,
      text: fill(content.text),
      html: fill(content.html),
      list: { contentId: content.id, id: content.list_id, unsubscribeUrl: fill(content.unsubscribe_url) },
    };
  }

  const recordOf = async (row: Row): Promise<EmailRecord> => ({
    ...(await storedOf(db.kysely, row)),
    state: row.state,
    dueAt: Number(row.due_at),
    sentAt: row.sent_at === null ? null : Number(row.sent_at),
    lastError: row.last_error,
  });

  /** Single e-mails, then those whose process has died, then mailings. Each is one index lookup. */
  const priorities: readonly { state: EmailState; isBulk?: number }[] = [
    { state: 'waiting', isBulk: 0 },
    { state: 'sending' },
    { state: 'waiting', isBulk: 1 },
  ];
  async function nextDue(trx: Transaction<MailTables>, now: number): Promise<Row | undefined> {
    for (const { state, isBulk } of priorities) {
      let due = trx
        .selectFrom('mail_emails')
        .selectAll()
        .where('state', '=', state)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1);
      if (isBulk !== undefined) due = due.where('is_bulk', '=', isBulk);
      // On SQLite the transaction itself excludes other processes.
      if (db.dialect === 'postgres') due = due.forUpdate().skipLocked();
      const row = await due.executeTakeFirst();
      if (row) return row;
    }
    return undefined;
  }

  return {
    async add(trx, given, now) {
      const checked = emailMessage.parse(given);
      const id = randomUUID();
      const own = trx as unknown as Transaction<MailTables>;
      await own
        .insertInto('mail_emails')
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
          is_bulk: 0,
          content_id: null,
          placeholders: null,
        })
        .execute();
      return id;
    },
    async addShared(trx, given, now) {
      const { subject, text, html, listId, unsubscribeUrl } = sharedEmail.parse(given);
      const id = randomUUID();
      await (trx as unknown as Transaction<MailTables>)
        .insertInto('mail_contents')
        .values({
          id,
          subject,
          text,
          html,
          list_id: listId,
          unsubscribe_url: unsubscribeUrl,
          created_at: now,
        })
        .execute();
      return id;
    },
    async addMany(trx, contentId, recipients, now) {
      if (recipients.length === 0) return [];
      const rows = recipients.map((recipient) => {
        const { to, placeholders } = sharedRecipient.parse(recipient);
        const id = randomUUID();
        return {
          id,
          message_id: `<${id}@${options.host}>`,
          recipient: to,
          reply_to: null,
          subject: '',
          text: '',
          html: '',
          state: 'waiting' as const,
          attempts: 0,
          created_at: now,
          due_at: now,
          claim: null,
          sent_at: null,
          last_error: null,
          is_bulk: 1,
          content_id: contentId,
          placeholders: JSON.stringify(placeholders),
        };
      });
      await (trx as unknown as Transaction<MailTables>).insertInto('mail_emails').values(rows).execute();
      return rows.map(({ id }) => id);
    },
    async withdraw(trx, contentId) {
      const { numDeletedRows } = await (trx as unknown as Transaction<MailTables>)
        .deleteFrom('mail_emails')
        .where('content_id', '=', contentId)
        .where('state', '=', 'waiting')
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
    claim: (now, lease) =>
      db.transaction(async (trx) => {
        const row = await nextDue(trx, now);
        if (!row) return undefined;
        const claim = randomUUID();
        await trx
          .updateTable('mail_emails')
          .set({ state: 'sending', claim, due_at: now + lease })
          .where('id', '=', row.id)
          .execute();
        return { ...(await storedOf(trx, row)), claim };
      }),
    markSent: (claimed, now) =>
      settle(
        claimed,
        { state: 'sent', sent_at: now, last_error: null, attempts: claimed.attempts + 1 },
        { outcome: 'sent', isAboutMailbox: false },
      ),
    putBack: (claimed, reason, dueAt, counts) =>
      settle(claimed, {
        state: 'waiting',
        due_at: dueAt,
        last_error: reason.slice(0, 500),
        attempts: claimed.attempts + (counts ? 1 : 0),
      }),
    reject: (claimed, { reason, isAboutMailbox = false }) =>
      settle(
        claimed,
        { state: 'rejected', last_error: reason.slice(0, 500), attempts: claimed.attempts + 1 },
        { outcome: 'rejected', isAboutMailbox },
      ),
    async releaseAll(now) {
      await db.kysely
        .updateTable('mail_emails')
        .set({ state: 'waiting', claim: null, due_at: now })
        .where('state', '=', 'sending')
        .execute();
    },
    async prune(before) {
      await db.kysely
        .deleteFrom('mail_emails')
        .where('state', 'in', ['sent', 'rejected'])
        .where('created_at', '<', before)
        .execute();
      await db.kysely
        .deleteFrom('mail_contents')
        .where('created_at', '<', before)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('mail_emails').select('id').whereRef('content_id', '=', 'mail_contents.id').limit(1),
            ),
          ),
        )
        .execute();
    },
    async ofAddress(address) {
      const rows = await db.kysely
        .selectFrom('mail_emails')
        .selectAll()
        .where((eb) => isOf(eb, address))
        .orderBy('created_at')
        .execute();
      return Promise.all(rows.map(recordOf));
    },
    async eraseAddress(address) {
      await db.kysely
        .deleteFrom('mail_emails')
        .where((eb) => isOf(eb, address))
        .execute();
    },
    async newest(limit) {
      const rows = await db.kysely
        .selectFrom('mail_emails')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return Promise.all(rows.map(recordOf));
    },
    async find(id) {
      const row = await db.kysely
        .selectFrom('mail_emails')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && (await recordOf(row));
    },
    async count() {
      const rows = await db.kysely
        .selectFrom('mail_emails')
        .select((eb) => ['state', eb.fn.countAll().as('many')])
        .groupBy('state')
        .execute();
      const counts = { waiting: 0, sending: 0, sent: 0, rejected: 0 };
      for (const { state, many } of rows) counts[state] = Number(many);
      return counts;
    },
  };
}

/** Compared without case. */
function isOf(eb: ExpressionBuilder<MailTables, 'mail_emails'>, address: string) {
  const key = address.toLowerCase();
  return eb.or([eb(eb.fn('lower', ['recipient']), '=', key), eb(eb.fn('lower', ['reply_to']), '=', key)]);
}
