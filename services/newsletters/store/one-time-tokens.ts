import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { addressKey, type NewsletterContext, type Trx } from '../context.ts';
import type { NewsletterTables } from '../newsletter-tables.ts';

export type OneTimeToken = Selectable<NewsletterTables['newsletter_one_time_tokens']>;

const hour = 3_600_000;
const tokenMilliseconds = 48 * hour;
/** Limits the e-mails that repeated requests can send to one mailbox. */
const maxTokensPerHour = 4;

const digestOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** The secret for the link, or undefined if this address has reached the hourly limit. */
export async function issueOneTimeToken(
  trx: Trx,
  given: { address: string; newsletterIds: readonly string[]; mayCount: boolean; now: number },
): Promise<string | undefined> {
  const { address, now } = given;
  const key = addressKey(address);
  await trx.deleteFrom('newsletter_one_time_tokens').where('expires_at', '<=', now).execute();
  const recent = await trx
    .selectFrom('newsletter_one_time_tokens')
    .select('digest')
    .where('address_key', '=', key)
    .where('created_at', '>', now - hour)
    .limit(maxTokensPerHour)
    .execute();
  if (recent.length >= maxTokensPerHour) return undefined;
  const secret = randomBytes(32).toString('base64url');
  await trx
    .insertInto('newsletter_one_time_tokens')
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

/** Does not use the token up, because mail scanners open links too. */
export const peekOneTimeToken = (
  { db }: Pick<NewsletterContext, 'db'>,
  secret: string,
  now: number,
): Promise<OneTimeToken | undefined> =>
  db.kysely
    .selectFrom('newsletter_one_time_tokens')
    .selectAll()
    .where('digest', '=', digestOf(secret))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Uses the token up: only one of two concurrent requests gets it. */
export const useOneTimeToken = (trx: Trx, secret: string, now: number): Promise<OneTimeToken | undefined> =>
  trx
    .deleteFrom('newsletter_one_time_tokens')
    .where('digest', '=', digestOf(secret))
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
