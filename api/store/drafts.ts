import { type Selectable, sql } from 'kysely';
import type { Node } from 'prosemirror-model';
import type { DraftFields } from '#content/draft/draft-fields.ts';
import type { StepJson } from '#content/entities/draft.ts';
import type { DraftsTable } from '../tables/content-tables.ts';
import type { ContentDb } from './content-db.ts';

export type DraftRow = Selectable<DraftsTable>;

export async function getDraftRow(db: ContentDb, n: number): Promise<DraftRow | undefined> {
  const row = await db.selectFrom('content_drafts').selectAll().where('story_n', '=', n).executeTakeFirst();
  return (
    row && {
      ...row,
      changed_at: Number(row.changed_at),
      epoch_at: Number(row.epoch_at),
      unlisted_since: row.unlisted_since === null ? null : Number(row.unlisted_since),
    }
  );
}

/** The document at the newest version, as JSON; none for stories without a body. */
export async function getDraftDocument(db: ContentDb, n: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_draft_documents')
    .select('document')
    .where('story_n', '=', n)
    .executeTakeFirst();
  return row?.document;
}

export async function insertDraft(db: ContentDb, row: DraftRow, document: Node | null): Promise<void> {
  await db.insertInto('content_drafts').values(row).execute();
  if (!document) return;
  await db
    .insertInto('content_draft_documents')
    .values({ story_n: row.story_n, document: JSON.stringify(document) })
    .execute();
}

/** The document of a newer version. */
export async function updateDraftDocument(db: ContentDb, n: number, document: Node | null): Promise<void> {
  if (!document) return;
  await db
    .updateTable('content_draft_documents')
    .set({ document: JSON.stringify(document) })
    .where('story_n', '=', n)
    .execute();
}

export interface StoredSteps {
  /** The number of steps after these. */
  step: number;
  clientId: string;
  steps: StepJson[];
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Steps that came after a number, in the order in which they were applied. */
export async function getStepsAfter(db: ContentDb, n: number, step: number): Promise<StoredSteps[]> {
  const rows = await db
    .selectFrom('content_steps')
    .select(['step', 'client_id', 'steps', 'by', 'at'])
    .where('story_n', '=', n)
    .where('step', '>', step)
    .orderBy('step')
    .execute();
  return rows.map((row) => ({
    step: row.step,
    clientId: row.client_id,
    steps: JSON.parse(row.steps) as StepJson[],
    by: row.by,
    at: Number(row.at),
  }));
}

/** The steps of the request that ended at a number. */
export async function getStepsTo(
  db: ContentDb,
  n: number,
  step: number,
): Promise<Pick<StoredSteps, 'clientId' | 'steps'> | undefined> {
  const row = await db
    .selectFrom('content_steps')
    .select(['client_id', 'steps'])
    .where('story_n', '=', n)
    .where('step', '=', step)
    .executeTakeFirst();
  return row && { clientId: row.client_id, steps: JSON.parse(row.steps) as StepJson[] };
}

interface NewSteps {
  n: number;
  /** The number of steps before these. */
  after: number;
  clientId: string;
  steps: readonly StepJson[];
  by: string;
  at: Date;
  schemaVersion: number;
}

/** What every change of a working copy sets beside its content. */
const changedNow = (by: string, at: Date) => ({
  is_ahead: 1,
  changed_at: at.getTime(),
  changed_by: by,
  unlisted_since: sql<number>`coalesce(unlisted_since, ${at.getTime()})`,
});

/** Stores steps if none came in between; the number of steps then, or undefined. */
export async function insertSteps(db: ContentDb, given: NewSteps): Promise<number | undefined> {
  const { n, after, by, at } = given;
  const step = after + given.steps.length;
  const updated = await db
    .updateTable('content_drafts')
    .set({ step, ...changedNow(by, at) })
    .where('story_n', '=', n)
    .where('step', '=', after)
    .executeTakeFirst();
  if (Number(updated.numUpdatedRows) !== 1) return undefined;
  await db
    .insertInto('content_steps')
    .values({
      story_n: n,
      step,
      client_id: given.clientId,
      steps: JSON.stringify(given.steps),
      by,
      at: at.getTime(),
      schema_version: given.schemaVersion,
    })
    .execute();
  return step;
}

export async function updateDraftFields(
  db: ContentDb,
  n: number,
  given: { fields: DraftFields; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set({ fields: JSON.stringify(given.fields), ...changedNow(given.by, given.at) })
    .where('story_n', '=', n)
    .execute();
}

export async function updateDraft(db: ContentDb, n: number, values: Partial<DraftRow>): Promise<void> {
  await db.updateTable('content_drafts').set(values).where('story_n', '=', n).execute();
}

export interface UnlistedDraft
  extends Pick<DraftRow, 'story_n' | 'step' | 'base_step' | 'changed_at' | 'epoch'> {
  unlisted_since: number;
}

/** Working copies with changes that lists do not show yet, or the one of this story if it has such changes. */
export async function getUnlistedDrafts(db: ContentDb, n?: number): Promise<UnlistedDraft[]> {
  let select = db
    .selectFrom('content_drafts')
    .select(['story_n', 'step', 'base_step', 'epoch', 'changed_at', 'unlisted_since'])
    .where('unlisted_since', 'is not', null);
  if (n !== undefined) select = select.where('story_n', '=', n);
  return (await select.execute()).map((row) => ({
    ...row,
    changed_at: Number(row.changed_at),
    unlisted_since: Number(row.unlisted_since),
  }));
}

/** The draft of a story that is removed for good. */
export async function deleteDraft(db: ContentDb, n: number): Promise<void> {
  const tables = [
    'content_steps',
    'content_draft_documents',
    'content_draft_summaries',
    'content_drafts',
    'content_presence',
  ] as const;
  for (const table of tables) await db.deleteFrom(table).where('story_n', '=', n).execute();
}
