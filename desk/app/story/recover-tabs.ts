import type { Node } from 'prosemirror-model';
import type { Range } from '#content/document/move-map.ts';
import { stepFrom } from '#content/document/step-from.ts';
import type { Draft, StepJson } from '#content/entities/draft.ts';
import type { Lost } from './displaced-text.ts';
import { callsOfTab } from './epoch.ts';
import { isOfAnother } from './others-unsent.ts';
import { ownPassages } from './own-passages.ts';
import { plainPassage } from './passage.ts';
import { rebaseOnto } from './rebase.ts';
import { createStepSync } from './step-sync.ts';
import { type CallFailure, failureFrom, type StoryCalls } from './story-calls.ts';
import { createStoryText, type StoryText } from './story-text.ts';
import type { Account, UnsentChanges, UnsentField, UnsentStore } from './unsent-store.ts';

export interface Recovery {
  storyId: string;
  /** The tab that recovers. */
  clientId: string;
  /** Whose unsent changes are recovered; those of others wait for them. */
  account?: Account | undefined;
  calls: Pick<StoryCalls, 'addSteps' | 'listSteps' | 'getDraft' | 'addNote'>;
  store: UnsentStore;
  keep(lost: readonly Lost[]): Promise<void>;
  /** Answers the changes of fields that have another change here. */
  restoreFields(changes: UnsentChanges): Promise<UnsentField[]>;
  /** Closed tabs whose changes are sent or shown, though the store could not delete their record. */
  settled: Set<string>;
}

export interface RecoveryOutcome {
  isFound: boolean;
  /** False while tabs with unsent changes are open. */
  isComplete: boolean;
  /** A record could not be sent now; it stays for another attempt. */
  hasFailed: boolean;
}

/**
 * Sends what tabs of this browser that were closed or crashed did not get acknowledged. A tab that is just being closed
 * counts as open for a moment. One record that cannot be sent stops no other.
 */
export async function recoverTabs(given: Recovery): Promise<RecoveryOutcome> {
  const { storyId, clientId, account, store, settled } = given;
  const outcome = { isFound: false, isComplete: true, hasFailed: false };
  for (const changes of await store.ofStory(storyId)) {
    if (changes.clientId === clientId || settled.has(changes.clientId)) continue;
    if (isOfAnother(changes, account)) continue;
    const recover = async () => {
      outcome.isFound = true;
      await recoverOne(changes, given);
    };
    try {
      if (!(await store.whenClosed(changes.clientId, recover))) outcome.isComplete = false;
    } catch {
      outcome.hasFailed = true;
    }
  }
  return outcome;
}

async function recoverOne(changes: UnsentChanges, given: Recovery): Promise<void> {
  const { keep, restoreFields, settled, store } = given;
  const { lost, denied } = await sendSteps(changes, given);
  settled.add(changes.clientId);
  const fields = denied
    ? displacedFields(changes.fields, { why: 'rejected', problem: denied.message })
    : displacedFields(await restoreFields(changes), { why: 'other-tab' });
  await keep([...lost, ...fields]);
  await store.delete(changes.clientId);
}

function displacedFields(fields: readonly UnsentField[], reason: Pick<Lost, 'why' | 'problem'>): Lost[] {
  return fields
    .filter(({ value }) => value !== null && value !== '')
    .map(({ name, value }) => ({
      ...reason,
      document: plainPassage(typeof value === 'string' ? value : JSON.stringify(value)),
      field: name,
    }));
}

/** Another attempt gets the same answer: the words are shown instead. */
const isFinal = ({ status }: CallFailure) => status === 403 || status === 404;

/**
 * Under the id of the closed tab: a request of it that was under way is then recognized, and its words are not added
 * twice.
 */
