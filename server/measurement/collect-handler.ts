import type { IncomingMessage } from 'node:http';
import { batchLimits } from '#content/limits.ts';
import { verdictOn } from '#services/measurement/intake/intake.ts';
import type { Measurement } from '#services/measurement/measurement.ts';
import { errorAnswer, type ServerErrorReason } from '../edge/http/error-response.ts';
import type { Handler, RequestContext } from '../edge/http/request-context.ts';
import { sendError, sendText } from '../edge/http/send.ts';
import { readBody } from '../edge/http/web-request.ts';

/**
 * Takes what browsers measured. The body is passed on as it came, so that this thread has nothing to do with it; the
 * answer comes when it is in the store.
 */
export function createCollectHandler(take: Measurement['take']): Handler {
  return async (context) => {
    const { req } = context;
    if (req.method !== 'POST') return sendError(context, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(req, batchLimits.bytes);
    answer(context, await verdictOn(take, { body, isUnwilling: isUnwilling(req) }));
  };
}

/** Receives error reports of browsers; they contain nothing about a reader. */
export function createErrorReportHandler(take: Measurement['errors']['take']): Handler {
  return async (context) => {
    const { req } = context;
    if (req.method !== 'POST') return sendError(context, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(req, 16 * 1024);
    answer(context, await take(body.toString('utf8')));
  };
}

function answer(context: RequestContext, verdict: 'taken' | ServerErrorReason): void {
  const { res, requestId } = context;
  if (verdict === 'taken') {
    res.writeHead(204, { 'cache-control': 'no-store' });
    res.end();
  } else {
    const response = errorAnswer(verdict, { json: true, requestId });
    sendText(context, response.status, response.headers, response.body);
  }
}

/** The browser opts out of measurement: Global Privacy Control, or the older Do Not Track. */
function isUnwilling({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  // A header that came twice arrives as `1, 1`.
  return isOne(headers['sec-gpc']) || isOne(headers.dnt);
}

const isOne = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')
    .some((part) => part.trim() === '1');

/**
 * Audience panels count a page view only when its page requested this file; a page that changes without a new document
 * requests it itself.
 */
export const candidateHandler: Handler = (context) => {
  const { method } = context.req;
  if (method !== 'GET' && method !== 'HEAD')
    return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return sendText(context, 200, headers, '{"pageviewCandidate":true}\n');
};
