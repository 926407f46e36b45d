import type { ErrorReport } from '#content/entities/measured-batch.ts';
import type { Log, LogFields } from '#platform/log.ts';

export type SendReport = (report: ErrorReport) => Promise<unknown>;

export interface ErrorReporter {
  /** Writes to the given log, and reports what is written as an error. */
  log: Log;
  /** The error service can be reached from now on; reports that waited are sent first. */
  sendTo(send: SendReport): void;
}

/** An outage writes the same error for every request: the first reports say what is wrong. */
const mostWaiting = 50;

/** Sends server errors to the error service, one at a time, beside the log (ER-24). */
export function createErrorReporter(log: Log): ErrorReporter {
  const waiting: ErrorReport[] = [];
  let send: SendReport | undefined;
  let isSending = false;

  async function flush(): Promise<void> {
    if (!send || isSending) return;
    isSending = true;
    for (let report = waiting.shift(); report; report = waiting.shift()) {
      // A warning and no error: it would be reported, too.
      await send(report).catch((error: unknown) => log.warn('error report not sent', { error }));
    }
    isSending = false;
  }

  return {
    log: {
      ...log,
      error(event, fields) {
        log.error(event, fields);
        if (waiting.length < mostWaiting) waiting.push(reportOf(event, fields));
        void flush();
      },
    },
    sendTo(next) {
      send = next;
      void flush();
    },
  };
}

function reportOf(event: string, { error, path, errorId }: LogFields = {}): ErrorReport {
  const { message, stack } = causeOf(error);
  const text = [...new Set([event, message])].filter(Boolean).join(': ');
  return {
    message: `${text.slice(0, 960)}${errorId ? ` (error ${errorId})` : ''}`,
    stack: stack.slice(0, 8000),
    path: typeof path === 'string' && path.startsWith('/') ? path.slice(0, 500) : '/',
  };
}

/** Some callers log an error as text: its first line is the message, as in a stack. */
function causeOf(error: unknown): { message: string; stack: string } {
  if (error instanceof Error) return { message: error.message, stack: error.stack ?? '' };
  if (typeof error !== 'string') return { message: '', stack: '' };
  const [message = '', ...places] = error.split('\n');
  return { message, stack: places.length > 0 ? error : '' };
}
