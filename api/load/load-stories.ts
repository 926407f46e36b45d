import type { StoryInput } from '#content/entities/story-input.ts';
import { dateValue } from '#content/rules/preferred-date.ts';
import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import type { Database } from '#database/connect.ts';
import { staffScope } from '../lists/staff-totals.ts';
import { saveImportedUses } from '../pictures/picture-uses.ts';
import { addToStaffLists, newToStaff } from '../staff-lists/write-lists.ts';
import { insertRows } from '../store/insert-rows.ts';
import { addToTotals, changeTotals } from '../store/scopes.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { cleanStory } from '../write/clean-story.ts';
import { insertPublished } from '../write/insert-published.ts';
import { publishedAtOf } from '../write/publication-dates.ts';
import { isVisible, publishedRowsOf } from '../write/published-rows.ts';
import { checkStory, parseStory, seedId } from './check-story.ts';
import { SeedError } from './seed-error.ts';
import type { SeedPlaces } from './seed-places.ts';

export interface LoadOptions {
  now: Date;
  batchSize: number;
  ownDomains: readonly string[];
  onProgress?: ((loaded: number, total: number) => void) | undefined;
}

/** Totals of the whole load, written once at its end. */
interface Counts {
  /** Scope numbers by name. */
  scopes: Map<string, number>;
  totals: Map<number, number>;
  staff: Map<string, number>;
}

interface LoadedStory {
  n: number;
  id: string;
  seed: SeedStory;
  story: StoryInput;
}

/** Loads the stories in batches, one transaction each: a million stories fit in memory, and readers do not wait. */
export async function loadStories(
  db: Database<ContentTables>,
  seed: PublicationSeed,
  places: SeedPlaces,
  options: LoadOptions,
): Promise<number> {
  const counts: Counts = { scopes: new Map(), totals: new Map(), staff: new Map() };
  const ids = new Set<string>();
  let n = 0;
  let batch: LoadedStory[] = [];
  const flush = async () => {
    await saveBatch(db, batch, counts, places, options);
    batch = [];
    options.onProgress?.(n, seed.storyCount);
  };
  for (const entry of seed.stories) {
    const story = cleanStory(parseStory(entry.story, n), options.ownDomains);
    checkStory(story, places);
    for (const slug of entry.formerSlugs ?? [])
      places.addFormerSlug(story.kind, slug, `${story.kind}/${story.slug}`);
    const id = story.id ?? seedId(story.kind, story.slug);
    if (ids.has(id)) throw new SeedError(`${story.kind}/${story.slug}`, 'id', `${id} is used by two stories`);
    ids.add(id);
    n += 1;
    batch.push({ n, id, seed: entry, story });
    if (batch.length >= options.batchSize) await flush();
  }
  if (batch.length > 0) await flush();
  await db.transaction(async (trx) => {
    await addToTotals(trx, counts.totals);
    await changeTotals(trx, Object.fromEntries(counts.staff));
  });
  return n;
}

async function saveBatch(
  db: Database<ContentTables>,
  batch: readonly LoadedStory[],
  counts: Counts,
  places: SeedPlaces,
  { now }: LoadOptions,
): Promise<void> {
  const stories = batch.map((loaded) => {
    const publishedAt = publishedAtOf(loaded.story, now);
    const visible = loaded.seed.state === 'published' && isVisible(loaded.story);
    return { ...loaded, publishedAt, visible };
  });
  await db.transaction(async (trx) => {
    const rows = stories.map(({ n, id, story, seed, publishedAt }) => ({
      n,
      id,
      type: story.kind,
      slug: story.slug,
      title: story.title,
      state: seed.state,
      version: 1,
      published_version: seed.state === 'published' ? 1 : null,
      publish_at: seed.state === 'scheduled' ? publishAtOf(seed, story) : null,
      published_at: seed.state === 'published' ? publishedAt.getTime() : null,
      updated_at: updatedAtOf(story, publishedAt, now),
      ...workOf(seed),
    }));
    await insertRows(trx, 'content_stories', rows);
    await insertRows(
      trx,
      'content_story_versions',
      stories.map(({ n, id, story, publishedAt }) => ({
        story_n: n,
        version: 1,
        slug: story.slug,
        title: story.title,
        saved_at: updatedAtOf(story, publishedAt, now),
        doc: JSON.stringify({ ...story, id }),
        reason: 'imported',
      })),
    );
    await saveImportedUses(trx, stories, now);
    await insertRows(
      trx,
      'content_popularity',
      stories.flatMap(({ n, seed }) =>
        seed.popularity ? [{ story_n: n, score: Math.round(seed.popularity) }] : [],
      ),
    );
    await insertRows(
      trx,
      'content_former_slugs',
      stories.flatMap(({ n, story, seed }) =>
        (seed.formerSlugs ?? []).map((slug) => ({ type: story.kind, slug, story_n: n })),
      ),
    );
    await addToStaffLists(
      trx,
      rows.map((row, index) => ({
        row: { ...newToStaff, ...row },
        story: stories[index]?.story as StoryInput,
      })),
    );
    const added = await insertPublished(
      trx,
      stories
        .filter(({ visible }) => visible)
        .map(({ n, id, story, publishedAt }) =>
          publishedRowsOf({ n, id, version: 1, story, publishedAt, now }, places.directory),
        ),
      counts.scopes,
    );
    for (const [scope, change] of added) counts.totals.set(scope, (counts.totals.get(scope) ?? 0) + change);
    for (const { seed, story } of stories) {
      const name = staffScope(seed.state, story.kind);
      counts.staff.set(name, (counts.staff.get(name) ?? 0) + 1);
    }
  });
}

const workOf = ({ work }: SeedStory) => ({
  stage: work?.stage ?? null,
  due_at: work?.dueAt === undefined ? null : dateValue(work.dueAt),
  priority: work?.priority ?? null,
});

function publishAtOf({ publishAt }: SeedStory, story: StoryInput): number {
  const time = publishAt === undefined ? Number.NaN : dateValue(publishAt);
  if (Number.isNaN(time))
    throw new SeedError(
      `${story.kind}/${story.slug}`,
      'publishAt',
      'must say when the scheduled story comes out',
    );
  return time;
}

/** Never later than now: a story for later is dated in the future, and was saved before. */
function updatedAtOf(story: StoryInput, publishedAt: Date, now: Date): number {
  const updated = 'dateUpdated' in story && story.dateUpdated ? dateValue(story.dateUpdated) : Number.NaN;
  return Math.min(Number.isNaN(updated) ? publishedAt.getTime() : updated, now.getTime());
}
