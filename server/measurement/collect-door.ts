import type { IncomingMessage } from 'node:http';
import { batchLimits } from '#content/limits.ts';
import { verdictOn } from '#services/measurement/intake/intake.ts';
import type { Measurement } from '#services/measurement/measurement.ts';
import { errorAnswer, type ServerErrorReason } from '../http/error-answer.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import { sendError, sendText } from '../http/send.ts';
import { readBody } from '../http/web-request.ts';

/**
 * Takes what browsers measured. The body is passed on as it came, so that this thread has nothing to do with it; the
 * answer comes when it is in the store.
 */
export function createCollectDoor(take: Measurement['take']): Door {
  return async (exchange) => {
    const { req } = exchange;
    if (req.method !== 'POST') return sendError(exchange, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(req, batchLimits.bytes);
    answer(exchange, await verdictOn(take, { body, isUnwilling: isUnwilling(req) }));
  };
}

/** Takes what failed in browsers; there is nothing about a reader in it. */
export function createErrorReportDoor(take: Measurement['errors']['take']): Door {
  return async (exchange) => {
    const { req } = exchange;
    if (req.method !== 'POST') return sendError(exchange, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(req, 16 * 1024);
    answer(exchange, await take(body.toString('utf8')));
  };
}

function answer(exchange: Exchange, verdict: 'taken' | ServerErrorReason): void {
  const { res, requestId } = exchange;
  if (verdict === 'taken') {
    res.writeHead(204, { 'cache-control': 'no-store' });
    res.end();
  } else {
    const refused = errorAnswer(verdict, { json: true, requestId });
    sendText(exchange, refused.status, refused.headers, refused.body);
  }
}

/** The browser asks not to be measured: Global Privacy Control, or the older Do Not Track. */
function isUnwilling({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  // A header that came twice arrives as `1, 1`.
  return says1(headers['sec-gpc']) || says1(headers.dnt);
}

const says1 = (value: string | string[] | undefined) =>
  String(value ?? '')
    .split(',')
    .some((part) => part.trim() === '1');

/**
 * Audience panels count a page view only when its page asked for this file; a page that changes without a new document
 * asks for it by itself.
 */
export const candidateDoor: Door = (exchange) => {
  const { method } = exchange.req;
  if (method !== 'GET' && method !== 'HEAD')
    return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return sendText(exchange, 200, headers, '{"pageviewCandidate":true}\n');
};
