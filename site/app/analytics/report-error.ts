export interface ReportedError {
  error: unknown;
  /** What we were doing. */
  message: string;
  time: number;
}

export type ErrorSink = (report: ReportedError) => void;

/** The first failures tell what is wrong; those after them are mostly their children. */
const mostWaiting = 20;

let waiting: ReportedError[] = [];
let sink: ErrorSink | undefined;

/**
 * Reports a failure of ours. Failures wait until the code that sends them is there (ER-37). Pages that are not there
 * are no failures: see `shouldReport` in `site-error.ts`.
 */
export function reportError(error: unknown, message = ''): void {
  const report = { error, message, time: Date.now() };
  if (sink) sink(report);
  else if (waiting.length < mostWaiting) waiting.push(report);
}

export function setErrorSink(next: ErrorSink | undefined): void {
  sink = next;
  if (!sink) return;
  const before = waiting;
  waiting = [];
  for (const report of before) sink(report);
}
