import type { Clock, Instant } from '../load/clock.ts';

/** A state that may change at a set time. */
interface Timed {
  wakeAt?: Instant | undefined;
}

export interface Machine<State, Event> {
  get: () => State;
  send: (event: Event) => void;
  /** Ignores further events and cancels timers. */
  stop: () => void;
}

/** Runs a pure state machine: holds its state, sends `time` events, and renders every new state. */
export function runMachine<State extends Timed, Event>(
  initial: State,
  move: (state: State, event: Event | { kind: 'time' }, now: Instant) => State,
  show: (state: State, before: State) => void,
  clock: Clock,
): Machine<State, Event> {
  let state = initial;
  let isStopped = false;
  let cancel = () => {};
  const send = (event: Event | { kind: 'time' }) => {
    if (isStopped) return;
    const before = state;
    state = move(state, event, clock.now());
    if (state === before) return;
    if (state.wakeAt !== before.wakeAt) wait();
    show(state, before);
  };
  /** Browser timers may fire slightly early: then the machine waits for the same time again. */
  const wait = () => {
    cancel();
    const { wakeAt } = state;
    cancel = () => {};
    if (wakeAt === undefined) return;
    cancel = clock.at(wakeAt, () => {
      send({ kind: 'time' });
      if (state.wakeAt === wakeAt && !isStopped) wait();
    });
  };
  return {
    get: () => state,
    send,
    stop() {
      isStopped = true;
      cancel();
    },
  };
}
