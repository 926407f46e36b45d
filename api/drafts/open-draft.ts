import { randomUUID } from 'node:crypto';
import { Node } from 'prosemirror-model';
import { documentFrom } from '#content/document/from-body.ts';
import { keepUnchangedBlocks } from '#content/document/merge/keep-unchanged-blocks.ts';
import { mergeDocuments } from '#content/document/merge/merge-documents.ts';
import { stepsBetween } from '#content/document/merge/steps-between.ts';
import { schemaVersion, storySchema } from '#content/document/schema.ts';
import { stepFrom } from '#content/document/step-from.ts';
import { type DraftFields, hasDocument, mergeFields } from '#content/draft/draft-fields.ts';
import type { StepJson } from '#content/entities/draft.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import type { HandlerDeps } from '../handler.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import {
  type DraftRow,
  getDraftDocument,
  getDraftRow,
  getStepsAfter,
  insertDraft,
  insertSteps,
  updateDraft,
  updateDraftDocument,
} from '../store/drafts.ts';
import { getVersion, type StoryRow } from '../store/stories.ts';
import { announce } from './announce.ts';
import { listDraft } from './list-draft.ts';
import type { DraftContent } from './written-story.ts';

/** A draft as one transaction sees it. */
export interface OpenDraft extends DraftContent {
  row: DraftRow;
}

/** The client id of steps that come from a saved version. */
const programClient = 'version';

/** The working copy of a story, opened from its newest version when there is none. */
export async function openDraft(
  trx: ContentTransaction,
  story: StoryRow,
  deps: HandlerDeps,
): Promise<OpenDraft> {
  return (await findDraft(trx, story, deps)) ?? createDraft(trx, story, deps);
}

/** The working copy, if anybody opened one, with the versions that others saved meanwhile merged into it. */
export async function findDraft(
  trx: ContentTransaction,
  story: StoryRow,
  deps: HandlerDeps,
): Promise<OpenDraft | undefined> {
  const row = await getDraftRow(trx, story.n);
  if (!row) return undefined;
  const draft: OpenDraft = {
    row,
    readBase: () => versionOf(trx, story.n, row.base_version),
    document: await documentAt(trx, row, deps),
    fields: JSON.parse(row.fields) as DraftFields,
  };
  return row.base_version === story.version ? draft : mergeVersion(trx, story, draft, deps);
}

async function createDraft(trx: ContentTransaction, story: StoryRow, deps: HandlerDeps): Promise<OpenDraft> {
  const base = await versionOf(trx, story.n, story.version);
  const document = documentOf(base, deps);
  const row: DraftRow = {
    story_n: story.n,
    step: 0,
    epoch: randomUUID(),
    epoch_step: 0,
    epoch_at: deps.now().getTime(),
    fields: '{}',
    schema_version: schemaVersion,
    base_version: story.version,
    base_step: 0,
    is_ahead: 0,
    changed_at: deps.now().getTime(),
    changed_by: null,
    unlisted_since: null,
  };
  await insertDraft(trx, row, document);
  return { row, readBase: async () => base, document, fields: {} };
}

async function versionOf(trx: ContentTransaction, n: number, version: number): Promise<StoryInput> {
  const saved = await getVersion(trx, n, version);
  if (!saved) throw new NeutronError('not_found', { field: 'id' });
  return saved.story;
}

const documentOf = (story: StoryInput, { publication }: HandlerDeps): Node | null =>
  story.kind === 'article' || story.kind === 'review' ? documentFrom(story, publication.ownDomains) : null;

/** The stored document with the steps that came after it. Documents in memory save most of that work. */
async function documentAt(
  trx: ContentTransaction,
  row: DraftRow,
  { documents }: HandlerDeps,
): Promise<Node | null> {
  const known = documents.find(row);
  const from = known?.step ?? row.base_step;
  const document = known?.document ?? (await storedDocument(trx, row.story_n));
  if (!document) return null;
  return from === row.step ? document : withSteps(trx, document, { n: row.story_n, from, to: row.step });
}

/** The document as it was when the epoch began; undefined once a version has replaced it. */
export async function epochStart(trx: ContentTransaction, row: DraftRow): Promise<Node | undefined> {
  const { story_n: n, base_step: from, epoch_step: to } = row;
  const document = from <= to ? await storedDocument(trx, n) : null;
  return document ? withSteps(trx, document, { n, from, to }) : undefined;
}

async function withSteps(
  trx: ContentTransaction,
  before: Node,
  { n, from, to }: { n: number; from: number; to: number },
): Promise<Node> {
  let document = before;
  for (const { steps, step } of await getStepsAfter(trx, n, from))
    if (step <= to)
      for (const json of steps) {
        const { doc, failed } = stepFrom(json).apply(document);
        if (!doc) throw new Error(`A stored step does not apply: ${failed}`);
        document = doc;
      }
  return document;
}

async function storedDocument(trx: ContentTransaction, n: number): Promise<Node | null> {
  const json = await getDraftDocument(trx, n);
  return json === undefined ? null : Node.fromJSON(storySchema, JSON.parse(json));
}

/** A version that did not come from the draft (a program, a restore, an import) becomes steps and fields of the draft. */
async function mergeVersion(
  trx: ContentTransaction,
  story: StoryRow,
  draft: OpenDraft,
  deps: HandlerDeps,
): Promise<OpenDraft> {
  const saved = await getVersion(trx, story.n, story.version);
  if (!saved) throw new NeutronError('not_found', { field: 'id' });
  const at = deps.now();
  const by = saved.saved_by ?? programClient;
  const isAhead = draft.row.is_ahead === 1;
  const theirs = documentOf(saved.story, deps);
  let { document } = draft;
  let { step } = draft.row;
  const base = await draft.readBase();
  if (document && theirs && hasDocument(base.kind)) {
    const baseDocument = documentOf(base, deps);
    const merge = isAhead ? mergeDocuments : keepUnchangedBlocks;
    const mergedDocument = baseDocument ? merge(baseDocument, document, theirs) : theirs;
    const steps = stepsBetween(document, mergedDocument).map((one) => one.toJSON() as StepJson);
    if (steps.length > 0) {
      const given = { n: story.n, after: step, clientId: programClient, steps, by, at, schemaVersion };
      step = (await insertSteps(trx, given)) ?? step;
    }
    document = mergedDocument;
  }
  const fields = mergeFields(base, draft.fields, saved.story, { by, at: at.toISOString() });
  const changes = {
    step,
    base_step: step,
    base_version: story.version,
    is_ahead: isAhead ? 1 : 0,
    fields: JSON.stringify(fields),
  };
  await updateDraft(trx, story.n, changes);
  await updateDraftDocument(trx, story.n, document);
  await announce(trx, story, 'steps', deps);
  const merged = { row: { ...draft.row, ...changes }, readBase: async () => saved.story, document, fields };
  // Lists show the version that was saved: of a story that people write in, they show the working copy.
  if (isAhead) await listDraft(trx, story, merged, deps);
  return merged;
}
