import type { IncomingMessage } from 'node:http';
import { batchLimits } from '#content/limits.ts';
import type { Measurement } from '#services/measurement/measurement.ts';
import { errorAnswer, type ServerErrorReason } from '../http/error-answer.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import { sendError, sendText } from '../http/send.ts';
import { readBody } from '../http/web-request.ts';
import { headBytes, isPlain, sendWhole } from '../http/whole-answer.ts';

/**
 * Takes what browsers measured. The body is passed on as it came, so that this thread has nothing to do with it; the
 * answer comes when it is in the store.
 */
export function createCollectDoor(take: Measurement['take']): Door {
  return async (exchange) => {
    const { req } = exchange;
    if (req.method !== 'POST') return sendError(exchange, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(req, batchLimits.bytes);
    answer(exchange, await take({ body, isUnwilling: isUnwilling(req) }));
  };
}

/** Takes what failed in browsers; there is nothing about a reader in it. */
export function createErrorReportDoor(take: (body: string) => Promise<'taken' | 'bad_body'>): Door {
  return async (exchange) => {
    const { req } = exchange;
    if (req.method !== 'POST') return sendError(exchange, 'method_not_allowed', { allow: 'POST' });
    const body = await readBody(req, 16 * 1024);
    answer(exchange, await take(body.toString('utf8')));
  };
}

const takenLines = ['cache-control', 'no-store'];
/** The same for everybody within a second, so it is made once. */
let taken: { second: number; bytes: Buffer } = { second: 0, bytes: Buffer.alloc(0) };

function answer(exchange: Exchange, verdict: 'taken' | ServerErrorReason): void {
  const { res, requestId } = exchange;
  if (verdict !== 'taken') {
    const refused = errorAnswer(verdict, { json: true, requestId });
    sendText(exchange, refused.status, refused.headers, refused.body);
  } else if (isPlain(res)) {
    const second = Math.floor(Date.now() / 1000);
    if (taken.second !== second) taken = { second, bytes: headBytes(204, takenLines, second) };
    sendWhole(res, 204, taken.bytes);
  } else {
    res.writeHead(204, takenLines);
    res.end();
  }
}

/** The browser asks not to be measured: Global Privacy Control, or the older Do Not Track. */
export function isUnwilling({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['sec-gpc'] === '1' || headers.dnt === '1';
}

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
