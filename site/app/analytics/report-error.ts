export interface ReportedError {
  error: unknown;
  /** The operation that failed. */
  message: string;
  time: number;
}

type ErrorSink = (report: ReportedError) => void;

/** The first errors show the cause; later ones mostly follow from them. */
const mostWaiting = 20;

let waiting: ReportedError[] = [];
let sink: ErrorSink | undefined;

/**
 * Reports an error of the site. Errors wait until the code that sends them is loaded (ER-37). Missing pages are not
 * errors: see `shouldReport` in `site-error.ts`.
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
