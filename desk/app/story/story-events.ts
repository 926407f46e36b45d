import type { Person } from '#content/entities/draft.ts';
import type { Timers } from './timers.ts';

/** What the server announces about a story (`staffEvents`). It only wakes: what is new is read by a call. */
export type StoryEvent =
  | { kind: 'steps'; step?: number }
  | { kind: 'presence'; people: readonly Person[] }
  /** Fields, a version, a stage, or events that were missed. */
  | { kind: 'changed' };

/** The stream of events of one story; while it is not connected the session asks by itself. */
export interface StoryEvents {
  subscribe(listener: (event: StoryEvent) => void): () => void;
  isConnected(): boolean;
}

const pollMilliseconds = 3000;
/** Several changes of fields in a row are read once. */
const togetherMilliseconds = 300;

interface Listener {
  timers: Timers;
  events: StoryEvents | undefined;
  onPeople(people: readonly Person[]): void;
  onSteps(newest: number | undefined): void;
  onOther(): void;
}

/** Listens until it is stopped. */
export function listenToStory({ timers, events, onPeople, onSteps, onOther }: Listener): () => void {
  let stopWaiting: (() => void) | undefined;
  const soon = () => {
    stopWaiting ??= timers.after(togetherMilliseconds, () => {
      stopWaiting = undefined;
      onOther();
    });
  };
  const unsubscribe = events?.subscribe((event) => {
    if (event.kind === 'presence') onPeople(event.people);
    else if (event.kind === 'steps') onSteps(event.step);
    else soon();
  });
  let stopPolling: () => void;
  const poll = () => {
    stopPolling = timers.after(pollMilliseconds, () => {
      if (!events?.isConnected()) soon();
      poll();
    });
  };
  poll();
  return () => {
    stopPolling();
    stopWaiting?.();
    unsubscribe?.();
  };
}
