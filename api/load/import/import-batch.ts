import { picturesIn } from '#content/rules/images/pictures-in.ts';
import { isClean } from '#content/rules/imports/account.ts';
import type { Database } from '#database/connect.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { staffScope } from '../../lists/staff-totals.ts';
import { keys, keysOfChange } from '../../lists/surrogate-keys.ts';
import type { Directory } from '../../memory/directory.ts';
import { addFoundPictures } from '../../pictures/picture-uses.ts';
import { findEndedRights } from '../../pictures/reject-ended-rights.ts';
import { relistStory } from '../../staff-lists/write-lists.ts';
import type { ContentTransaction } from '../../store/content-db.ts';
import { type FormerStory, type NewEntry, saveEntries } from '../../store/import-runs.ts';
import { bumpRevision } from '../../store/revisions.ts';
import { addToTotals, changeTotals } from '../../store/scopes.ts';
import { getSources, type SourceRow, saveSource } from '../../store/sources.ts';
import { getAnyStoryRow, getSlugHolder, type StoryRow } from '../../store/stories.ts';
import type { ContentTables } from '../../tables/content-tables.ts';
import { insertPublished, removePublished } from '../../write/insert-published.ts';
import { saveFormerSlug } from '../../write/publish-story.ts';
import { publishedRowsOf } from '../../write/published-rows.ts';
import { saveVersion } from '../../write/save-story.ts';
import { importTransaction } from './dry-run.ts';
import { importRedirects } from './import-redirects.ts';
import { importText } from './import-text.ts';
import type { Outcome } from './outcome.ts';
import type { PreparedStory } from './prepare-story.ts';
import {
  fileEntries,
  type OwnedPaths,
  pictureEntries,
  recordRedirects,
  recordText,
  storyEntries,
} from './record-entries.ts';

interface BatchPlace {
  source: string;
  directory: Directory;
  ownDomains: readonly string[];
  now: Date;
  isDryRun?: boolean;
  /** Slugs that earlier batches of a dry run would have taken: nothing of them is in the store. */
  taken?: Set<string>;
  /** The run that this batch belongs to; without it nothing is written down. */
  run?: number | undefined;
}

/** What a batch does beside its stories. */
interface Effects {
  /** Keys of pages that show something else now. */
  touched: Set<string>;
  /** What an undo needs to know, by the ids of the source. */
  before: Map<string, { former?: FormerStory; slugOf?: string | undefined }>;
}

/**
 * Imports a whole batch or nothing of it, with one event. `settled` are results that were known before; the run's entries are
 * written in the same transaction.
 */
export async function importBatch(
  db: Database<ContentTables>,
  batch: readonly PreparedStory[],
  settled: readonly Outcome[],
  place: BatchPlace,
): Promise<Outcome[]> {
  const { source, now, isDryRun = false, run } = place;
  return importTransaction(db, isDryRun, async (trx) => {
    await takeSlot(trx, db.dialect);
    const ids = batch.map(({ incoming }) => incoming.sourceId);
    const known = await getSources(trx, source, 'story', ids);
    const touched = new Set<string>();
    const before: Effects['before'] = new Map();
    const outcomes: Outcome[] = [];
    const pictures: NewEntry[] = [];
    const owned: OwnedPaths[] = [];
    let redirects = 0;
    for (const prepared of batch) {
      const text = await importText(trx, prepared, place);
      if (text) {
        outcomes.push(textOutcome(prepared, text));
        owned.push({ paths: text.made });
        await recordText(trx, run, { source, prepared, what: text.what });
        redirects += text.made.length;
        if (text.what !== 'unchanged') touched.add(keys.everything);
        continue;
      }
      const outcome = await takeOne(trx, prepared, known.get(prepared.incoming.sourceId), place, {
        touched,
        before,
      });
      if (outcome.what === 'added' || outcome.what === 'changed') {
        const isShown = outcome.state === 'published';
        const paths = isShown ? await importRedirects(trx, prepared, place) : [];
        owned.push({ paths, owner: prepared.story });
        if (run !== undefined) pictures.push(...pictureEntries(prepared), ...fileEntries(prepared));
        place.taken?.add(prepared.story.slug);
        for (const path of paths) touched.add(keys.vanityAt(path));
        redirects += paths.length;
        outcome.redirects = paths.length;
      }
      outcomes.push(outcome);
    }
    await recordRedirects(trx, run, owned);
    const stories = [...settled, ...outcomes].flatMap(storyEntries);
    const entries = stories.map((entry) => ({ ...entry, ...before.get(entry.sourceId) }));
    await saveEntries(trx, run, [...entries, ...pictures]);
    if (touched.size > 0) {
      if (redirects > 0) touched.add(keys.vanities);
      await bumpRevision(trx, redirects > 0 ? ['content', 'vanity'] : ['content']);
      await appendEvent(trx, db.dialect, {
        kind: 'imported',
        entity: 'publication',
        entityId: source,
        keys: [...touched],
        at: now,
      });
    }
    return outcomes;
  });
}

