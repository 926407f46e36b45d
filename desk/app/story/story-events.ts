import type { Person, StepJson } from '#content/entities/draft.ts';
import type { Timers } from './timers.ts';

/** The server has steps up to a number. The last ones may come with it; all others are read by a call. */
export interface AnnouncedSteps {
  step?: number;
  epoch?: string;
  newest?: { clientId: string; steps: readonly StepJson[] };
}

/** What the server announces about a story (`staffEvents`). */
export type StoryEvent =
  | ({ kind: 'steps' } & AnnouncedSteps)
  | { kind: 'presence'; people: readonly Person[] }
  /** Fields, a version, a stage, or events that were missed. */
  | { kind: 'changed' };

/** The stream of events of one story; while it is not connected the session asks by itself. */
export interface StoryEvents {
  subscribe(listener: (event: StoryEvent) => void): () => void;
  isConnected(): boolean;
}

/** The steps of an event, as the server writes it. */
export function readStepsEvent({ step, epoch, clientId, steps }: Record<string, unknown>): StoryEvent {
  if (typeof step !== 'number') return { kind: 'steps' };
  const known = { kind: 'steps' as const, step, ...(typeof epoch === 'string' ? { epoch } : {}) };
  if (typeof clientId !== 'string' || !Array.isArray(steps)) return known;
  return { ...known, newest: { clientId, steps } };
}

const pollMilliseconds = 3000;
/** Several changes of fields in a row are read once. */
const togetherMilliseconds = 300;

interface Listener {
  timers: Timers;
  events: StoryEvents | undefined;
  onPeople(people: readonly Person[]): void;
  onSteps(announced: AnnouncedSteps): void;
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
    else if (event.kind === 'steps') onSteps(event);
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
