import { errorBody } from '#content/error-body.ts';
import { type ErrorReason, errorReasons } from '#content/errors.ts';
import { escapeText } from '#platform/escape-html.ts';

/** A small finished answer, made without the site: it must work when nothing else does. */
export interface ErrorAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Statuses that only this module answers with; the rest have their words in `content/errors.ts`. */
const ownStatuses = {
  request_timeout: { status: 408, message: 'The request took too long to arrive' },
  headers_too_large: { status: 431, message: 'The request has too many or too long headers' },
} as const;

export type ServerErrorReason = ErrorReason | keyof typeof ownStatuses;

const reasons = { ...errorReasons, ...ownStatuses };
/** Nothing on these pages may run, load or be framed. */
const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export function errorAnswer(
  reason: ServerErrorReason,
  options: { json: boolean; allow?: string; requestId?: string; retryAfterSeconds?: number },
): ErrorAnswer {
  const { status, message } = reasons[reason];
  const headers: Record<string, string> = {
    'content-type': options.json ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-site',
  };
  if (options.allow) headers.allow = options.allow;
  if (status === 503 || status === 429) {
    headers['retry-after'] = String(options.retryAfterSeconds ?? (status === 503 ? 2 : 60));
  }
  if (options.requestId) headers['x-request-id'] = options.requestId;
  const body = options.json
    ? JSON.stringify(errorBody({ status, reason, message }))
    : errorPage(status, message);
  return { status, headers, body };
}

function errorPage(status: number, message: string): string {
  const text = escapeText(message);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${text}</title>
</head>
<body>
<main>
<h1>${text}</h1>
<p>Error ${status}. <a href="/">Go to the front page</a></p>
</main>
</body>
</html>
`;
}
