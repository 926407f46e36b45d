import type { Log } from './log.ts';

export type StopStep = [name: string, stop: () => unknown];

/** Runs the steps of a shutdown one after the other. A step that fails is logged, and the next ones still run. */
export async function stopInOrder(steps: readonly StopStep[], log: Pick<Log, 'error'>): Promise<void> {
  for (const [step, stop] of steps) {
    try {
      await stop();
    } catch (error) {
      log.error('shutdown step failed', { step, error });
    }
  }
}
