import { nextChangeAt, restMilliseconds, type SaveFacts } from './save-state.ts';
import type { Timers } from './timers.ts';

/** Steps of the text and fields are sent by requests of their own: an answer about one says nothing about the other. */
export type Kind = 'steps' | 'fields';

interface Options {
  timers: Timers;
  savedAt: number;
  facts(): Pick<SaveFacts, 'problem' | 'choices' | 'rejected' | 'passages'> & {
    /** Changes that wait for the server. */
    unsent: Record<Kind, number>;
  };
  onTime(): void;
}

/** When changes were made and acknowledged; the save line changes by time alone while a save takes long. */
export function createSaveWatch({ timers, facts, onTime, ...given }: Options) {
  let { savedAt } = given;
  let restsAt: number | undefined;
  const since: Record<Kind, number | undefined> = { steps: undefined, fields: undefined };
  let stop: (() => void) | undefined;

  function unsavedSince(): number | undefined {
    const { steps = Number.POSITIVE_INFINITY, fields = Number.POSITIVE_INFINITY } = since;
    const oldest = Math.min(steps, fields);
    return Number.isFinite(oldest) ? oldest : undefined;
  }

  function all(): SaveFacts {
    const { unsent, ...others } = facts();
    return {
      ...others,
      now: timers.now(),
      unsaved: unsent.steps + unsent.fields,
      unsavedSince: unsavedSince(),
      savedAt,
      restsAt,
    };
  }

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
      return unsavedSince();
    },
    facts: all,
    changed() {
      const { unsent } = facts();
      const wasWaiting = unsavedSince() !== undefined;
      for (const kind of ['steps', 'fields'] as const)
        since[kind] = unsent[kind] === 0 ? undefined : (since[kind] ?? timers.now());
      if (wasWaiting && unsavedSince() === undefined) restsAt = timers.now() + restMilliseconds;
      wait();
    },
    acknowledged(kind: Kind) {
      savedAt = timers.now();
      // What still waits was typed while the request was under way.
      since[kind] = facts().unsent[kind] === 0 ? undefined : savedAt;
      restsAt = savedAt + restMilliseconds;
      wait();
    },
    close: () => stop?.(),
  };
}
