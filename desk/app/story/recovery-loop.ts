import { type Recovery, type RecoveryOutcome, recoverTabs } from './recover-tabs.ts';
import { createRetry } from './retry.ts';
import type { Timers } from './timers.ts';

/** Tabs with unsent changes are looked at again: they may have been closed since. */
const openTabsMilliseconds = 2000;

interface Options extends Omit<Recovery, 'settled'> {
  timers: Timers;
  /** Words of closed tabs were sent, or their fields are this tab's now. */
  onFound(): void;
  /** The browser's store cannot be read. */
  onStoreFailure(): void;
}

/** Recovers closed tabs until none has unsent changes. It never rejects: this tab's own changes do not wait for others. */
export function createRecoveryLoop({ timers, onFound, onStoreFailure, ...given }: Options) {
  const recovery: Recovery = { ...given, settled: new Set() };
  let isDone = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let stopWaiting: (() => void) | undefined;
  const retry = createRetry(timers, () => void run());

  async function recover(): Promise<RecoveryOutcome> {
    try {
      return await recoverTabs(recovery);
    } catch {
      onStoreFailure();
      return { isFound: false, isComplete: true, hasFailed: true };
    }
  }

  async function work(): Promise<void> {
    const { isFound, isComplete, hasFailed } = await recover();
    isDone = isComplete && !hasFailed;
    if (isFound) onFound();
    stopWaiting?.();
    if (!hasFailed) retry.succeeded();
    if (isClosed || isDone) return;
    if (hasFailed) retry.later();
    else stopWaiting = timers.after(openTabsMilliseconds, () => void run());
  }

  async function run(): Promise<void> {
    if (isDone || isClosed) return;
    running ??= work().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    run,
    /** There is something new to recover. */
    async again(): Promise<void> {
      isDone = false;
      await run();
    },
    close() {
      isClosed = true;
      stopWaiting?.();
      retry.succeeded();
    },
  };
}
