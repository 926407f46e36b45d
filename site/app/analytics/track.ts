import type { SiteEvent } from './events/event-payloads.ts';

/** A flat event with short names and plain values, in GA4's format. */
export interface TrackedEvent {
  name: string;
  payload: object;
  /** Milliseconds of the reader's clock. */
  time: number;
}

type EventSink = (event: TrackedEvent) => void;

/** Limits memory while the reader has not decided. */
const mostWaiting = 100;

let waiting: TrackedEvent[] = [];
let sink: EventSink | undefined;
let isRejected = () => false;
const listeners = new Set<EventSink>();

/**
 * Records an event. Events wait in memory until the reader decides about cookies; after a rejection none is stored.
 * Can be called at any time and loads nothing.
 *
 * @example track(signedUp('email'))
 */
export function track(happened: SiteEvent): void {
  const event = { ...happened, time: Date.now() };
  for (const listener of listeners) listener(event);
  if (sink) sink(event);
  else if (waiting.length < mostWaiting && !isRejected()) waiting.push(event);
}

/** Sets where events go, queued ones first; without a sink they wait again. */
export function setEventSink(next: EventSink | undefined): void {
  sink = next;
  if (!sink) return;
  const before = waiting;
  waiting = [];
  for (const event of before) sink(event);
}

/**
 * Sets the check for a rejection. It runs at each event: other code may learn of a new decision, and track something,
 * before measurement does.
 */
export function setRejection(check: () => boolean): void {
  isRejected = check;
}

/** Calls the listener on every event, whether or not it will be sent; returns the unsubscribe function. */
export function onTrack(listener: EventSink): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Events about the reader, not about a page. */
const ofReader = /^(experiment|cohesion|sign_up)/;

/** Called on navigation: queued events of the last page would be reported for this one. */
export function dropPageEvents(): void {
  waiting = waiting.filter(({ name }) => ofReader.test(name));
}

/** Called on rejection. */
export function dropEvents(): void {
  waiting = [];
}
