import type { ErrorReason } from '#content/errors.ts';
import type { RightName } from '#content/rules/rights/rights.ts';

export interface ApiProblem {
  reason: ErrorReason | 'unreachable';
  message: string;
  field?: string;
  /** With `right_missing`: the name of the right. */
  right?: RightName;
  conflict?: { current: unknown; sent: unknown };
}

/** A call that did not succeed. `message` is a sentence for editors; `status` is 0 where no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly reason: ApiProblem['reason'];
  readonly problems: readonly ApiProblem[];

  constructor(status: number, problems: readonly ApiProblem[]) {
    const [first] = problems;
    super(first?.message ?? 'The server could not be reached.');
    this.status = status;
    this.reason = first?.reason ?? 'unreachable';
    this.problems = problems;
  }
}

export const isApiError = (error: unknown, ...reasons: ApiProblem['reason'][]): error is ApiError =>
  error instanceof ApiError && (reasons.length === 0 || reasons.includes(error.reason));
