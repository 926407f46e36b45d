/** What a browser may say about the reader's connection; not all of them do. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

declare global {
  interface Navigator {
    connection?: Connection;
  }
}

/** Nothing is fetched ahead for readers who save data or whose connection is slow: it would cost them. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');
}
