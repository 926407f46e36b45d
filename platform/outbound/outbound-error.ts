const outboundCodes = [
  'outbound_blocked',
  'outbound_timeout',
  'outbound_too_large',
  'outbound_failed',
] as const;
export type OutboundCode = (typeof outboundCodes)[number];

/**
 * Why an outbound request gave no response. `outbound_blocked` is permanent: a retry changes nothing.
 * Discriminated by `code`; the message is for logs and never holds data from the other side.
 */
export class OutboundError extends Error {
  readonly code: OutboundCode;
  constructor(code: OutboundCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutboundError';
    this.code = code;
  }
}

export function isOutboundError(error: unknown): error is OutboundError {
  return (
    error instanceof Error && 'code' in error && (outboundCodes as readonly unknown[]).includes(error.code)
  );
}
