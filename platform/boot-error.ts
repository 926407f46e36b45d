/** Something about this machine or its configuration is wrong. The message says what and what to do; no stack is shown. */
export class BootError extends Error {
  readonly code = 'BOOT';
}

export function isBootError(error: unknown): error is BootError {
  return error instanceof Error && 'code' in error && error.code === 'BOOT';
}
