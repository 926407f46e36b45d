import { mayUseStory } from '#content/rules/rights/story-rights.ts';
import type { StoredEvent } from '#database/event.ts';
import type { Staff } from '#platform/staff.ts';
import { readPresence } from '../drafts/share-presence.ts';
import type { Directory } from '../memory/directory.ts';
import { subjectOf } from '../rights/check-story.ts';
import { sectionsOfCard } from '../staff-lists/hidden-stories.ts';
import { getStoryCards } from '../staff-lists/story-cards.ts';
import type { ContentDb } from '../store/content-db.ts';
import { getDraftRow, getStepsTo } from '../store/drafts.ts';
import { getAnyStoryRow } from '../store/stories.ts';
import type { Presence } from './presence.ts';
import type { EventFacts } from './staff-events.ts';

/** Longer ones, such as a pasted chapter, are read by a call: a stream that is slow holds every event in memory. */
const longestDetails = 4000;

/** Events about what readers do not see, whatever the state of the story. */
const aboutWork: ReadonlySet<string> = new Set(['steps', 'fields', 'listed', 'presence', 'notes']);

/** What an event says beside its kind, and who may see it. */
export async function describeEvent(
  { kind, entityId }: Pick<StoredEvent, 'kind' | 'entityId'>,
  db: ContentDb,
  presence: Presence,
  directory: Pick<Directory, 'topics'>,
): Promise<EventFacts | undefined> {
  const row = await getAnyStoryRow(db, entityId);
  if (!row) return undefined;
  // Only the right to see stories under embargo is limited to sections.
  const cards = row.has_embargo === 1 ? await getStoryCards(db, [row.n]) : undefined;
  const sections = cards && sectionsOfCard(cards.get(row.n), directory);
  const act = aboutWork.has(kind) ? 'see-work' : 'see';
  const maySee = (staff: Staff) => mayUseStory(staff, act, { ...subjectOf(row), sections }).ok;
  if (kind === 'steps') return { ...(await newestSteps(db, row.n)), maySee };
  if (kind !== 'presence') return { data: { version: row.version, state: row.state }, maySee };
  presence.merge(entityId, await readPresence(db, row.n));
  return { data: { people: presence.of(entityId) }, maySee };
}

/** The screens of colleagues apply the newest steps at once if they have all that came before. */
async function newestSteps(db: ContentDb, n: number): Promise<Pick<EventFacts, 'data' | 'details'>> {
  const { step = 0, epoch } = (await getDraftRow(db, n)) ?? {};
  const details = await getStepsTo(db, n, step);
  const isShort = details !== undefined && JSON.stringify(details).length <= longestDetails;
  return { data: { step, ...(epoch === undefined ? {} : { epoch }) }, ...(isShort ? { details } : {}) };
}
