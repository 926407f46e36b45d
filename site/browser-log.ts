import { reportError } from '#app/analytics/report-error.ts';
import type { Log, LogFields } from '#app/log.ts';

/** The console, and for errors the error service (ER-24); debug lines only on request (`?jsDebug=1` or the cookie). */
export function createBrowserLog(isDebug: boolean): Log {
  const line = (write: (...words: unknown[]) => void) => (message: string, fields?: LogFields) =>
    fields ? write(message, fields) : write(message);
  return {
    debug: isDebug ? line(console.debug) : () => {},
    info: isDebug ? line(console.info) : () => {},
    warn: line(console.warn),
    error(message, fields) {
      line(console.error)(message, fields);
      reportError(fields?.error, message);
    },
  };
}
