import { Step } from 'prosemirror-transform';
import { storySchema } from '#content/document/schema.ts';
import type { FieldChange } from '#content/entities/draft.ts';
import { type DisplacedText, wordsOf } from './displaced-text.ts';
import { rebaseOnto } from './rebase.ts';
import { createStepSync } from './step-sync.ts';
import { failureFrom, type StoryCalls } from './story-calls.ts';
import { createStoryText } from './story-text.ts';
import type { UnsentChanges, UnsentStore } from './unsent-store.ts';

type Lost = Pick<DisplacedText, 'text' | 'why'>;

interface Recovery {
  storyId: string;
  /** The tab that recovers. */
  clientId: string;
  calls: Pick<StoryCalls, 'addSteps' | 'listSteps' | 'getDraft'>;
  store: UnsentStore;
  keep(lost: readonly Lost[]): Promise<void>;
  restoreFields(changes: readonly FieldChange[]): Promise<void>;
}

/**
 * Sends what tabs of this browser that were closed or crashed did not get acknowledged. A tab that is just being closed
 * counts as open for a moment: `isComplete` is false while tabs with unsent changes are open.
 */
export async function recoverTabs(given: Recovery): Promise<{ isFound: boolean; isComplete: boolean }> {
  const { storyId, clientId, store, keep, restoreFields } = given;
  let [isFound, isComplete] = [false, true];
  for (const changes of await store.ofStory(storyId)) {
    if (changes.clientId === clientId) continue;
    const isClosed = await store.whenClosed(changes.clientId, async () => {
      isFound = true;
      await keep(await sendSteps(changes, given));
      await restoreFields(changes.fields);
      await store.delete(changes.clientId);
    });
    if (!isClosed) isComplete = false;
  }
  return { isFound, isComplete };
}

/**
 * Under the id of the closed tab: a request of it that was under way is then recognized, and its words are not added
 * twice.
 */
async function sendSteps({ clientId, step, steps }: UnsentChanges, { calls }: Recovery): Promise<Lost[]> {
  const own = steps.map((json) => Step.fromJSON(storySchema, json));
  if (own.length === 0) return [];
  const lost: Lost[] = [];
  const draft = await calls.getDraft();
  const missing = await stepsSince(step, draft.step, calls);
  if (!missing) return wordsOf(own, () => true).map((text) => ({ text, why: 'too-old' }));
  const others = missing.clientIds.findIndex((id) => id !== clientId);
  const stored = others < 0 ? missing.steps.length : others;
  const text = createStoryText({ document: draft.document, step: draft.step, clientId });
  const rebased = rebaseOnto(text.state.doc, own.slice(stored), missing.steps.slice(stored));
  lost.push(...rebased.lost);
  const { tr } = text.state;
  for (const one of rebased.steps) tr.step(one);
  if (tr.docChanged) text.dispatch(tr);
  const sync = createStepSync({
    text,
    calls,
    keep: (words) => lost.push(...words),
    onAcknowledged: () => undefined,
  });
  await sync.run();
  return lost;
}

async function stepsSince(since: number, upTo: number, calls: Pick<StoryCalls, 'listSteps'>) {
  if (since >= upTo) return { steps: [], clientIds: [] };
  try {
    const { steps, clientIds } = await calls.listSteps(since);
    const count = upTo - since;
    return {
      steps: steps.slice(0, count).map((json) => Step.fromJSON(storySchema, json)),
      clientIds: clientIds.slice(0, count),
    };
  } catch (error) {
    if (failureFrom(error).reason === 'steps_gone') return undefined;
    throw error;
  }
}
