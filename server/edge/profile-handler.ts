import { profileUpdate, rejectedField } from '#content/entities/account-profile.ts';
import { messages } from '#content/errors.ts';
import { readBody } from '#platform/http/web-request.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { isOutboundError } from '#platform/outbound/outbound-error.ts';
import type { OutboundAnswer } from '#platform/outbound/outbound-response.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import { sendError, sendText } from './http/send.ts';

const bearer = /^Bearer [\w.~+/-]{16,4096}=*$/i;
/** Ids of bought providers look like `auth0|5f1c2a9d`; in an address the line is `%7C`. */
const profilePath = /^\/apigee\/users\/(?:[\w.~:@-]|%7C){1,200}\/?$/i;
const bodyBytes = 64 * 1024;
const answerBytes = 1_000_000;

/**
 * `/apigee/users/{id}`: a reader's profile, for the reader alone. Only the service that issued the token can check it,
 * and its response is never cached. Fields that readers may not set are rejected before the service is called. Without
 * such a service there are no profiles.
 */
export function createProfileHandler(options: {
  profileUrl: string | undefined;
  outbound: OutboundClient;
  headers: Readonly<Record<string, string>>;
}): Handler {
  const answer = (
    context: RequestContext,
    status: number,
    body: unknown,
    more: Record<string, string> = {},
  ) =>
    sendText(
      context,
      status,
      {
        ...options.headers,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-store',
        ...more,
      },
      JSON.stringify(body),
    );
  const fail = (
    context: RequestContext,
    code: number,
    message: string,
    more: { field?: string | undefined; headers?: Record<string, string> } = {},
  ) => {
    const field = more.field === undefined ? {} : { field: more.field };
    return answer(context, code, { errors: [{ code, message, ...field }] }, more.headers);
  };
  const deny = (context: RequestContext) =>
    fail(context, 401, 'Sign in to see this', { headers: { 'www-authenticate': 'Bearer' } });

  async function forward(context: RequestContext, given: OutboundAnswer): Promise<void> {
    // 422 names the field that the service rejects, which the reader's form shows.
    if (given.status === 200 || given.status === 422)
      // Parsed here, so that a body that is not JSON is not forwarded as JSON.
      return answer(context, given.status, JSON.parse(await given.text()));
    given.discard();
    if (given.status === 401 || given.status === 403) return deny(context);
    return given.status === 404
      ? fail(context, 404, 'There is nothing at this address')
      : fail(context, 502, 'Profiles are not available right now');
  }

  return async (context) => {
    const { req, target } = context;
    const isPut = req.method === 'PUT';
    if (!isPut && req.method !== 'GET' && req.method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD, PUT' });
    if (!profilePath.test(target.path)) return fail(context, 404, 'There is nothing at this address');
    const { authorization = '' } = req.headers;
    if (!bearer.test(authorization) || !options.profileUrl) return deny(context);
    const update = isPut ? profileUpdate.safeParse(parsed(await readBody(req, bodyBytes))) : undefined;
    if (update?.success === false)
      return fail(context, 422, messages.fieldsMissing, { field: rejectedField(update.error) });
    try {
      const given = await options.outbound.request(`${options.profileUrl}${target.path}`, {
        maxBytes: answerBytes,
        headers: {
          authorization,
          accept: 'application/json',
          ...(update ? { 'content-type': 'application/json' } : {}),
        },
        ...(update ? { method: 'PUT', body: JSON.stringify(update.data) } : {}),
      });
      return await forward(context, given);
    } catch (error) {
      if (!isOutboundError(error) && !(error instanceof SyntaxError)) throw error;
      return fail(context, 502, 'Profiles are not available right now');
    }
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
