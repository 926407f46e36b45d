import type { StoryListItem, StorySummary } from '#content/entities/story-record.ts';
import type { HandlerDeps } from '../handler.ts';
import { countOpenNotes } from '../notes/count-open-notes.ts';
import { maySeeWork } from '../rights/check-story.ts';
import { sectionsOfCard } from '../staff-lists/hidden-stories.ts';
import { getStoryCards, type StaffCard, staffCardOf } from '../staff-lists/story-cards.ts';
import { type DraftSummary, getDraftSummaries } from '../store/draft-summaries.ts';
import { getVersion, type StoryRow } from '../store/stories.ts';
import { presentSummary } from './story-record.ts';

type Deps = Pick<HandlerDeps, 'db' | 'context' | 'staff' | 'roles'>;

/**
 * Stories as rows of a staff list, with three reads for all of them together: of each its working copy. For staff who
 * may not see the work on a published story its row is as readers see it.
 */
export async function presentListItems(rows: readonly StoryRow[], deps: Deps): Promise<StoryListItem[]> {
  const numbers = rows.map(({ n }) => n);
  const cards = new Map(await getStoryCards(deps.db.kysely, numbers));
  const summaries = await getDraftSummaries(deps.db.kysely, numbers);
  const notes = await countOpenNotes(deps.db.kysely, numbers);
  const shown: StoryRow[] = [];
  for (const row of rows) {
    const { n, version, published_version: live } = row;
    const summary = summaries.get(n);
    const hidesWork = live !== null && (live !== version || summary !== undefined) && !maySeeWork(row, deps);
    const published = hidesWork && live !== version ? await getVersion(deps.db.kysely, n, live) : undefined;
    if (published) cards.set(n, staffCardOf(published.story));
    const { slug, title, version: seen } = published ?? row;
    const written = hidesWork ? undefined : summary;
    if (written) cards.set(n, withSummary(cards.get(n), written));
    shown.push({ ...row, slug, title: written?.title ?? title, version: seen });
  }
  return shown.map((row) => ({
    ...presentSummary(row),
    ...presentCard(cards.get(row.n), deps),
    ...(deps.staff?.sections
      ? { sections: sectionsOfCard(cards.get(row.n), deps.context.generation.directory) }
      : {}),
    openNotes: notes.get(row.n) ?? 0,
  }));
}

/** Section, topics and authors are those of the newest version: rights may be limited to them. */
const withSummary = (card: StaffCard | undefined, { picture, wordCount }: DraftSummary): StaffCard => ({
  authorIds: [],
  topics: [],
  ...card,
  picture,
  wordCount,
});

function presentCard(
  card: StaffCard | undefined,
  { context }: Pick<Deps, 'context'>,
): Omit<StoryListItem, keyof StorySummary | 'openNotes'> {
  if (!card) return { authors: [] };
  const { directory, present } = { directory: context.generation.directory, present: context.present };
  const topic = card.topic === undefined ? undefined : directory.topics.get(card.topic);
  const url = card.picture && present.image(card.picture, 'row').urls?.listing_image;
  return {
    authors: presentAuthors(card, { context }),
    ...(card.section ? { section: card.section } : {}),
    ...(card.articleType ? { articleType: card.articleType } : {}),
    ...(topic
      ? { topic: { slug: topic.slug, name: topic.name, above: topic.above.map(({ slug }) => slug) } }
      : {}),
    ...(url ? { picture: { url, ...(card.picture?.color ? { color: card.picture.color } : {}) } } : {}),
    ...(card.wordCount ? { wordCount: card.wordCount } : {}),
  };
}

export const presentAuthors = (
  card: StaffCard | undefined,
  { context }: Pick<Deps, 'context'>,
): StoryListItem['authors'] =>
  (card?.authorIds ?? []).map((id) => ({
    id,
    name: nameOf(context.generation.directory.authors.get(id)?.author) ?? id,
  }));

const nameOf = (author: { firstName: string; lastName: string } | undefined) =>
  author && `${author.firstName} ${author.lastName}`.trim();
