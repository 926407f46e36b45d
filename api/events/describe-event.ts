import { mayUseStory } from '#content/rules/rights/story-rights.ts';
import type { StoredEvent } from '#database/event.ts';
import type { Staff } from '#platform/staff.ts';
import { readPresence } from '../drafts/share-presence.ts';
import { subjectOf } from '../rights/check-story.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getDraftRow } from '../store/drafts.ts';
import { getAnyStoryRow } from '../store/stories.ts';
import type { Presence } from './presence.ts';

/** What an event says beside its kind, and who may see it. */
export async function describeEvent(
  { kind, entityId }: Pick<StoredEvent, 'kind' | 'entityId'>,
  db: ContentDb,
  presence: Presence,
): Promise<{ data: Record<string, unknown>; maySee(staff: Staff): boolean } | undefined> {
  const row = await getAnyStoryRow(db, entityId);
  if (!row) return undefined;
  const maySee = (staff: Staff) => mayUseStory(staff, 'see', subjectOf(row)).ok;
  if (kind === 'steps') return { data: { step: (await getDraftRow(db, row.n))?.step ?? 0 }, maySee };
  if (kind !== 'presence') return { data: { version: row.version, state: row.state }, maySee };
  presence.merge(entityId, await readPresence(db, row.n));
  return { data: { people: presence.of(entityId) }, maySee };
}
