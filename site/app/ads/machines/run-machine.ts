import type { Clock, Instant } from './clock.ts';

/** A state that may want to be looked at again later. */
export interface Timed {
  /** When something changes by itself. */
  wakeAt?: Instant | undefined;
}

export interface Machine<State, Event> {
  get: () => State;
  tell: (event: Event) => void;
  /** Nothing is told or awaited any longer. */
  stop: () => void;
}

/** Runs a pure machine: keeps its state, wakes it in time, and shows every state that is new. */
export function runMachine<State extends Timed, Event>(
  initial: State,
  move: (state: State, event: Event | { kind: 'time' }, now: Instant) => State,
  show: (state: State, before: State) => void,
  clock: Clock,
): Machine<State, Event> {
  let state = initial;
  let isStopped = false;
  let forget = () => {};
  const tell = (event: Event | { kind: 'time' }) => {
    if (isStopped) return;
    const before = state;
    state = move(state, event, clock.now());
    if (state === before) return;
    if (state.wakeAt !== before.wakeAt) wait();
    show(state, before);
  };
  /** Timers of browsers may ring a moment too early: then the machine goes on waiting for the same time. */
  const wait = () => {
    forget();
    const { wakeAt } = state;
    forget = () => {};
    if (wakeAt === undefined) return;
    forget = clock.at(wakeAt, () => {
      tell({ kind: 'time' });
      if (state.wakeAt === wakeAt && !isStopped) wait();
    });
  };
  return {
    get: () => state,
    tell,
    stop() {
      isStopped = true;
      forget();
    },
  };
}
