import type { Node } from 'prosemirror-model';
import type { Step } from 'prosemirror-transform';
import { documentProblem } from '#content/document/check-document.ts';
import { stepProblem } from '#content/document/check-step.ts';
import { schemaVersion } from '#content/document/schema.ts';
import { stepFrom } from '#content/document/step-from.ts';
import { applyChanges, withFields } from '#content/draft/draft-fields.ts';
import type { ChangedFields, FieldChange, StepJson } from '#content/entities/draft.ts';
import { storyInput } from '#content/entities/story-input.ts';
import { NeutronError } from '#content/errors.ts';
import { draftLimits, draftVersion } from '#content/limits.ts';
import { takeSlot } from '#database/outbox.ts';
import type { HandlerDeps } from '../handler.ts';
import { addDraftUses } from '../pictures/picture-uses.ts';
import { rejectMoved } from '../rights/check-story.ts';
import type { ContentTransaction } from '../store/content-db.ts';
import { insertSteps, updateDraftFields } from '../store/drafts.ts';
import type { StoryRow } from '../store/stories.ts';
import { findRow } from '../write/publish-story.ts';
import { announce } from './announce.ts';
import { checkEpoch } from './check-epoch.ts';
import { type OpenDraft, openDraft } from './open-draft.ts';
import { trySaveDraft } from './save-draft.ts';

interface SentSteps {
  /** The number of steps that the sender knows. */
  step: number;
  epoch?: string | undefined;
  clientId: string;
  steps: readonly StepJson[];
}

/** Applies steps to the newest document and stores them, or rejects all of them. */
export async function addSteps(id: string, sent: SentSteps, deps: HandlerDeps): Promise<number> {
  const at = deps.now();
  const added = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const { story, draft } = await openForWriting(trx, id, deps);
    await checkEpoch(trx, draft.row, sent.epoch);
    if (!draft.document)
      throw new NeutronError('bad_step', { field: 'steps', message: 'A story of this kind has no text' });
    // A version of an import may have become steps just now. They stay: the sender gets them, and sends again.
    if (draft.row.step !== sent.step) return undefined;
    const { document: changed, steps } = applySteps(draft.document, sent.steps);
    const stored = await insertSteps(trx, {
      n: story.n,
      after: sent.step,
      clientId: sent.clientId,
      steps,
      by: deps.staff?.sub ?? '',
      at,
      schemaVersion,
    });
    if (stored === undefined) throw new NeutronError('steps_behind', { field: 'step' });
    await addDraftUses(trx, story.n, steps);
    await announce(trx, story, 'steps', deps);
    return { row: { ...draft.row, step: stored }, document: changed };
  });
  deps.onCommit();
  if (!added) throw new NeutronError('steps_behind', { field: 'step' });
  deps.documents.add(added.row, added.document);
  return added.row.step;
}

/** The steps as they are stored have what the schema knows of them, and nothing else. */
function applySteps(before: Node, sent: readonly StepJson[]): { document: Node; steps: StepJson[] } {
  let document = before;
  const steps: StepJson[] = [];
  for (const [index, json] of sent.entries()) {
    const { doc, step } = applyStep(document, json, `steps.${index}`);
    document = doc;
    steps.push(step.toJSON() as StepJson);
  }
  const problem = documentProblem(document)?.reason ?? sizeProblem(steps);
  if (problem)
    throw new NeutronError('bad_step', {
      field: 'steps',
      message: `This change does not fit into the text: ${problem}`,
    });
  return { document, steps };
}

const sizeProblem = (steps: readonly StepJson[]): string | undefined =>
  JSON.stringify(steps).length > draftLimits.stepCharacters ? 'It is too much at once.' : undefined;

function applyStep(document: Node, json: StepJson, field: string): { doc: Node; step: Step } {
  try {
    const problem = stepProblem(json);
    if (problem) throw new RangeError(problem);
    const step = stepFrom(json);
    const { doc, failed } = step.apply(document);
    if (doc) return { doc, step };
    throw new RangeError(failed ?? 'the place is not there');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new NeutronError('bad_step', {
      field,
      message: `This change does not fit into the text: ${reason.slice(0, 200)}`,
      cause,
    });
  }
}

/** Changes fields outside the text, each by itself. */
export async function changeFields(
  id: string,
  { changes, epoch }: { changes: readonly FieldChange[]; epoch?: string | undefined },
  deps: HandlerDeps,
): Promise<ChangedFields> {
  const at = deps.now();
  const by = deps.staff?.sub ?? '';
  const result = await deps.db.transaction(async (trx) => {
    await takeSlot(trx, deps.db.dialect);
    const { story, draft } = await openForWriting(trx, id, deps);
    await checkEpoch(trx, draft.row, epoch);
    const base = await draft.readBase();
    const { fields, ...outcome } = applyChanges(base, draft.fields, changes, { by, at: at.toISOString() });
    // Fields without a valid value are not published.
    const moved = story.state === 'scheduled' ? storyInput.safeParse(withFields(base, fields)) : undefined;
    if (moved?.success) rejectMoved(moved.data, deps);
    if (outcome.accepted.length > 0) {
      await updateDraftFields(trx, story.n, { fields, by, at });
      await addDraftUses(trx, story.n, changes);
      await announce(trx, story, 'fields', deps);
    }
    return outcome;
  });
  deps.onCommit();
  return result;
}

/** An editor who writes again after a pause finds the text from before it as a version. */
async function openForWriting(
  trx: ContentTransaction,
  id: string,
  deps: HandlerDeps,
): Promise<{ story: StoryRow; draft: OpenDraft }> {
  const story = await findRow(trx, id);
  const draft = await openDraft(trx, story, deps);
  const { row } = draft;
  const isPaused = deps.now().getTime() - row.changed_at >= draftVersion.pauseMilliseconds;
  if (!row.is_ahead || !(isPaused || row.step - row.base_step >= draftVersion.steps)) return { story, draft };
  await trySaveDraft(trx, story, deps, { by: row.changed_by, reason: 'saved after a pause in writing' });
  const saved = await findRow(trx, id);
  return { story: saved, draft: await openDraft(trx, saved, deps) };
}
