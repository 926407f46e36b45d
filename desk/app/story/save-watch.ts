import { nextChangeAt, type SaveFacts } from './save-state.ts';
import type { Timers } from './timers.ts';

interface Options {
  timers: Timers;
  savedAt: number;
  facts(): Pick<SaveFacts, 'unsaved' | 'problem' | 'choices' | 'rejected'>;
  onTime(): void;
}

/** When changes were made and acknowledged; the save line changes by time alone while a save takes long. */
export function createSaveWatch({ timers, facts, onTime, ...given }: Options) {
  let { savedAt } = given;
  let unsavedSince: number | undefined;
  let stop: (() => void) | undefined;

  const all = (): SaveFacts => ({ ...facts(), now: timers.now(), unsavedSince, savedAt });

  function wait(): void {
    stop?.();
    const at = nextChangeAt(all());
    stop =
      at === undefined
        ? undefined
        : timers.after(at - timers.now(), () => {
            wait();
            onTime();
          });
  }

  return {
    get unsavedSince() {
      return unsavedSince;
    },
    facts: all,
    changed() {
      if (facts().unsaved === 0) unsavedSince = undefined;
      else unsavedSince ??= timers.now();
      wait();
    },
    acknowledged() {
      savedAt = timers.now();
      unsavedSince = undefined;
    },
    close: () => stop?.(),
  };
}
