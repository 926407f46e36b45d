import { readBody } from '#platform/http/web-request.ts';
import type { Log } from '#platform/log.ts';
import type { Handler } from './http/request-context.ts';
import { sendError } from './http/send.ts';

const largestReport = 16 * 1024;

/** Receives Content-Security-Policy reports from browsers. Anyone can post here, so reports are trusted little. */
export function createCspReportHandler(options: { log: Log }): Handler {
  return async (context) => {
    const { req, res } = context;
    if (req.method !== 'POST') return sendError(context, 'method_not_allowed', { allow: 'POST' });
    const report = summarize((await readBody(req, largestReport)).toString('utf8'));
    if (!report) return sendError(context, 'bad_body');
    options.log.warn('content security policy stopped something', {
      requestId: context.requestId,
      ...report,
    });
    res.writeHead(204, { 'cache-control': 'no-store', 'x-request-id': context.requestId });
    res.end();
  };
}

/** The four fields worth a line, shortened; addresses without their query, which may hold what is private. */
function summarize(text: string): Record<string, string> | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  const first: unknown = Array.isArray(body) ? body[0] : body;
  const report = fieldOf(first, 'csp-report') ?? fieldOf(first, 'body');
  if (typeof report !== 'object' || report === null) return undefined;
  const read = (...names: string[]) => {
    const value = names
      .map((name) => fieldOf(report, name))
      .find((candidate) => typeof candidate === 'string');
    return (
      String(value ?? '')
        .split(/[?#]/, 1)[0]
        ?.slice(0, 200) ?? ''
    );
  };
  return {
    page: read('document-uri', 'documentURL'),
    directive: read('effective-directive', 'violated-directive', 'effectiveDirective'),
    blocked: read('blocked-uri', 'blockedURL'),
    source: read('source-file', 'sourceFile'),
  };
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}
