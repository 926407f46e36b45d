import { type StoryInput, storyInput } from '#content/entities/story-input.ts';
import { isNeutronError, NeutronError } from '#content/errors.ts';
import { takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { removeDraftUses } from '../pictures/picture-uses.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { updateDraft, updateDraftDocument } from '../store/drafts.ts';
import { getStoryRow, type StoryRow } from '../store/stories.ts';
import { type VersionMark, writeVersion } from '../write/save-story.ts';
import { findDraft, type OpenDraft } from './open-draft.ts';
import { writtenStory } from './written-story.ts';

/** Makes a version of what was written since the last one; nothing if nothing was. */
export async function saveOpenDraft(
  trx: ContentTransaction,
  row: StoryRow,
  deps: HandlerDeps,
  mark: VersionMark,
): Promise<boolean> {
  const draft = await findDraft(trx, row, deps);
  if (!draft || draft.row.is_ahead === 0) return false;
  // Those who wrote the words were checked; who saves them moves nothing.
  const written = { ...deps, staff: undefined };
  const version = await writeVersion(trx, row, row.version, await storyOf(draft), written, mark);
  await updateDraft(trx, row.n, {
    base_step: draft.row.step,
    base_version: version,
    is_ahead: 0,
    unlisted_since: null,
  });
  await updateDraftDocument(trx, row.n, draft.document);
  await removeDraftUses(trx, row.n);
  return true;
}

/** As above, where a version is wanted but something else must go on without it. */
export async function trySaveDraft(
  trx: ContentTransaction,
  row: StoryRow,
  deps: HandlerDeps,
  mark: VersionMark,
): Promise<void> {
  try {
    await saveOpenDraft(trx, row, deps, mark);
  } catch (error) {
    // The draft itself stays as it is: its text is not lost.
    if (!isNeutronError(error)) throw error;
    deps.log('warn', 'a draft could not become a version', { story: row.id, error });
  }
}

/** Before a program reads a story: what it gets is a version, so that its own change is known from others later. */
export async function saveBeforeReading(id: string, deps: HandlerDeps): Promise<void> {
  const row = await getStoryRow(deps.db.kysely, id);
  const draft =
    row &&
    (await deps.db.kysely
      .selectFrom('content_drafts')
      .select('is_ahead')
      .where('story_n', '=', row.n)
      .executeTakeFirst());
  if (!draft?.is_ahead) return;
  await saveNow(id, deps, { by: deps.staff?.sub ?? null, reason: 'saved before it was read' }, trySaveDraft);
}

/** A transaction of its own. */
export async function saveNow(
  id: string,
  deps: HandlerDeps,
  mark: VersionMark,
  save: typeof saveOpenDraft | typeof trySaveDraft = saveOpenDraft,
): Promise<void> {
  await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const row = await getStoryRow(trx, id);
    if (!row) throw new NeutronError('not_found', { field: 'id' });
    await save(trx, row, deps, mark);
  });
  deps.onCommit();
}

/** The story as it would be saved now; rejected where a field has no valid value. */
export async function storyOf(draft: OpenDraft): Promise<StoryInput> {
  return checked(await writtenStory(draft));
}

function checked(story: unknown): StoryInput {
  const parsed = storyInput.safeParse(story);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join('.') ?? 'story';
  throw new NeutronError('bad_body', { field, message: `${field}: ${issue?.message ?? 'is not valid'}` });
}
