import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, DialectName } from '#database/connect.ts';
import type { EmailState, StoredEmail } from '../email.ts';
import type { MailTables } from '../mail-tables.ts';
import { type EmailRow, storedEmail } from './email-row.ts';
import type { ContentOf } from './shared-contents.ts';

export interface Claimed extends StoredEmail {
  claim: string;
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

/** Called for e-mails to many, in the transaction that saves the outcome. */
export type OnSettled = <T>(trx: Transaction<T>, settled: Settled) => Promise<void>;

/** One attempt at a time: an e-mail is claimed, sent, and its outcome saved by the attempt that holds the claim. */
export interface Claims {
  /** Claims the next due e-mail for this caller until the lease ends. */
  claim(now: number, leaseMilliseconds: number): Promise<Claimed | undefined>;
  markSent(claimed: Claimed, now: number): Promise<void>;
  putBack(claimed: Claimed, reason: string, dueAt: number, counts: boolean): Promise<void>;
  reject(claimed: Claimed, rejection: Rejection): Promise<void>;
  /** Releases all claims, for a process that knows it is the only one. */
  releaseAll(now: number): Promise<void>;
}

export function createClaims(
  given: Database,
  contentOf: ContentOf,
  onSettled: OnSettled | undefined,
): Claims {
  const db = given.as<MailTables>();

  /** Only the attempt that holds the claim may save the outcome. */
  const settle = (
    claimed: Claimed,
    values: Partial<EmailRow>,
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
        await onSettled?.(trx, { emailId, contentId: list.contentId, to, ...result });
    });

  return {
    claim: (now, lease) =>
      db.transaction(async (trx) => {
        const row = await nextDue(trx, db.dialect, now);
        if (!row) return undefined;
        const claim = randomUUID();
        await trx
          .updateTable('mail_emails')
          .set({ state: 'sending', claim, due_at: now + lease })
          .where('id', '=', row.id)
          .execute();
        return { ...storedEmail(row, await contentOf(trx, row)), claim };
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
  };
}

/** Single e-mails, then those whose process has died, then mailings. Each is one index lookup. */
const priorities: readonly { state: EmailState; isBulk?: number }[] = [
  { state: 'waiting', isBulk: 0 },
  { state: 'sending' },
  { state: 'waiting', isBulk: 1 },
];

async function nextDue(
  trx: Transaction<MailTables>,
  dialect: DialectName,
  now: number,
): Promise<EmailRow | undefined> {
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
    if (dialect === 'postgres') due = due.forUpdate().skipLocked();
    const row = await due.executeTakeFirst();
    if (row) return row;
  }
  return undefined;
}
