import type { Person, PresenceInput } from '#content/entities/draft.ts';
import { presenceMilliseconds } from '#content/limits.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { StoryRow } from '../store/stories.ts';

/** Other processes learn of a moved cursor this often, and of a person who comes or goes at once. */
const shareMilliseconds = 1000;
const sharedAt = new Map<string, number>();

/** Tells the screens of this process at once where an editor works, and other processes by a table. */
export async function sharePresence(
  story: Pick<StoryRow, 'n' | 'id' | 'type'>,
  input: PresenceInput,
  deps: HandlerDeps,
): Promise<void> {
  const { presence, events, staff } = deps;
  presence.set(story.id, input, { sub: staff?.sub ?? '', name: staff?.name });
  // SQLite has one process. An event reads what is stored: who left must not come back by it.
  if (deps.db.dialect === 'postgres' && isDue(input, deps.now().getTime())) await store(story, input, deps);
  await events.send({ kind: 'presence', storyId: story.id, data: {} });
}

function isDue({ clientId, isLeaving }: PresenceInput, time: number): boolean {
  if (!isLeaving && time - (sharedAt.get(clientId) ?? 0) < shareMilliseconds) return false;
  if (sharedAt.size > 1000) sharedAt.clear();
  sharedAt.set(clientId, time);
  return true;
}

async function store(
  { n, id, type }: Pick<StoryRow, 'n' | 'id' | 'type'>,
  { clientId, isLeaving }: PresenceInput,
  { db, presence, now, onCommit }: HandlerDeps,
): Promise<void> {
  const at = now();
  const person = isLeaving ? undefined : presence.of(id).find((one) => one.clientId === clientId);
  const row = { doc: JSON.stringify(person ?? null), at: at.getTime() };
  await db.transaction(async (trx) => {
    await takeSlot(trx, db.dialect);
    await trx
      .deleteFrom('content_presence')
      .where('story_n', '=', n)
      .where('at', '<', at.getTime() - presenceMilliseconds.gone)
      .execute();
    await trx
      .insertInto('content_presence')
      .values({ story_n: n, client_id: clientId, ...row })
      .onConflict((conflict) => conflict.columns(['story_n', 'client_id']).doUpdateSet(row))
      .execute();
    await appendEvent(trx, db.dialect, { kind: 'presence', entity: type, entityId: id, keys: [], at });
  });
  onCommit();
}

/** The people that any process has seen lately, and the clients that left. */
export async function readPresence(
  db: ContentDb,
  n: number,
): Promise<{ people: Person[]; left: { clientId: string; at: number }[] }> {
  const rows = await db
    .selectFrom('content_presence')
    .select(['client_id', 'doc', 'at'])
    .where('story_n', '=', n)
    .execute();
  const parsed = rows.map(({ client_id: clientId, doc, at }) => ({
    clientId,
    at: Number(at),
    person: JSON.parse(doc) as Person | null,
  }));
  return {
    people: parsed.flatMap(({ person }) => person ?? []),
    left: parsed.flatMap(({ clientId, at, person }) => (person ? [] : [{ clientId, at }])),
  };
}
