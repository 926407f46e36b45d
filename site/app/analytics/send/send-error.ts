import type { ErrorReport } from '#content/entities/measured-batch.ts';
import { errorReportPath } from '#content/rules/measurement-paths.ts';
import type { ReportedError } from '../report-error.ts';

/** A page that fails in a loop reports it a few times, not for ever. */
const mostReports = 10;
const sent = new Set<string>();

/** A failure as the collector takes it; nothing when there is nothing to say. */
export function errorReportOf({ error, message }: ReportedError, path: string): ErrorReport | undefined {
  const words = messageOf(error);
  const said = [...new Set([message, words].filter(Boolean))].join(': ').slice(0, 1000);
  if (!said) return undefined;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { message: said, stack: stack.slice(0, 8000), path: path.slice(0, 500) };
}

function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}

export function sendError(
  report: ReportedError,
  path: string,
  send = (body: string) => navigator.sendBeacon?.(errorReportPath, body),
): void {
  const body = JSON.stringify(errorReportOf(report, path));
  if (body === undefined || sent.has(body) || sent.size >= mostReports) return;
  sent.add(body);
  send(body);
}
