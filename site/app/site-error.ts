import type { AvailableOn } from '#content/entities/available-on.ts';
import { pageMessages } from '#content/page-messages.ts';

/**
 * A failure with the status of its page. Recognized by shape, not by class: errors travel from the server's page into
 * the browser as JSON.
 */
interface SiteError {
  status: number;
  message: string;
  /** The current location of the content, by edition. */
  availableOn?: readonly AvailableOn[];
}

export class PageError extends Error implements SiteError {
  readonly status: number;
  readonly availableOn: readonly AvailableOn[];

  constructor(
    status: number,
    message: string,
    details: { availableOn?: readonly AvailableOn[]; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.name = 'PageError';
    this.status = status;
    this.availableOn = details.availableOn ?? [];
  }
}

const defaultErrorStatus = 500;
export const pageNotFound = () => new PageError(404, pageMessages.routeNotFound);

/** The status a failure is shown with: its own, else that of the response it carries, else 500. */
export function statusOf(error: unknown): number {
  if (typeof error !== 'object' || error === null) return defaultErrorStatus;
  const { status, response } = error as { status?: unknown; response?: { status?: unknown } };
  return [status, response?.status].find(isErrorStatus) ?? defaultErrorStatus;
}

function isErrorStatus(status: unknown): status is number {
  return typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599;
}

/** The one message that is meant for readers; all others are for the report. */
export function readersMessageOf(error: unknown): string | undefined {
  return messageOf(error) === pageMessages.routeNotFound ? pageMessages.routeNotFound : undefined;
}

export function messageOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
}

/** Joins the report of a reader's error page with the server's own; the message itself stays on the server (AN-15). */
function errorIdOf(error: unknown): string | undefined {
  const id = typeof error === 'object' && error !== null && 'errorId' in error ? error.errorId : undefined;
  return typeof id === 'string' ? id : undefined;
}

/** The message an error is reported with: its own, or the id of an error whose message stayed on the server. */
export function reportMessageOf(error: unknown): string {
  const id = errorIdOf(error);
  return messageOf(error) || (id ? `Error page ${statusOf(error)} (error ${id})` : '');
}

/** Missing pages are counted, not reported; every other error with a message is. */
export function shouldReport(error: unknown): boolean {
  return statusOf(error) !== 404 && reportMessageOf(error) !== '';
}
