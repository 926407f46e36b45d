/** The Network Information API; not every browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** Nothing is prefetched for readers who save data or have a slow connection: it would cost them. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
