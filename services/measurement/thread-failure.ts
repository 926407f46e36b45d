/** An error as it is sent from a thread: cloning would lose its code, which identifies the fault. */
export interface ThreadFailure {
  message: string;
  code?: string | undefined;
}

export function failureOf(error: unknown): ThreadFailure {
  if (!(error instanceof Error)) return { message: String(error) };
  return { message: error.message, ...('code' in error ? { code: String(error.code) } : {}) };
}

export function errorOf({ message, code }: ThreadFailure): Error {
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
