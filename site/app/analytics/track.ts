import type { SiteEvent } from './events/event-payloads.ts';

/** As it goes on: flat, short names, plain values, in the shape of GA4. */
export interface TrackedEvent {
  name: string;
  payload: object;
  /** Milliseconds of the reader's clock. */
  time: number;
}

export type EventSink = (event: TrackedEvent) => void;

/** Readers who do not answer for a long time do not fill their memory. */
const mostWaiting = 100;

let waiting: TrackedEvent[] = [];
let sink: EventSink | undefined;
let isRejected = () => false;
const listeners = new Set<EventSink>();

/**
 * Notes that something happened. Events wait in memory until the reader answers; while they say no, none does.
 * Anybody may call this, at any time, and nothing is loaded by it.
 *
 * @example track(signedUp('email'))
 */
export function track(happened: SiteEvent): void {
  const event = { ...happened, time: Date.now() };
  for (const listener of listeners) listener(event);
  if (sink) sink(event);
  else if (waiting.length < mostWaiting && !isRejected()) waiting.push(event);
}

/** From now on events go here, those that waited first; without a sink they wait again. */
export function setEventSink(next: EventSink | undefined): void {
  sink = next;
  if (!sink) return;
  const before = waiting;
  waiting = [];
  for (const event of before) sink(event);
}

/**
 * Who knows whether the reader said no. Asked at each event: others may hear of a new answer, and count something,
 * before measurement does.
 */
export function setRejection(question: () => boolean): void {
  isRejected = question;
}

/** Hears of every event as it happens, whether or not it will be sent; returns how to stop. */
export function onTrack(listener: EventSink): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is said of a reader and not of a page. */
const ofReader = /^(experiment|cohesion|sign_up)/;

/** Another page is read before anybody counts: what waited of the last one would be told as if it happened here. */
export function forgetPageEvents(): void {
  waiting = waiting.filter(({ name }) => ofReader.test(name));
}

/** The reader said no: what waited never happened. */
export function forgetEvents(): void {
  waiting = [];
}
