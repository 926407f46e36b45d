import type { MeasuredBatch, MeasuredEvent } from './measured-batch.ts';

/** Takes the events of a page to a collector. */
export interface EventSender {
  add: (event: MeasuredEvent) => void;
  /** The page is about to be hidden or closed: everything goes now. */
  flush: () => void;
  /** The reader changed their mind: what waits is thrown away. */
  stop: () => void;
}

/** The consent events are sent under now; undefined without consent. */
export type ConsentNow = () => MeasuredBatch['consent'] | undefined;

/** What the script of the measurement is on `window` as `Measurement`. Calls wait in `cmd` until it has come. */
export interface MeasurementTag {
  cmd: { push: (call: () => void) => unknown };
  /** There as soon as the script is. */
  open?: (options: { collectorUrl: string; consent: ConsentNow }) => EventSender;
}
