import type { Rejection } from './read-batch.ts';

/** One request on its way into the store. */
export interface Arrival {
  body: Buffer;
  /** The browser asks not to be measured (`Sec-GPC: 1` or `DNT: 1`). */
  isUnwilling: boolean;
}

/** `taken` only when every event of the batch is committed. */
export type Verdict = 'taken' | Rejection;

export interface Intake {
  /** Answers once. Thousands a second come this way, and a promise for each would be felt. */
  take(arrival: Arrival, answer: (verdict: Verdict) => void): void;
  /** Ends after what is under way. */
  close(): Promise<void>;
}

/** Writes a group in one transaction and says what became of each. May throw: then nothing of it is there. */
export type WriteGroup = (group: readonly Arrival[]) => Promise<readonly Verdict[]>;

/** The same as a promise. */
export function verdictOn(take: Intake['take'], arrival: Arrival): Promise<Verdict> {
  return new Promise((resolve) => take(arrival, resolve));
}
