import { createHmac, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { emailShareRecipientLimit, requestLimits } from '#content/limits.ts';
import type { DialectName } from '#database/connect.ts';
import type { EmailShareTables } from './email-share-tables.ts';

const lockNumber = 712_019_003;

interface SendCounts {
  /** Counts one e-mail, or returns the seconds until the next is allowed. Runs in the transaction that queues the e-mail. */
  take<T>(trx: Transaction<T>, who: { caller: string; to: string }, now: number): Promise<number | undefined>;
}

/** Five e-mails an hour from one address, twenty a day to one recipient, counted in the database for all processes. */
export function createSendCounts(options: {
  secret: string;
  dialect: DialectName;
  /** Off if a proxy limits callers; recipients are always counted. */
  countsCallers: boolean;
}): SendCounts {
  const digest = (kind: string, value: string) =>
    createHmac('sha256', options.secret).update(`${kind}\n${value.toLowerCase()}`).digest('base64url');
  return {
    async take(trx, who, now) {
      const own = trx as unknown as Transaction<EmailShareTables>;
      // Concurrent e-mails must not both be the fifth.
      if (options.dialect === 'postgres')
        await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(own);
      const caller = digest('caller', who.caller);
      const recipient = digest('recipient', who.to);
      const waits = [
        options.countsCallers ? await waitFor(own, 'caller', caller, requestLimits.emailShare, now) : 0,
        await waitFor(own, 'recipient', recipient, emailShareRecipientLimit, now),
      ];
      const wait = Math.max(...waits);
      if (wait > 0) return wait;
      await own
        .deleteFrom('email_share_sends')
        .where('at', '<=', now - emailShareRecipientLimit.seconds * 1000)
        .execute();
      await own
        .insertInto('email_share_sends')
        .values({ id: randomUUID(), caller, recipient, at: now })
        .execute();
      return undefined;
    },
  };
}

/** Seconds until the oldest counted e-mail leaves the window; 0 if another may be sent now. */
async function waitFor(
  trx: Transaction<EmailShareTables>,
  column: 'caller' | 'recipient',
  value: string,
  { limit, seconds }: { limit: number; seconds: number },
  now: number,
): Promise<number> {
  const rows = await trx
    .selectFrom('email_share_sends')
    .select('at')
    .where(column, '=', value)
    .where('at', '>', now - seconds * 1000)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();
  const oldest = rows[limit - 1];
  return oldest ? Math.max(1, Math.ceil((Number(oldest.at) + seconds * 1000 - now) / 1000)) : 0;
}
