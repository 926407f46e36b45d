import { getVersion, sendableSteps } from 'prosemirror-collab';
import { Step } from 'prosemirror-transform';
import { storySchema } from '#content/document/schema.ts';
import type { StepJson } from '#content/entities/draft.ts';
import { draftLimits } from '#content/limits.ts';
import { type DisplacedText, wordsOf } from './displaced-text.ts';
import { rebaseOnto, receiveSteps } from './rebase.ts';
import { type CallFailure, failureFrom, type StoryCalls } from './story-calls.ts';
import type { StoryText } from './story-text.ts';

export interface StepSync {
  /** Steps that the server has not acknowledged. */
  readonly unsent: readonly Step[];
  /** Sends what waits and gets what is new; rejects with the `CallFailure` that stopped it. */
  run(): Promise<void>;
  /** The server has steps after this number. */
  wake(step?: number): void;
}

type Lost = Pick<DisplacedText, 'text' | 'why'>;

interface Options {
  text: StoryText;
  calls: Pick<StoryCalls, 'addSteps' | 'listSteps' | 'getDraft'>;
  keep(lost: readonly Lost[]): void;
  /** The server has stored steps of this tab. */
  onAcknowledged(): void;
}

const stepFrom = (json: StepJson) => Step.fromJSON(storySchema, json);
const isRejection = ({ reason, status }: CallFailure) =>
  reason === 'bad_step' || reason === 'bad_body' || status === 413;

/** Sends steps in order, one request at a time, and merges those of others. */
export function createStepSync({ text, calls, keep, onAcknowledged }: Options): StepSync {
  let isBehind = false;
  let running: Promise<void> | undefined;
  /** After a rejection steps go one by one, so that only the one at fault is taken out. */
  let batch: number = draftLimits.stepsAtOnce;

  const unsent = () => sendableSteps(text.state)?.steps ?? [];

  function receive(steps: readonly Step[], clientIds: readonly string[]): void {
    text.merge((state) => {
      const { tr, lost } = receiveSteps(state, steps, clientIds, text.clientId);
      // Before the state forgets them.
      keep(lost);
      return tr;
    });
  }

  async function pull(): Promise<void> {
    const since = getVersion(text.state);
    isBehind = false;
    try {
      const { steps, clientIds } = await calls.listSteps(since);
      if (steps.length > 0) receive(steps.map(stepFrom), clientIds);
      if (clientIds.includes(text.clientId)) onAcknowledged();
    } catch (error) {
      isBehind = true;
      if (failureFrom(error).reason !== 'steps_gone') throw error;
      await beginAgain();
    }
  }

  async function beginAgain(): Promise<void> {
    const { document, step } = await calls.getDraft();
    keep(wordsOf(unsent(), () => true).map((words) => ({ text: words, why: 'too-old' as const })));
    text.reset(document, step);
    isBehind = false;
  }

  async function send(): Promise<void> {
    const own = sendableSteps(text.state);
    if (!own) return;
    const sent = own.steps.slice(0, batch);
    try {
      const steps = sent.map((step) => step.toJSON() as StepJson);
      await calls.addSteps({ step: own.version, clientId: text.clientId, steps });
      receive(
        sent,
        sent.map(() => text.clientId),
      );
      batch = Math.min(draftLimits.stepsAtOnce, batch * 2);
      onAcknowledged();
    } catch (error) {
      const failure = failureFrom(error);
      if (failure.reason === 'steps_behind') isBehind = true;
      else if (!isRejection(failure)) throw error;
      else if (sent.length > 1) batch = 1;
      else await takeOutFirst();
    }
  }

  /** The server never stores the first step; what was typed after it stays. */
  async function takeOutFirst(): Promise<void> {
    const since = getVersion(text.state);
    const draft = await calls.getDraft();
    const missing =
      draft.step > since ? (await calls.listSteps(since)).steps.slice(0, draft.step - since) : [];
    const own = unsent();
    text.reset(draft.document, draft.step);
    const { steps, lost } = rebaseOnto(text.state.doc, own, missing.map(stepFrom), (index) => index === 0);
    keep(lost);
    const { tr } = text.state;
    for (const step of steps) tr.step(step);
    if (tr.docChanged) text.dispatch(tr.setMeta('addToHistory', false));
  }

  async function work(): Promise<void> {
    while (isBehind || sendableSteps(text.state)) await (isBehind ? pull() : send());
  }

  return {
    get unsent() {
      return unsent();
    },
    run() {
      running ??= work().finally(() => {
        running = undefined;
      });
      return running;
    },
    wake(step) {
      if (step === undefined || step > getVersion(text.state)) isBehind = true;
    },
  };
}
