import { hasRight } from '#content/rules/rights/may-do.ts';
import type { Staff } from '#platform/staff.ts';
import type { Directory } from '../memory/directory.ts';
import type { ContentDb } from '../store/content-db.ts';
import type { StoryRow } from '../store/stories.ts';
import { getStoryCards } from './story-cards.ts';

/** The stories under embargo among these that a member of staff may not know of: lists leave them out. */
export async function hiddenStories(
  db: ContentDb,
  rows: readonly StoryRow[],
  staff: Staff | undefined,
  { topics }: Pick<Directory, 'topics'>,
): Promise<ReadonlySet<number>> {
  const embargoed = rows.filter((row) => row.has_embargo === 1).map(({ n }) => n);
  if (embargoed.length === 0 || !staff) return new Set();
  if (!hasRight(staff, 'see-embargoed')) return new Set(embargoed);
  const { sections } = staff;
  if (!sections) return new Set();
  const cards = await getStoryCards(db, embargoed);
  const isTheirs = (n: number) => {
    const card = cards.get(n);
    const above = (card?.topics ?? []).flatMap((slug) => [
      slug,
      ...(topics.get(slug)?.above.map((topic) => topic.slug) ?? []),
    ]);
    return [card?.section ?? '', ...above].some((section) => sections.includes(section));
  };
  return new Set(embargoed.filter((n) => !isTheirs(n)));
}