async function sendSteps(
  changes: UnsentChanges,
  { calls, account }: Recovery,
): Promise<{ lost: Lost[]; denied?: CallFailure }> {
  const { step, steps } = changes;
  if (steps.length === 0) return { lost: [] };
  const lost: Lost[] = [];
  let unsent = (): Node[] => passagesIn(steps);
  try {
    const draft = await calls.getDraft();
    const ofDraft = callsOfTab(calls, account, () => draft.epoch);
    const missing = isOtherText(changes, draft) ? undefined : await stepsSince(step, draft.step, ofDraft);
    if (!missing) return { lost: unsent().map((document) => ({ document, why: 'too-old' })) };
    const rebased = rebaseChanges(changes, draft, missing);
    if (!rebased) return { lost: unsent().map((document) => ({ document, why: 'rejected' })) };
    lost.push(...rebased.lost);
    const sync = createStepSync({
      text: rebased.text,
      mixed: rebased.mixed,
      // All of it waited for a tab to open.
      now: () => 0,
      calls: ofDraft,
      keep: (words) => lost.push(...words),
      onAcknowledged: () => undefined,
    });
    unsent = () => ownPassages(sync.unsent, () => true).map(({ document }) => document);
    await sync.run();
    return { lost };
  } catch (error) {
    const denied = failureFrom(error);
    if (!isFinal(denied)) throw denied;
    const problem = denied.message;
    const rejected = unsent().map((document) => ({ document, why: 'rejected' as const, problem }));
    return { lost: [...lost, ...rejected], denied };
  }
}

/** The changes were made on a text that the server does not have: a backup was restored since. */
export const isOfOtherEpoch = (
  { epoch, at }: Pick<UnsentChanges, 'epoch' | 'at'>,
  draft: Pick<Draft, 'epoch' | 'epochAt'>,
): boolean => (epoch === undefined ? Date.parse(at) < Date.parse(draft.epochAt) : epoch !== draft.epoch);

const isOtherText = (changes: UnsentChanges, draft: Draft): boolean =>
  changes.step > draft.step || isOfOtherEpoch(changes, draft);

interface Missing {
  steps: readonly StepJson[];
  clientIds: readonly string[];
}

/** The unsent steps on the newest text; undefined where steps of an earlier release do not fit any text of today. */
function rebaseChanges(
  { clientId, steps }: UnsentChanges,
  { document, step }: Draft,
  missing: Missing,
): { text: StoryText; lost: Lost[]; mixed: readonly Range[] } | undefined {
  try {
    const own = steps.map(stepFrom);
    const others = missing.clientIds.findIndex((id) => id !== clientId);
    const stored = others < 0 ? missing.steps.length : others;
    const text = createStoryText({ document, step, clientId });
    const theirs = missing.steps.slice(stored).map(stepFrom);
    const rebased = rebaseOnto(text.state.doc, own.slice(stored), theirs);
    const { tr } = text.state;
    for (const one of rebased.steps) tr.step(one);
    if (tr.docChanged) text.dispatch(tr);
    return { text, lost: rebased.lost, mixed: rebased.mixed };
  } catch {
    return undefined;
  }
}

/** What was typed in these steps, also in those that no longer parse: then as it was typed, with what was deleted later. */
function passagesIn(steps: readonly StepJson[]): Node[] {
  try {
    return ownPassages(steps.map(stepFrom), () => true).map(({ document }) => document);
  } catch {
    let words = '';
    JSON.stringify(steps, (name, value) => {
      if (name === 'text' && typeof value === 'string') words += value;
      return value;
    });
    return words.trim() === '' ? [] : [plainPassage(words)];
  }
}

async function stepsSince(
  since: number,
  upTo: number,
  calls: Pick<StoryCalls, 'listSteps'>,
): Promise<Missing | undefined> {
  if (since >= upTo) return { steps: [], clientIds: [] };
  try {
    const { steps, clientIds } = await calls.listSteps(since);
    const count = upTo - since;
    return { steps: steps.slice(0, count), clientIds: clientIds.slice(0, count) };
  } catch (error) {
    if (failureFrom(error).reason === 'steps_gone') return undefined;
    throw error;
  }
}
