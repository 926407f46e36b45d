import { isNeutronError, NeutronError } from '#content/errors.ts';
import { cacheControlFor } from '#content/rules/max-age.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import type { Log } from '../answer-context.ts';

/** Any failure as `{errors: [{code, reason, message, …}]}`; what we did not expect says nothing about our inside. */
function problemOf(error: unknown, log: Log, path: string) {
  const known = isNeutronError(error) ? error : hide(error, log, path);
  const { status, reason, message, field, availableOn } = known;
  const body = {
    errors: [
      {
        code: status,
        reason,
        message,
        ...(field === undefined ? {} : { field }),
        ...(availableOn === undefined ? {} : { availableOn }),
      },
    ],
  };
  return { status, reason, body };
}

export function errorResponse(error: unknown, log: Log, path: string): Response {
  const { status, reason, body } = problemOf(error, log, path);
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': cacheControlFor(0, status).cacheControl,
  };
  if (reason === 'token_missing' || reason === 'token_wrong') headers['www-authenticate'] = 'Bearer';
  if (status === 503) headers['retry-after'] = '5';
  return new Response(JSON.stringify(body), { status, headers });
}

function hide(error: unknown, log: Log, path: string): NeutronError {
  log('error', 'A call failed', { error, path });
  return new NeutronError(storeFaultOf(error) ? 'unavailable' : 'internal', { cause: error });
}
