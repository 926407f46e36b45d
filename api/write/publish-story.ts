import type { StoryState } from '#content/entities/story-types.ts';
import { NeutronError } from '#content/errors.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { saveOpenDraft } from '../drafts/save-draft.ts';
import type { HandlerDeps } from '../handler.ts';
import { staffScope } from '../lists/staff-totals.ts';
import { keys, keysOfChange } from '../lists/surrogate-keys.ts';
import { rejectEndedRights } from '../pictures/reject-ended-rights.ts';
import { checkStory } from '../rights/check-story.ts';
import { relistStory } from '../staff-lists/write-lists.ts';
import type { ContentDb, ContentTransaction } from '../store/content-db.ts';
import { getDraftRow } from '../store/drafts.ts';
import { bumpRevision } from '../store/revisions.ts';
import { addToTotals, changeTotals } from '../store/scopes.ts';
import { getNewestVersion, getStoryRow, type StoryRow } from '../store/stories.ts';
import { insertPublished, removePublished } from './insert-published.ts';
import { datedAt } from './publication-dates.ts';
import { isVisible, publishedRowsOf } from './published-rows.ts';
import { rejectUnexplained } from './reject-unexplained.ts';
import { markOf } from './save-story.ts';

/** What versions name when the schedule published them. */
export const scheduleSub = 'schedule';

/** When a story is published, and whether anything of it may be known before. */
export interface PublicationPlan {
  at?: Date | undefined;
  hasEmbargo?: boolean | undefined;
  /** A time that has passed is a mistake; otherwise it publishes now. */
  rejectPast?: boolean | undefined;
  /** Only if this is the newest version, and without what was written since. */
  version?: number | undefined;
  /** What is published at its time passes the checks that block. */
  isChecked?: boolean | undefined;
}

/** Publishes the newest version now, or plans it for later. */
export async function publishStory(
  id: string,
  { at, hasEmbargo = false, rejectPast = false, version, isChecked = false }: PublicationPlan,
  deps: HandlerDeps,
): Promise<void> {
  const now = deps.now();
  const isPast = !at || at.getTime() <= now.getTime();
  if (isPast && (hasEmbargo || (at && rejectPast)))
    throw new NeutronError('bad_body', {
      field: 'at',
      message: at
        ? 'This time has passed. Choose a later time, or publish now.'
        : 'An embargo needs the time at which it ends',
    });
  await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    if (version === undefined)
      await saveOpenDraft(
        trx,
        await findRow(trx, id),
        deps,
        markOf(deps, undefined, 'saved before publication'),
      );
    // What was written since the last version may have moved the story out of the sections of a limited editor.
    if (deps.staff?.sections) await checkStory(at ? 'schedule' : 'publish', id, deps, trx);
    const row = await findRow(trx, id);
    rejectNewer(row, version);
    if (row.state === 'published' && row.published_version === row.version)
      throw new NeutronError('state_conflict', { message: 'The newest version is published already' });
    const newest = await getNewestVersion(trx, id);
    if (newest) {
      rejectUnexplained(newest.story);
      await rejectEndedRights(trx, newest.story, at && at > now ? at : now);
    }
    if (at && at.getTime() > now.getTime()) {
      checkOrder(at.getTime(), row.withdraw_at);
      if (version !== undefined) await rejectUnsaved(trx, row);
      await changeState(trx, row, 'scheduled', {
        publish_at: at.getTime(),
        has_embargo: hasEmbargo ? 1 : 0,
        has_checked_plan: isChecked ? 1 : 0,
      });
      const event = { kind: 'scheduled', entity: row.type, entityId: id, keys: [], at: now };
      await appendEvent(trx, deps.db.dialect, event);
    } else await publishNow(trx, row, now, deps);
  });
  deps.onCommit();
}

/** Takes a story back from readers or from the plan, now or later. */
export async function withdrawStory(id: string, at: Date | undefined, deps: HandlerDeps): Promise<void> {
  const now = deps.now();
  await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await findRow(trx, id);
    if (row.state !== 'published' && row.state !== 'scheduled')
      throw new NeutronError('state_conflict', {
        message: 'Only published and scheduled stories can be withdrawn',
      });
    if (at && at.getTime() > now.getTime()) {
      checkOrder(row.publish_at, at.getTime());
      await changeState(trx, row, row.state, { withdraw_at: at.getTime() });
      const event = { kind: 'scheduled', entity: row.type, entityId: id, keys: [], at: now };
      await appendEvent(trx, deps.db.dialect, event);
    } else await withdrawNow(trx, row, now, deps);
  });
  deps.onCommit();
}

/** Readers see it no more: row, lists and totals together. */
export async function withdrawNow(
  trx: ContentTransaction,
  row: StoryRow,
  moment: Date,
  deps: HandlerDeps,
): Promise<void> {
  await changeState(trx, row, 'withdrawn', {
    published_version: null,
    publish_at: null,
    withdraw_at: null,
    has_embargo: 0,
    has_checked_plan: 0,
  });
  const scopes = await removePublished(trx, row.n, moment);
  await announce(trx, row, 'withdrawn', scopes, moment, deps);
}

