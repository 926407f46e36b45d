import type { Person, PresenceInput } from '#content/entities/draft.ts';
import type { StoryCalls } from './story-calls.ts';
import type { Timers } from './timers.ts';

export type Place = Pick<PresenceInput, 'field' | 'selection' | 'step'>;

interface Options {
  clientId: string;
  calls: Pick<StoryCalls, 'setPresence'>;
  timers: Timers;
  onPeople(people: readonly Person[]): void;
}

const leastMilliseconds = 1000;
/** An editor who reads without moving stays visible. */
const stillHereMilliseconds = 60_000;

/** Tells colleagues where this editor works, at most once a second. */
export function createPlaceSharing({ clientId, calls, timers, onPeople }: Options) {
  let place: Place = {};
  let sentAt = Number.NEGATIVE_INFINITY;
  let stop: (() => void) | undefined;
  let hasLeft = false;
  /** Colleagues do not know the newest place. */
  let isUnknown = false;

  async function send(): Promise<void> {
    sentAt = timers.now();
    plan(stillHereMilliseconds);
    try {
      const { people } = await calls.setPresence({ clientId, ...place, isLeaving: false });
      isUnknown = false;
      onPeople(people);
    } catch {
      // A place is not worth a message: it is sent when the server answers again.
      isUnknown = true;
    }
  }

  function plan(wait: number): void {
    stop?.();
    stop = hasLeft ? undefined : timers.after(wait, () => void send());
  }

  return {
    moved(next: Place) {
      const isSame = JSON.stringify(next) === JSON.stringify(place);
      place = next;
      if (!isSame || sentAt === Number.NEGATIVE_INFINITY)
        plan(Math.max(0, sentAt + leastMilliseconds - timers.now()));
    },
    /** The server answers again. */
    again() {
      if (!isUnknown) return;
      isUnknown = false;
      plan(Math.max(0, sentAt + leastMilliseconds - timers.now()));
    },
    close() {
      hasLeft = true;
      stop?.();
      calls.setPresence({ clientId, isLeaving: true }).catch(() => undefined);
    },
  };
}
