import { createRetry } from './retry.ts';
import { problemOf, type SaveProblem } from './save-problem.ts';
import { type CallFailure, failureFrom } from './story-calls.ts';
import type { Timers } from './timers.ts';

interface Options {
  timers: Timers;
  send(): Promise<void>;
  /** When the oldest unsaved change was made. */
  unsavedSince(): number | undefined;
  onOutcome(): void;
}

/** Sends soon after a change, and again after a failure, with a growing delay. */
export function createSendLoop({ timers, send, unsavedSince, onOutcome }: Options) {
  let problem: SaveProblem | undefined;
  let stopWaiting: (() => void) | undefined;
  let isClosed = false;
  const retry = createRetry(timers, () => void now());

  async function now(): Promise<CallFailure | undefined> {
    let failure: CallFailure | undefined;
    try {
      await send();
      problem = undefined;
      retry.succeeded();
    } catch (error) {
      failure = failureFrom(error);
      problem = { ...problemOf(failure), since: problem?.since ?? unsavedSince() ?? timers.now() };
      if (!isClosed) retry.later();
    }
    onOutcome();
    return failure;
  }

  return {
    get problem() {
      return problem;
    },
    /** What waits for a retry is not hurried by typing. */
    soon(milliseconds: number) {
      if (stopWaiting || isClosed || problem) return;
      stopWaiting = timers.after(milliseconds, () => {
        stopWaiting = undefined;
        void now();
      });
    },
    /** Answers with the failure, if there was one. */
    now,
    close() {
      isClosed = true;
      stopWaiting?.();
      retry.succeeded();
    },
  };
}
