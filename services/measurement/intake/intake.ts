import type { Rejection } from './read-batch.ts';

/** One request to the collector. */
export interface Arrival {
  body: Buffer;
  /** The browser asks not to be measured (`Sec-GPC: 1` or `DNT: 1`). */
  isUnwilling: boolean;
}

/** `taken` only when every event of the batch is committed. */
export type Verdict = 'taken' | Rejection;

export interface Intake {
  /** Calls `answer` once. A callback, because promises for thousands of requests a second would be measurable. */
  take(arrival: Arrival, answer: (verdict: Verdict) => void): void;
  /** Resolves when the batches in progress are written. */
  close(): Promise<void>;
}

/** Writes a group in one transaction and returns the verdict on each batch. If it throws, nothing was stored. */
export type WriteGroup = (group: readonly Arrival[]) => Promise<readonly Verdict[]>;

/** The same as a promise. */
export function verdictOn(take: Intake['take'], arrival: Arrival): Promise<Verdict> {
  return new Promise((resolve) => take(arrival, resolve));
}
