import { createHash } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { DialectName } from '#database/connect.ts';
import { appendEvent } from '#database/outbox.ts';
import { preparedFor } from '#database/prepared.ts';
import type { CommentState, DiscussionTables } from '../discussion-tables.ts';

export type Trx = Transaction<DiscussionTables>;
export type CommentRow = Selectable<DiscussionTables['discussion_comments']>;
export type ThreadRow = Selectable<DiscussionTables['discussion_threads']>;
export type PersonRow = Selectable<DiscussionTables['discussion_people']>;

/** Of every page that shows this thread. Identifiers may be any text, keys may not. */
export function threadKey(identifier: string): string {
  return `discussion-${createHash('sha256').update(identifier).digest('base64url').slice(0, 16)}`;
}

/** `discussed`: pages with the thread are stale and may be updated later. `withdrawn`: they must not be served any more. */
export type ThreadChange = 'discussed' | 'withdrawn';

/** Reports that the pages with these threads are stale or must not be served. Call it last in a transaction. */
export async function notifyPages(
  trx: Trx,
  dialect: DialectName,
  change: { kind: ThreadChange; id: string; identifiers: readonly string[]; now: number },
): Promise<void> {
  if (change.identifiers.length === 0) return;
  await appendEvent(trx, dialect, {
    kind: change.kind,
    entity: 'comment',
    entityId: change.id,
    keys: change.identifiers.map(threadKey),
    at: new Date(change.now),
  });
}

/** From one state to another, with every count that depends on it. */
export async function moveTo(trx: Trx, comment: CommentRow, state: CommentState): Promise<void> {
  const isShown = state === 'shown';
  const keepsPlace = comment.root_id === null && comment.replies > 0;
  await trx
    .updateTable('discussion_comments')
    .set({ state, is_listed: isShown || keepsPlace ? 1 : 0 })
    .where('id', '=', comment.id)
    .execute();
  const change = Number(isShown) - Number(comment.state === 'shown');
  if (change !== 0) await countShown(trx, comment, change);
}

const countThread = preparedFor<DiscussionTables>()((db, change: number, id: string) =>
  db
    .updateTable('discussion_threads')
    .set((eb) => ({ shown: eb('shown', '+', change) }))
    .where('id', '=', id),
);

export async function countShown(
  trx: Trx,
  comment: Pick<CommentRow, 'thread_id' | 'root_id'>,
  change: number,
  { kysely }: { kysely: Kysely<DiscussionTables> } = { kysely: trx },
): Promise<void> {
  await countThread.within(kysely, trx, change, comment.thread_id);
  if (!comment.root_id) return;
  await trx
    .updateTable('discussion_comments')
    .set((eb) => ({ replies: eb('replies', '+', change) }))
    .where('id', '=', comment.root_id)
    .execute();
  // A comment without text stays in its place while it has replies.
  await trx
    .updateTable('discussion_comments')
    .set((eb) => ({
      is_listed: eb
        .case()
        .when(eb.or([eb('state', '=', 'shown'), eb('replies', '>', 0)]))
        .then(1)
        .else(0)
        .end(),
    }))
    .where('id', '=', comment.root_id)
    .execute();
}
