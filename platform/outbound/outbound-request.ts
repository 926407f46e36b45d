export const outboundLimits = { timeoutMilliseconds: 12_000, maxBytes: 10 * 1024 * 1024 } as const;

export interface OutboundRequest {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** For everything together: name, connection, headers and the whole body. */
  timeoutMilliseconds?: number;
  maxBytes?: number;
  /** How many redirects of a GET or HEAD are followed, each checked like the first address. */
  maxRedirects?: number;
  /** Narrows the client's own list. */
  allowedHosts?: readonly string[];
  signal?: AbortSignal;
}
