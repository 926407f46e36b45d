import { createHmac } from 'node:crypto';
import { addressKey, type NewsletterContext, type Trx } from '../context.ts';

/** Recognises an address without storing it. */
export const suppressionDigest = (secret: string, address: string): string =>
  createHmac('sha256', secret)
    .update(`suppressed\n${addressKey(address)}`)
    .digest('base64url');

export async function suppress(
  trx: Trx,
  given: { secret: string; address: string; reason: 'bounce' | 'complaint'; now: number },
): Promise<void> {
  await trx
    .insertInto('newsletter_suppressions')
    .values({ digest: suppressionDigest(given.secret, given.address), reason: given.reason, at: given.now })
    .onConflict((conflict) => conflict.column('digest').doNothing())
    .execute();
}

/** The owner of the mailbox signed up again, which only works with access to that mailbox. */
export async function lift(trx: Trx, secret: string, address: string): Promise<void> {
  await trx
    .deleteFrom('newsletter_suppressions')
    .where('digest', '=', suppressionDigest(secret, address))
    .execute();
}

/** The suppressed ones among these addresses. */
export async function suppressedOf(
  trx: Trx,
  { secret }: Pick<NewsletterContext, 'secret'>,
  addresses: readonly string[],
): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set();
  const byDigest = new Map(addresses.map((address) => [suppressionDigest(secret, address), address]));
  const rows = await trx
    .selectFrom('newsletter_suppressions')
    .select('digest')
    .where('digest', 'in', [...byDigest.keys()])
    .execute();
  return new Set(rows.flatMap(({ digest }) => byDigest.get(digest) ?? []));
}
