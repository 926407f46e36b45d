import { sql } from 'kysely';
import { hasRight } from '#content/rules/rights/may-do.ts';
import type { Staff } from '#platform/staff.ts';
import type { Directory } from '../memory/directory.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { StoryRow } from '../store/stories.ts';
import { getStoryCards, type StaffCard } from './story-cards.ts';

/** Every story under embargo that a member of staff may not know of. There are few at any time. */
export async function allHiddenStories(
  db: ContentDb,
  staff: Staff | undefined,
  directory: Pick<Directory, 'topics'>,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('content_stories')
    .select(['n', 'has_embargo'])
    // Written out: only then SQLite uses the index of these stories.
    .where(sql<boolean>`has_embargo = 1`)
    .execute();
  const embargoed = rows.map(({ n, has_embargo }) => ({ n: Number(n), has_embargo }));
  return hiddenStories(db, embargoed, staff, directory);
}

/** The stories under embargo among these that a member of staff may not know of: lists leave them out. */
export async function hiddenStories(
  db: ContentDb,
  rows: readonly Pick<StoryRow, 'n' | 'has_embargo'>[],
  staff: Staff | undefined,
  { topics }: Pick<Directory, 'topics'>,
): Promise<ReadonlySet<number>> {
  const embargoed = rows.filter((row) => row.has_embargo === 1).map(({ n }) => n);
  if (embargoed.length === 0 || !staff) return new Set();
  if (!hasRight(staff, 'see-embargoed')) return new Set(embargoed);
  const { sections } = staff;
  if (!sections) return new Set();
  const cards = await getStoryCards(db, embargoed);
  const isTheirs = (n: number) =>
    sectionsOfCard(cards.get(n), { topics }).some((section) => sections.includes(section));
  return new Set(embargoed.filter((n) => !isTheirs(n)));
}

/** The section of a story, its topics and the topics above them: a limit may name any of these. */
export function sectionsOfCard(card: StaffCard | undefined, { topics }: Pick<Directory, 'topics'>): string[] {
  const above = (card?.topics ?? []).flatMap((slug) => [
    slug,
    ...(topics.get(slug)?.above.map((topic) => topic.slug) ?? []),
  ]);
  return [...(card?.section ? [card.section] : []), ...above];
}
