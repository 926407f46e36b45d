export type LogFields = Readonly<Record<string, unknown>>;

/** The log interface of the site; `server/` passes its own, the browser writes to the console. */
export interface Log {
  debug: (message: string, fields?: LogFields) => void;
  info: (message: string, fields?: LogFields) => void;
  warn: (message: string, fields?: LogFields) => void;
  error: (message: string, fields?: LogFields) => void;
}
