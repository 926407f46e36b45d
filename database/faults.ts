import { type StoreFault, storeFaultOf } from './store-fault.ts';

export type OnFault = (fault: StoreFault, error: Error) => void;

/** Receives the faults of a database driver; the driver checks here before it writes. */
export interface Faults {
  report(error: unknown): StoreFault | undefined;
  listen(listener: OnFault): void;
  rejectWrites(error: Error | undefined): void;
  /** Set while writes are rejected. */
  readonly rejection: Error | undefined;
}

export function createFaults(): Faults {
  let listener: OnFault = () => undefined;
  let rejection: Error | undefined;
  return {
    report(error) {
      const fault = storeFaultOf(error);
      if (fault && error !== rejection) listener(fault, error as Error);
      return fault;
    },
    listen(next) {
      listener = next;
    },
    rejectWrites(error) {
      rejection = error;
    },
    get rejection() {
      return rejection;
    },
  };
}
