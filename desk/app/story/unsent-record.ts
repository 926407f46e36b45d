import type { Step } from 'prosemirror-transform';
import type { StepJson } from '#content/entities/draft.ts';
import type { Timers } from './timers.ts';
import type { Account, UnsentField, UnsentStore } from './unsent-store.ts';

/** A long time offline leaves thousands of steps: writing them all with every key would slow down typing. */
const many = { steps: 200, milliseconds: 100 };
const written = new WeakMap<Step, StepJson>();

export function jsonOf(step: Step): StepJson {
  const known = written.get(step);
  if (known) return known;
  const json = step.toJSON() as StepJson;
  written.set(step, json);
  return json;
}

interface Options {
  storyId: string;
  clientId: string;
  account?: Account | undefined;
  store: UnsentStore;
  timers: Timers;
  unsent(): { step: number; epoch: string; steps: readonly Step[]; fields: UnsentField[] };
  /** The browser's store does not work: what is typed is only in memory. */
  onFailure(error: unknown): void;
}

/** Keeps the record of this tab up to date: at once, one write at a time. */
export function createUnsentRecord({
  storyId,
  clientId,
  account,
  store,
  timers,
  unsent,
  onFailure,
}: Options) {
  let isStored = false;
  let isDue = false;
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    isDue = false;
    const { step, epoch, steps, fields } = unsent();
    if (steps.length > 0 || fields.length > 0) {
      isStored = true;
      const at = new Date(timers.now()).toISOString();
      await store.put({
        storyId,
        clientId,
        ...(account ? { account } : {}),
        step,
        epoch,
        steps: steps.map(jsonOf),
        fields,
        at,
      });
    } else if (isStored) {
      isStored = false;
      await store.delete(clientId);
    }
  }

  function update(): void {
    isDue = true;
    writing ??= write()
      .catch(onFailure)
      .finally(() => {
        timers.after(unsent().steps.length > many.steps ? many.milliseconds : 0, () => {
          writing = undefined;
          if (isDue) update();
        });
      });
  }

  return {
    update,
    /** The page may end now: what is being written does not have the last change. */
    writeNow: () => void write().catch(onFailure),
    /** Waits for what is being written, and writes what came after it. */
    async settle(): Promise<void> {
      await writing;
      await write().catch(onFailure);
    },
  };
}