const verdictOf = ({ incoming, account }: PreparedStory) =>
  account ? { account, clean: isClean(account) && incoming.isPartial !== true } : {};

function textOutcome(
  prepared: PreparedStory,
  { what, reason, made }: NonNullable<Awaited<ReturnType<typeof importText>>>,
): Outcome {
  const { incoming, notes } = prepared;
  return {
    sourceId: incoming.sourceId,
    title: incoming.title,
    what,
    ...(reason ? { reason } : {}),
    notes,
    redirects: made.length,
    ...verdictOf(prepared),
  };
}

async function takeOne(
  trx: ContentTransaction,
  prepared: PreparedStory,
  known: SourceRow | undefined,
  { source, directory, now, taken }: BatchPlace,
  effects: Effects,
): Promise<Outcome> {
  const { incoming, story, digest, picturesLeft, notes } = prepared;
  const { sourceId, title } = incoming;
  const row = await getAnyStoryRow(trx, known?.target_id ?? story.id);
  const outcome = (what: Outcome['what'], reason?: string): Outcome => ({
    sourceId,
    title,
    ...(row || what === 'added' ? { id: row?.id ?? story.id } : {}),
    what,
    ...(reason ? { reason } : {}),
    notes,
    ...verdictOf(prepared),
  });
  if (row && row.deleted_at !== null) return outcome('skipped', 'it was deleted here');
  if (row && row.version !== (known?.version ?? 0)) return outcome('skipped', 'it was edited here since');
  if (row?.state === 'withdrawn') return outcome('skipped', 'it was withdrawn here');
  if (row?.has_embargo === 1) return outcome('skipped', 'it is under embargo here');
  const publishedAt = new Date(incoming.datePublished ?? now);
  const seenAt = publishedAt > now ? publishedAt : now;
  const ended = incoming.state === 'draft' ? undefined : await findEndedRights(trx, story, seenAt);
  if (ended && row) return outcome('skipped', ended);
  if (ended) notes.push(`imported as a draft: ${ended}`);
  const state = ended ? 'draft' : incoming.state;
  const slug = await freeSlug(trx, story.slug, row, taken);
  if (!slug) return outcome('rejected', `another story has the slug ${story.slug}`);
  if (slug !== story.slug) notes.push(`slug "${story.slug}" became "${slug}": another story has it`);
  // The redirects of the story are made after it, by this slug.
  story.slug = slug;

  const version = (row?.version ?? 0) + 1;
  const updatedAt = new Date(incoming.dateUpdated ?? incoming.datePublished ?? now).getTime();
  const life = {
    slug: story.slug,
    title: story.title,
    state: state === 'draft' && row?.state === 'published' ? ('withdrawn' as const) : state,
    version,
    published_version: state === 'published' ? version : null,
    publish_at: state === 'scheduled' ? publishedAt.getTime() : null,
    has_checked_plan: 0,
    published_at: state === 'published' ? publishedAt.getTime() : null,
    updated_at: updatedAt,
  };
  effects.before.set(
    sourceId,
    row ? { former: formerOf(row, known) } : { slugOf: await formerHolder(trx, slug) },
  );
  const n = row ? await changeRow(trx, row, life) : await addRow(trx, story.id, life);
  await saveVersion(trx, n, version, story, new Date(updatedAt), { by: importSub, reason: 'imported' });
  await addFoundPictures(trx, picturesIn(story), new Date(updatedAt));
  await relistStory(trx, n, { words: true });
  const before = row ? await removePublished(trx, n, now) : [];
  const made = publishedRowsOf({ n, id: story.id, version, story, publishedAt, now }, directory);
  if (state === 'published') await addToTotals(trx, await insertPublished(trx, [made]));
  await saveSource(trx, {
    source,
    source_id: sourceId,
    kind: 'story',
    target_id: story.id,
    version,
    digest,
    pictures_left: picturesLeft,
  });
  for (const key of keysOfChange(n, [...before, ...made.scopes], directory)) effects.touched.add(key);
  return { ...outcome(row ? 'changed' : 'added'), state: life.state };
}

