import type { Log, LogFields } from './log.ts';

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];
const secretName = /secret|token|password|authorization|cookie|api-?key/i;

/**
 * One JSON object per line. `JSON.stringify` escapes line breaks, so nothing a reader sends can forge a line;
 * values under a name that sounds like a secret are never written.
 */
export function createLog(options: { level: LogLevel; write(line: string): void; now(): Date }): Log {
  const threshold = logLevels.indexOf(options.level);
  const at = (level: Exclude<LogLevel, 'silent'>) => {
    if (logLevels.indexOf(level) < threshold) return () => undefined;
    return (event: string, fields: LogFields = {}) =>
      options.write(
        `${JSON.stringify({ time: options.now().toISOString(), level, event, ...fields }, hideSecrets)}\n`,
      );
  };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

function hideSecrets(name: string, value: unknown): unknown {
  if (secretName.test(name) && value !== undefined) return '[hidden]';
  if (value instanceof Error) {
    return { name: value.name, message: value.message, stack: value.stack, cause: value.cause };
  }
  return typeof value === 'bigint' ? String(value) : value;
}
