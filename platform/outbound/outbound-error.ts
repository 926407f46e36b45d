export const outboundCodes = [
  'outbound_refused',
  'outbound_timeout',
  'outbound_too_large',
  'outbound_failed',
] as const;
export type OutboundCode = (typeof outboundCodes)[number];

/**
 * Why a request to another machine gave no answer. `outbound_refused` is for good: asking again changes nothing.
 * Told apart by `code`; the message is for logs and never holds what the other side sent.
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
