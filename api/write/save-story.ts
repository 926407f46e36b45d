import { randomUUID } from 'node:crypto';
import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import { appendEvent, takeSlot } from '#database/outbox.ts';
import { findDraft } from '../drafts/open-draft.ts';
import type { HandlerDeps } from '../handler.ts';
import { staffScope } from '../lists/staff-totals.ts';
import { saveNewestUses } from '../pictures/picture-uses.ts';
import { rejectMoved } from '../rights/check-story.ts';
import { relistStory } from '../staff-lists/write-lists.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { changeTotals } from '../store/scopes.ts';
import { getAnyStoryRow, getSlugHolder, getStoryRow, type StoryRow } from '../store/stories.ts';
import { ignoredVideoAddresses, isUnplayable } from '../warnings/video-addresses.ts';
import { checkCustomEmbeds } from './check-custom-embeds.ts';
import { checkReferences } from './check-references.ts';
import { cleanStory } from './clean-story.ts';
import { rejectUnexplained } from './reject-unexplained.ts';

/** Who saved a version and why. */
export interface VersionMark {
  by: string | null;
  /** In words that complete "this version was …". */
  reason: string;
  name?: string | undefined;
}

/** A version that a person or a program saved by a call. */
export const markOf = (
  { staff }: Pick<HandlerDeps, 'staff'>,
  name?: string,
  reason = 'saved',
): VersionMark => ({
  by: staff?.sub ?? null,
  reason,
  name,
});

/** Saves a new story as a draft, version 1. */
export async function createStory(
  input: StoryInput,
  deps: HandlerDeps,
  mark: VersionMark = markOf(deps),
): Promise<string> {
  const { db, context, publication } = deps;
  rejectUnplayable(input);
  checkCustomEmbeds(input, publication.overrides?.embeds);
  const story = cleanStory(input, publication.ownDomains);
  const id = story.id ?? randomUUID();
  const at = deps.now();
  await db.transaction(async (trx) => {
    // Two editors who save the same slug at once are serialised; the second finds it taken.
    await takeSlot(trx, db.dialect);
    await checkReferences(trx, story, context.generation.directory);
    await rejectTaken(trx, story, undefined);
    if (await getAnyStoryRow(trx, id))
      throw new NeutronError('slug_taken', { field: 'story.id', message: 'Another story has this id' });
    const row = await trx
      .insertInto('content_stories')
      .values({
        id,
        type: story.kind,
        slug: story.slug,
        title: story.title,
        state: 'draft',
        version: 1,
        published_version: null,
        publish_at: null,
        published_at: null,
        updated_at: at.getTime(),
        created_by: deps.staff?.sub ?? null,
      })
      .returning('n')
      .executeTakeFirstOrThrow();
    await saveVersion(trx, Number(row.n), 1, { ...story, id }, at, mark);
    await relistStory(trx, Number(row.n), { words: true });
    await changeTotals(trx, { [staffScope('draft', story.kind)]: 1 });
    await appendEvent(trx, db.dialect, { kind: 'saved', entity: story.kind, entityId: id, keys: [], at });
  });
  deps.onCommit();
  deps.foundPictures.look(story);
  return id;
}

/** Saves the next version. Readers keep seeing the published one until this one is published. */
export async function updateStory(
  id: string,
  baseVersion: number,
  input: StoryInput,
  deps: HandlerDeps,
  mark: VersionMark = markOf(deps),
): Promise<number> {
  const saved = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await getStoryRow(trx, id);
    if (!row) throw new NeutronError('not_found', { field: 'id' });
    const version = await writeVersion(trx, row, baseVersion, input, deps, mark);
    // People who write in the story see the change at once, and lose nothing by it.
    await findDraft(trx, { ...row, version }, deps);
    return version;
  });
  deps.onCommit();
  return saved;
}

/** Writes the version after `baseVersion`, if that is the newest one. */
export async function writeVersion(
  trx: ContentTransaction,
  row: StoryRow,
  baseVersion: number,
  input: StoryInput,
  deps: HandlerDeps,
  mark: VersionMark,
): Promise<number> {
  const { db, context, publication } = deps;
  const { id } = row;
  rejectUnplayable(input);
  checkCustomEmbeds(input, publication.overrides?.embeds);
  const story = cleanStory({ ...input, id }, publication.ownDomains);
  const at = deps.now();
  if (row.type !== story.kind)
    throw new NeutronError('bad_body', { field: 'story.kind', message: 'A story cannot change its kind' });
  // It is published at its time without another look.
  if (row.state === 'scheduled') {
    rejectUnexplained(story);
    rejectMoved(story, deps);
  }
  await checkReferences(trx, story, context.generation.directory);
  await rejectTaken(trx, story, row.n);
  const version = baseVersion + 1;
  const updated = await trx
    .updateTable('content_stories')
    .set({ slug: story.slug, title: story.title, version, updated_at: at.getTime() })
    .where('n', '=', row.n)
    .where('version', '=', baseVersion)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) !== 1)
    throw new NeutronError('version_conflict', {
      field: 'baseVersion',
      message: `Another editor has saved version ${row.version}`,
    });
  await saveVersion(trx, row.n, version, { ...story, id }, at, mark);
  await relistStory(trx, row.n, { words: true });
  await appendEvent(trx, db.dialect, { kind: 'saved', entity: story.kind, entityId: id, keys: [], at });
  deps.foundPictures.look(story);
  return version;
}

/** A video without any address may be a draft; one with only unplayable addresses is a mistake. */
function rejectUnplayable(story: StoryInput): void {
  if (story.kind === 'video' && isUnplayable(story))
    throw new NeutronError('bad_body', {
      field: ignoredVideoAddresses(story)[0],
      message: 'None of the addresses can be played: send https addresses or paths of this site',
    });
}

async function rejectTaken(
  trx: ContentTransaction,
  story: StoryInput,
  exceptN: number | undefined,
): Promise<void> {
  const holder = await getSlugHolder(trx, story.kind, story.slug, exceptN);
  if (holder === undefined) return;
  const isDeleted = !(await getStoryRow(trx, holder));
  throw new NeutronError('slug_taken', {
    field: 'story.slug',
    ...(isDeleted
      ? { message: 'A deleted story has this address (its slug). Put it back, or choose another address' }
      : {}),
  });
}

export async function saveVersion(
  trx: ContentTransaction,
  n: number,
  version: number,
  story: StoryInput,
  at: Date,
  { by, reason, name }: VersionMark,
): Promise<void> {
  await trx
    .insertInto('content_story_versions')
    .values({
      story_n: n,
      version,
      slug: story.slug,
      title: story.title,
      saved_at: at.getTime(),
      doc: JSON.stringify(story),
      saved_by: by,
      reason,
      name: name ?? null,
    })
    .execute();
  await saveNewestUses(trx, [{ n, story }]);
}
