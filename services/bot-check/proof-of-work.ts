import { createHash } from 'node:crypto';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { BotCheck } from './bot-check.ts';
import type { BotCheckTables } from './bot-check-tables.ts';

/** About half a second on a phone; a thousand e-mails would cost a spammer minutes. */
const maxNumber = 40_000;
const validMilliseconds = 20 * 60_000;

const payload = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().max(200),
  number: z.int().min(0).max(maxNumber),
  salt: z.string().max(200),
  signature: z.string().max(200),
});

/** ALTCHA's proof of work: no third party, no picture to read, nothing stored about a reader. */
export function createProofOfWork(options: { secret: string; now(): number }): BotCheck {
  const { secret, now } = options;
  return {
    async challenge() {
      const made = await createChallenge({
        hmacKey: secret,
        maxNumber,
        expires: new Date(now() + validMilliseconds),
      });
      const { challenge, salt, signature } = made;
      return { kind: 'altcha', algorithm: 'SHA-256', challenge, salt, signature, maxnumber: maxNumber };
    },
    async verify(response) {
      const solved = readPayload(response);
      if (!solved) return { ok: false, reason: 'failed' };
      // The expiry is part of the signed data; it is compared with the server's clock.
      const expiresAt = Number(extractParams(solved).expires) * 1000;
      if (!(expiresAt > now()) || !(await verifySolution(solved, secret, false)))
        return { ok: false, reason: 'failed' };
      const answer = createHash('sha256').update(solved.challenge).digest('hex');
      return { ok: true, spend: (trx) => spendOnce(trx, answer, expiresAt, now()) };
    },
  };
}

function readPayload(response: string): z.infer<typeof payload> | undefined {
  if (response.length > 2000) return undefined;
  try {
    return payload.safeParse(JSON.parse(Buffer.from(response, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

async function spendOnce<T>(
  trx: Transaction<T>,
  answer: string,
  expiresAt: number,
  now: number,
): Promise<boolean> {
  const own = trx as unknown as Transaction<BotCheckTables>;
  await own.deleteFrom('bot_check_spent').where('expires_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await own
    .insertInto('bot_check_spent')
    .values({ answer, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('answer').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}
