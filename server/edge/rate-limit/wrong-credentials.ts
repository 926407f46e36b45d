import type { IncomingMessage } from 'node:http';
import type { CallerOf } from '#platform/http/client-address.ts';
import type { RateLimit } from '#platform/rate-limit/bucket.ts';
import { bearerToken } from '#services/identity/bearer-token.ts';
import type { Handler, RequestContext } from '../http/request-context.ts';
import { sendError } from '../http/send.ts';

const genuine = new WeakSet<IncomingMessage>();

const wrong = new WeakSet<IncomingMessage>();

/** For places that answer a wrong credential as they answer none: with less, or as if nothing were there. */
export function markWrong(req: IncomingMessage): void {
  if (req.headers.authorization !== undefined) wrong.add(req);
}

/** The credential is valid but lacks the right: a reader's token on a staff page is no guess. */
export const markGenuine = (req: IncomingMessage): void => void genuine.add(req);

/** Credentials that are not guesses. */
export interface KnownCredentials {
  /** 256 random bits of the configuration cannot be guessed, so the operator is never locked out. */
  isStaffToken(req: IncomingMessage): boolean;
  /** Whether we gave out this access token, also when it is over. */
  isOwnToken?(token: string): boolean | Promise<boolean>;
}

/**
 * Counts requests with a wrong `Authorization` by the address they come from: staff tokens, staff passwords, access
 * tokens. An address with too many gets 429 before its next one is checked, even if that one is right: otherwise an
 * attacker could continue guessing. Only the staff token is always accepted. Our own expired tokens are not counted,
 * because open tabs send them; neither are browser sessions and the public `apiKey` of the site.
 */
export function countWrongCredentials(options: {
  handler: Handler;
  limit: RateLimit;
  callerOf: CallerOf;
  known: KnownCredentials;
}): Handler {
  const { handler, limit, callerOf, known } = options;
  return (context) =>
    context.req.headers.authorization === undefined || known.isStaffToken(context.req)
      ? handler(context)
      : counted(context);

  async function counted(context: RequestContext): Promise<void> {
    const { req, res } = context;
    const caller = callerOf(req);
    // The handler may put another credential in its place.
    const token = bearerToken(req.headers.authorization);
    const { ok, retryAfterSeconds } = await limit.look(caller);
    if (!ok) return sendError(context, 'rate_limited', { retryAfterSeconds });
    await handler(context);
    const isRejected = wrong.has(req) || (res.statusCode === 401 && !genuine.has(req));
    if (isRejected && !(token && (await known.isOwnToken?.(token)))) await limit.take(caller);
  }
}