const formerOf = (row: StoryRow, known: SourceRow | undefined): FormerStory => ({
  version: row.version,
  state: row.state,
  publishAt: row.publish_at,
  publishedAt: row.published_at,
  updatedAt: row.updated_at,
  digest: known?.digest ?? '',
  picturesLeft: known?.pictures_left ?? 0,
});

/** The story that a slug leads to because it had it before. */
async function formerHolder(trx: ContentTransaction, slug: string): Promise<string | undefined> {
  const holder = await trx
    .selectFrom('content_former_slugs')
    .innerJoin('content_stories', 'content_stories.n', 'content_former_slugs.story_n')
    .select('content_stories.id')
    .where('content_former_slugs.slug', '=', slug)
    .where('content_former_slugs.type', '=', 'article')
    .executeTakeFirst();
  return holder?.id;
}

/** What the versions of imported stories name as their author. */
export const importSub = 'import';

const mostSuffixes = 100;

/** The slug, or the first free one with a number; a story that has such a slug already does not lose it. */
async function freeSlug(
  trx: ContentTransaction,
  wanted: string,
  row: StoryRow | undefined,
  taken: ReadonlySet<string> | undefined,
): Promise<string | undefined> {
  const isTaken = async (slug: string) =>
    taken?.has(slug) || (await getSlugHolder(trx, 'article', slug, row?.n)) !== undefined;
  const base = wanted.slice(0, 190);
  const isOwn = row?.slug.startsWith(`${base}-`) && /^\d{1,3}$/.test(row.slug.slice(base.length + 1));
  if (!(await isTaken(wanted))) return wanted;
  if (row && isOwn) return row.slug;
  for (let number = 2; number <= mostSuffixes; number += 1)
    if (!(await isTaken(`${base}-${number}`))) return `${base}-${number}`;
  return undefined;
}

type Life = Pick<StoryRow, 'slug' | 'title' | 'state' | 'version' | 'published_version'> &
  Pick<StoryRow, 'publish_at' | 'published_at' | 'updated_at'>;

async function addRow(trx: ContentTransaction, id: string, life: Life): Promise<number> {
  const { n } = await trx
    .insertInto('content_stories')
    .values({ id, type: 'article', withdraw_at: null, ...life })
    .returning('n')
    .executeTakeFirstOrThrow();
  await changeTotals(trx, { [staffScope(life.state, 'article')]: 1 });
  // The path belongs to this story now; a former owner loses it.
  await trx
    .deleteFrom('content_former_slugs')
    .where('slug', '=', life.slug)
    .where('type', '=', 'article')
    .execute();
  return Number(n);
}

async function changeRow(trx: ContentTransaction, row: StoryRow, life: Life): Promise<number> {
  await saveFormerSlug(trx, row, life.slug);
  await trx.updateTable('content_stories').set(life).where('n', '=', row.n).execute();
  if (life.state !== row.state)
    await changeTotals(trx, {
      [staffScope(row.state, 'article')]: -1,
      [staffScope(life.state, 'article')]: 1,
    });
  return row.n;
}
