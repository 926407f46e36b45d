import { getVersion, sendableSteps } from 'prosemirror-collab';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { Step } from 'prosemirror-transform';
import type { Range } from '#content/document/move-map.ts';
import { stepFrom } from '#content/document/step-from.ts';
import type { StepJson } from '#content/entities/draft.ts';
import { draftLimits } from '#content/limits.ts';
import { createAnnouncements } from './announced-steps.ts';
import { waitForComposition } from './beside-composition.ts';
import type { Lost } from './displaced-text.ts';
import { rejectEarlier } from './epoch.ts';
import { createLostPassages } from './lost-passages.ts';
import { receiveSteps, withoutFirst } from './rebase.ts';
import { type CallFailure, failureFrom, type StoryCalls } from './story-calls.ts';
import type { AnnouncedSteps } from './story-events.ts';
import type { StoryText } from './story-text.ts';

export interface StepSync {
  /** Steps that the server has not acknowledged. */
  readonly unsent: readonly Step[];
  /** What waits, as requests that need no answer of another one: the page may end before it comes. */
  lastRequests(): { step: number; steps: readonly Step[] }[];
  /** Sends what waits and gets what is new; rejects with the `CallFailure` that stopped it. */
  run(): Promise<void>;
  /** The server may have new steps; those that come with the news need no call. */
  wake(announced?: AnnouncedSteps): void;
  /** A restored backup took the place of the text: what this tab has beyond it becomes own steps. */
  replace(bringBack: (text: StoryText) => void): void;
}

interface Options {
  text: StoryText;
  calls: Pick<StoryCalls, 'addSteps' | 'listSteps' | 'getDraft' | 'addNote'>;
  now(): number;
  /** Own text of a closed tab that stands in the middle of a colleague's. */
  mixed?: readonly Range[];
  keep(lost: readonly Lost[]): void;
  /** The server has stored steps of this tab. */
  onAcknowledged(): void;
}

const isRejection = ({ reason, status }: CallFailure) =>
  reason === 'bad_step' || reason === 'bad_body' || status === 413;

/** Not part of the transaction with the steps of others: that one has nothing to send. */
function mending({ tr }: EditorState, steps: readonly Step[]): Transaction {
  for (const step of steps) tr.step(step);
  return tr.setMeta('addToHistory', false);
}

/**
 * The request that is under way may have reached the server, or end with the page: all steps go again, and those after
 * it by themselves. Their numbers decide which are stored, once.
 */
function lastRequests(state: EditorState, inFlight: number): ReturnType<StepSync['lastRequests']> {
  const own = sendableSteps(state);
  if (!own) return [];
  const { version: step, steps } = own;
  const all = [{ step, steps }];
  if (inFlight === 0 || inFlight >= steps.length) return all;
  return [{ step: step + inFlight, steps: steps.slice(inFlight) }, ...all];
}

/** The server never stores the first step; what was typed after it stays. */
async function takeOutFirst(
  {
    text,
    calls,
    lostPassages,
  }: Pick<Options, 'text' | 'calls'> & { lostPassages: ReturnType<typeof createLostPassages> },
  problem: string | undefined,
): Promise<void> {
  const since = getVersion(text.state);
  const draft = await calls.getDraft();
  const missing = draft.step > since ? (await calls.listSteps(since)).steps.slice(0, draft.step - since) : [];
  const own = sendableSteps(text.state)?.steps ?? [];
  const { selection } = text.state;
  text.reset(draft.document, draft.step);
  const theirs = missing.map(stepFrom);
  const { tr, lost } = withoutFirst(text.state, own, theirs, selection);
  lostPassages.byRejection(lost, { step: own[0], problem, theirs });
  text.dispatch(tr);
}

/** Sends steps in order, one request at a time, and merges those of others. */
export function createStepSync({ text, calls, now, mixed = [], keep, onAcknowledged }: Options): StepSync {
  const announcements = createAnnouncements();
  const lostPassages = createLostPassages({ text, calls, now, ranges: mixed, keep });
  let running: Promise<void> | undefined;
  let inFlight = 0;
  /** After a rejection steps go one by one, so that only the one at fault is taken out. */
  let batch: number = draftLimits.stepsAtOnce;
  const unsent = () => sendableSteps(text.state)?.steps ?? [];

  function receive(steps: readonly Step[], clientIds: readonly string[]): void {
    let mended: readonly Step[] = [];
    text.merge((state) => {
      const received = receiveSteps(state, steps, clientIds, text.clientId);
      // Before the state forgets them.
      lostPassages.byMerge(received, steps);
      mended = received.mended;
      return received.tr;
    });
    text.confirm(steps);
    if (mended.length > 0) text.dispatch(mending(text.state, mended));
  }

  const isBehind = () => announcements.isAhead(getVersion(text.state));

  const composition = waitForComposition(text, ({ steps, clientIds }) => {
    if (steps.length > 0) receive(steps, clientIds);
    if (clientIds.includes(text.clientId)) onAcknowledged();
  });
  const take = (steps: readonly StepJson[], clientIds: readonly string[]) =>
    composition.take({ steps: steps.map(stepFrom), clientIds });

  /** Applies what came with events, as far as nothing is missing before it. */
  function takeArrived(): void {
    for (;;) {
      const next = announcements.take(getVersion(text.state));
      if (!next) return;
      take(next.steps, new Array<string>(next.steps.length).fill(next.clientId));
    }
  }

  async function pull(): Promise<void> {
    takeArrived();
    if (!composition.isWaiting && isBehind()) await requestSteps();
  }

  async function requestSteps(): Promise<void> {
    const since = getVersion(text.state);
    announcements.settle(since);
    try {
      const { steps, clientIds } = await calls.listSteps(since);
      take(steps, clientIds);
    } catch (error) {
      announcements.doubt();
      if (failureFrom(error).reason !== 'steps_gone') throw error;
      await beginAgain();
    }
  }

  async function beginAgain(): Promise<void> {
    const { document, step } = await calls.getDraft();
    rejectEarlier(step, getVersion(text.state));
    lostPassages.byReset(unsent());
    text.reset(document, step);
    announcements.reset();
  }

  async function send(): Promise<void> {
    const own = sendableSteps(text.state);
    if (!own) return;
    const sent = own.steps.slice(0, batch);
    inFlight = sent.length;
    try {
      const steps = sent.map((step) => step.toJSON() as StepJson);
      await calls.addSteps({ step: own.version, clientId: text.clientId, steps });
      const clientIds = sent.map(() => text.clientId);
      receive(sent, clientIds);
      batch = Math.min(draftLimits.stepsAtOnce, batch * 2);
      onAcknowledged();
    } catch (error) {
      const failure = failureFrom(error);
      if (failure.reason === 'steps_behind') announcements.add({ step: own.version + 1 }, own.version);
      else if (!isRejection(failure)) throw error;
      else if (sent.length > 1) batch = 1;
      else await takeOutFirst({ text, calls, lostPassages }, failure.message);
    } finally {
      inFlight = 0;
    }
  }

  async function work(): Promise<void> {
    while (!composition.isWaiting && (isBehind() || sendableSteps(text.state)))
      await (isBehind() ? pull() : send());
    await lostPassages.settle();
  }

  return {
    get unsent() {
      return unsent();
    },
    lastRequests: () => lastRequests(text.state, inFlight),
    run() {
      running ??= work().finally(() => {
        running = undefined;
      });
      return running;
    },
    wake: (announced = {}) => announcements.add(announced, getVersion(text.state)),
    replace(bringBack) {
      announcements.reset();
      composition.reset();
      lostPassages.byReset([]);
      bringBack(text);
    },
  };
}
