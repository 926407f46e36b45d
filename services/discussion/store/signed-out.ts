import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { preparedFor } from '#database/prepared.ts';
import type { DiscussionTables } from '../discussion-tables.ts';
import type { Trx } from './rows.ts';

type From = Kysely<DiscussionTables>;

/** The anonymous marker of an erased reader. */
export const goneId = (id: string): string => `gone:${createHash('sha256').update(id).digest('hex')}`;

const selectSignedOut = preparedFor<DiscussionTables>()((db, id: string, gone: string) =>
  db.selectFrom('discussion_people').select('signed_out_at').where('id', 'in', [id, gone]),
);

/** Sign-on tokens up to this second count no more; the next one is from a second later. `trx` looks from inside a transaction. */
export async function signedOutAt(db: From, id: string, trx: From = db): Promise<number> {
  const rows = await selectSignedOut.within(db, trx, id, goneId(id));
  return Math.max(0, ...rows.map(({ signed_out_at }) => Number(signed_out_at)));
}

/** Serialises this reader's concurrent actions until the transaction ends. False: the reader was unknown before. */
export async function lockPerson(trx: Trx, id: string, now: number): Promise<boolean> {
  const before = { name: '', picture: null, state: 'ok' as const, created_at: now, signed_out_at: 0 };
  const made = await trx
    .insertInto('discussion_people')
    .values({ id, ...before })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 1n) return false;
  await trx.updateTable('discussion_people').set({ name: '' }).where('id', '=', id).execute();
  return true;
}
