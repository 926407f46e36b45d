interface ErrorEntry {
  /** The HTTP status. */
  status: number;
  /** How programs tell errors apart; undefined where another service answers. */
  reason?: string | undefined;
  message: string;
  field?: string | undefined;
  availableOn?: { edition: string; slug: string }[] | undefined;
  conflict?: { current: unknown; sent: unknown } | undefined;
  /** The right that the caller lacks. */
  right?: string | undefined;
}

/** The JSON body of every error response: `{errors: [{code, reason, message, …}]}`. `code` is the HTTP status. */
export function errorBody(...entries: readonly ErrorEntry[]) {
  return {
    errors: entries.map(({ status, reason, message, field, availableOn, conflict, right }) => ({
      code: status,
      reason,
      message,
      field,
      availableOn,
      conflict,
      right,
    })),
  };
}