/** Where one version is named, a newer one is not published in its place. */
export function rejectNewer(row: Pick<StoryRow, 'version'>, version: number | undefined): void {
  if (version !== undefined && version !== row.version)
    throw new NeutronError('version_conflict', {
      field: 'version',
      message: 'A newer version was saved meanwhile',
    });
}

/** At its time a story is published with all words that it has then: those of now must be in the version that was named. */
async function rejectUnsaved(trx: ContentTransaction, { n }: StoryRow): Promise<void> {
  if ((await getDraftRow(trx, n))?.is_ahead === 1)
    throw new NeutronError('version_conflict', {
      field: 'version',
      message: 'Words were written since this version. Save them first.',
    });
}

/** A story that is withdrawn before it is published would never be seen: an editor's mistake. */
function checkOrder(comes: number | null, goes: number | null): void {
  if (comes !== null && goes !== null && goes <= comes)
    throw new NeutronError('bad_body', { field: 'at', message: 'The story would go before it comes' });
}

/** The newest version takes the place of what readers saw: row, lists, totals and former address together. */
export async function publishNow(
  trx: ContentTransaction,
  row: StoryRow,
  moment: Date,
  deps: HandlerDeps,
): Promise<void> {
  const { directory } = deps.context.generation;
  const newest = await getNewestVersion(trx, row.id);
  if (!newest) throw new NeutronError('not_found');
  const { story, version } = newest;
  const { publishedAt, story: dated } = datedAt(moment, row, story);
  await changeState(trx, row, 'published', {
    published_version: version,
    publish_at: null,
    published_at: publishedAt.getTime(),
    has_embargo: 0,
    has_checked_plan: 0,
  });
  await trx
    .updateTable('content_story_versions')
    .set({ published_by: deps.staff?.sub ?? scheduleSub })
    .where('story_n', '=', row.n)
    .where('version', '=', version)
    .execute();
  await saveFormerSlug(trx, row, story.slug);
  const before = await removePublished(trx, row.n, moment);
  const made = publishedRowsOf(
    { n: row.n, id: row.id, version, story: dated, publishedAt, now: moment },
    directory,
  );
  if (isVisible(story)) await addToTotals(trx, await insertPublished(trx, [made]));
  await announce(trx, row, 'published', [...before, ...made.scopes], moment, deps);
}

export async function findRow(trx: ContentDb, id: string): Promise<StoryRow> {
  const row = await getStoryRow(trx, id);
  if (!row) throw new NeutronError('not_found', { field: 'id' });
  return row;
}

type Life = Partial<
  Pick<
    StoryRow,
    'published_version' | 'publish_at' | 'withdraw_at' | 'published_at' | 'has_embargo' | 'has_checked_plan'
  >
>;

/** Rejects the write if the story changed since it was read. */
export async function changeState(
  trx: ContentTransaction,
  row: StoryRow,
  state: StoryState,
  life: Life,
): Promise<void> {
  const updated = await trx
    .updateTable('content_stories')
    .set({ state, ...life })
    .where('n', '=', row.n)
    .where('version', '=', row.version)
    .where('state', '=', row.state)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) !== 1) throw new NeutronError('state_conflict');
  if (state !== row.state)
    await changeTotals(trx, { [staffScope(row.state, row.type)]: -1, [staffScope(state, row.type)]: 1 });
  await relistStory(trx, row.n);
}

/** The former address continues to work: it redirects to the new one. */
export async function saveFormerSlug(trx: ContentTransaction, row: StoryRow, slug: string): Promise<void> {
  const former = await trx
    .selectFrom('content_published')
    .select('slug')
    .where('n', '=', row.n)
    .executeTakeFirst();
  await trx
    .deleteFrom('content_former_slugs')
    .where('slug', '=', slug)
    .where('type', '=', row.type)
    .execute();
  if (!former || former.slug === slug) return;
  await trx
    .insertInto('content_former_slugs')
    .values({ type: row.type, slug: former.slug, story_n: row.n })
    .onConflict((conflict) => conflict.columns(['slug', 'type']).doUpdateSet({ story_n: row.n }))
    .execute();
}

async function announce(
  trx: ContentTransaction,
  row: StoryRow,
  kind: string,
  scopes: readonly string[],
  at: Date,
  deps: HandlerDeps,
): Promise<void> {
  const isCollection = row.type === 'collection';
  await bumpRevision(trx, isCollection ? ['content', 'directory'] : ['content']);
  const touched = keysOfChange(row.n, scopes, deps.context.generation.directory);
  await appendEvent(trx, deps.db.dialect, {
    kind,
    entity: row.type,
    entityId: row.id,
    keys: isCollection ? [...touched, keys.collection(row.slug)] : touched,
    at,
  });
}
