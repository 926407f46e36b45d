import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { addressKey, type Kit, type Trx } from '../context.ts';
import type { NewsletterTables } from '../newsletter-tables.ts';

export type Ticket = Selectable<NewsletterTables['newsletter_tickets']>;

const hour = 3_600_000;
export const tokenMilliseconds = 48 * hour;
/** Nobody's mailbox is filled by asking again and again. */
export const maxTokensPerHour = 4;

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The secret for the link, or undefined when this address was written to often enough for now. */
export async function issueOneTimeToken(
  trx: Trx,
  given: { address: string; newsletterIds: readonly string[]; mayCount: boolean; now: number },
): Promise<string | undefined> {
  const { address, now } = given;
  const key = addressKey(address);
  await trx.deleteFrom('newsletter_tickets').where('expires_at', '<=', now).execute();
  const recent = await trx
    .selectFrom('newsletter_tickets')
    .select('digest')
    .where('address_key', '=', key)
    .where('created_at', '>', now - hour)
    .limit(maxTokensPerHour)
    .execute();
  if (recent.length >= maxTokensPerHour) return undefined;
  const secret = randomBytes(32).toString('base64url');
  await trx
    .insertInto('newsletter_tickets')
    .values({
      digest: digestOf(secret),
      address: address.trim(),
      address_key: key,
      newsletter_ids: JSON.stringify(given.newsletterIds),
      may_count: given.mayCount ? 1 : 0,
      created_at: now,
      expires_at: now + tokenMilliseconds,
    })
    .execute();
  return secret;
}

/** Looks, and leaves it good: programs that read mail open links too. */
export const peekOneTimeToken = (
  { db }: Pick<Kit, 'db'>,
  secret: string,
  now: number,
): Promise<Ticket | undefined> =>
  db.kysely
    .selectFrom('newsletter_tickets')
    .selectAll()
    .where('digest', '=', digestOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses it up: of two that come at once one gets it. */
export const useOneTimeToken = (trx: Trx, secret: string, now: number): Promise<Ticket | undefined> =>
  trx
    .deleteFrom('newsletter_tickets')
    .where('digest', '=', digestOf(secret))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
