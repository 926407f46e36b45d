import { errorBody } from '#content/error-body.ts';
import { type ErrorReason, isNeutronError, NeutronError } from '#content/errors.ts';
import { cacheControlFor } from '#content/rules/max-age.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import type { Log } from '../answer-context.ts';

/** Every failure as the JSON of `errorBody`. An unexpected error is logged; its response reveals nothing internal. */
export function errorResponse(error: unknown, log: Log, path: string): Response {
  const known = isNeutronError(error) ? error : hide(error, log, path);
  const { status, reason } = known;
  const headers: Record<string, string> = {
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': cacheControlFor(0, status).cacheControl,
  };
  if (reason === 'token_missing' || reason === 'token_wrong') headers['www-authenticate'] = 'Bearer';
  if (status === 503) headers['retry-after'] = '5';
  return new Response(JSON.stringify(errorBody(known)), { status, headers });
}

function hide(error: unknown, log: Log, path: string): NeutronError {
  log('error', 'A call failed', { error, path });
  return new NeutronError(reasonOf(error), { cause: error });
}

/** Editors learn where trying again helps only after an operator has done something. */
function reasonOf(error: unknown): ErrorReason {
  const fault = storeFaultOf(error);
  if (fault === 'full' || fault === 'read-only') return 'storage_full';
  return fault ? 'unavailable' : 'internal';
}
