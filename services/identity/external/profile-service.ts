import { profileUpdate, rejectedField } from '#content/entities/account-profile.ts';
import { errorBody } from '#content/error-body.ts';
import { messages } from '#content/errors.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { isOutboundError } from '#platform/outbound/outbound-error.ts';
import type { OutboundAnswer } from '#platform/outbound/outbound-response.ts';
import type { Service } from '../../service.ts';
import { createServiceApp, pathOf, type ServiceHandler } from '../../service-app.ts';

const bearer = /^Bearer [\w.~+/-]{16,4096}=*$/i;
/** Ids of bought providers look like `auth0|5f1c2a9d`; in a URL the bar is `%7C`. */
const profilePath = /^\/apigee\/users\/(?:[\w.~:@-]|%7C){1,200}\/?$/i;
const answerBytes = 1_000_000;

/**
 * `/apigee/users/{id}` where accounts are external: a reader's profile, for the reader alone. Only the service that
 * issued the token can check it, and its response is never cached. Fields that readers may not set are rejected before
 * the service is called. Without such a service there are no profiles.
 */
export function createExternalProfiles(deps: {
  profileUrl: string | undefined;
  outbound: OutboundClient;
}): Service {
  const serve: ServiceHandler = async (context) => {
    const path = pathOf(context);
    if (!profilePath.test(path)) return fail(404, 'There is nothing at this address');
    const authorization = context.req.header('authorization') ?? '';
    if (!bearer.test(authorization) || !deps.profileUrl) return deny();
    const isUpdate = context.req.method === 'PUT';
    const update = isUpdate ? profileUpdate.safeParse(parsed(await context.req.text())) : undefined;
    if (update?.success === false)
      return fail(422, messages.fieldsMissing, { field: rejectedField(update.error) });
    try {
      const answer = await deps.outbound.request(`${deps.profileUrl}${path}`, {
        maxBytes: answerBytes,
        headers: {
          authorization,
          accept: 'application/json',
          ...(update ? { 'content-type': 'application/json' } : {}),
        },
        ...(update ? { method: 'PUT', body: JSON.stringify(update.data) } : {}),
      });
      return await forward(answer);
    } catch (error) {
      if (!isOutboundError(error) && !(error instanceof SyntaxError)) throw error;
      return fail(502, 'Profiles are not available right now');
    }
  };
  return {
    name: 'profile',
    routes: [
      {
        path: '/apigee/users/*',
        app: createServiceApp({ '/apigee/users/*': { get: serve, put: serve } }),
        limit: 'api',
        hasExternalCredentials: true,
      },
    ],
  };
}

async function forward(answer: OutboundAnswer): Promise<Response> {
  // 422 names the field that the service rejects, which the reader's form shows.
  if (answer.status === 200 || answer.status === 422)
    // Parsed here, so that a body that is not JSON is not forwarded as JSON.
    return json(answer.status, JSON.parse(await answer.text()));
  answer.discard();
  if (answer.status === 401 || answer.status === 403) return deny();
  return answer.status === 404
    ? fail(404, 'There is nothing at this address')
    : fail(502, 'Profiles are not available right now');
}

const json = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      ...headers,
    },
  });

/** These errors have no `reason`: they are those of the external service. */
const fail = (status: number, message: string, details: { field?: string | undefined } = {}) =>
  json(status, errorBody({ status, message, ...details }));

const deny = () =>
  json(401, errorBody({ status: 401, message: 'Sign in to see this' }), { 'www-authenticate': 'Bearer' });

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
