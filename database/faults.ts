import { type StoreFault, storeFaultOf } from './store-fault.ts';

export type OnFault = (fault: StoreFault, error: Error) => void;

/** What the driver of a database reports its faults to, and asks before it writes. */
export interface Faults {
  report(error: unknown): StoreFault | undefined;
  listen(listener: OnFault): void;
  rejectWrites(error: Error | undefined): void;
  /** Set while writes are refused. */
  readonly refusal: Error | undefined;
}

export function createFaults(): Faults {
  let listener: OnFault = () => undefined;
  let refusal: Error | undefined;
  return {
    report(error) {
      const fault = storeFaultOf(error);
      if (fault && error !== refusal) listener(fault, error as Error);
      return fault;
    },
    listen(next) {
      listener = next;
    },
    rejectWrites(error) {
      refusal = error;
    },
    get refusal() {
      return refusal;
    },
  };
}
