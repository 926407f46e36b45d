export type LogFields = Record<string, unknown>;

/** How every part of the product logs: an event in plain words and its facts. */
export interface Log {
  debug(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
}
