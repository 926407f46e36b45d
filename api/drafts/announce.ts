import { appendEvent } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import type { StoryRow } from '../store/stories.ts';

/** Wakes the screens of colleagues; what changed is read by a call. `listed`: lists show something new of a working copy. */
export async function announce(
  trx: ContentTransaction,
  { type, id }: Pick<StoryRow, 'type' | 'id'>,
  kind: 'steps' | 'fields' | 'listed',
  deps: Pick<HandlerDeps, 'db' | 'now'>,
): Promise<void> {
  await appendEvent(trx, deps.db.dialect, { kind, entity: type, entityId: id, keys: [], at: deps.now() });
}
