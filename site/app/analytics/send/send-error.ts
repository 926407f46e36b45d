import type { ErrorReport } from '#content/entities/measured-batch.ts';
import { errorReportPath } from '#content/rules/measurement-paths.ts';
import type { ReportedError } from '../report-error.ts';

/** Limits the reports of a page that fails in a loop. */
const mostReports = 10;
const sent = new Set<string>();

/** An error as the collector accepts it; undefined without a message. */
export function errorReportOf({ error, message }: ReportedError, path: string): ErrorReport | undefined {
  const cause = messageOf(error);
  const text = [...new Set([message, cause].filter(Boolean))].join(': ').slice(0, 1000);
  if (!text) return undefined;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { message: text, stack: stack.slice(0, 8000), path: path.slice(0, 500) };
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
