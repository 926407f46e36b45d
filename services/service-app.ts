import { type Context, Hono } from 'hono';
import { errorBody } from '#content/error-body.ts';
import { type ErrorReason, errorReasons, isNeutronError, NeutronError } from '#content/errors.ts';
import { isProviderSilent } from '#content/rules/account/provider-silent.ts';
import type { ServiceApp, ServiceBindings } from './service.ts';

export type ServiceContext = Context<{ Bindings: ServiceBindings }>;
export type ServiceHandler = (context: ServiceContext) => Response | Promise<Response>;
type Method = 'get' | 'post' | 'put' | 'delete' | 'options';
type Methods = Readonly<Partial<Record<Method | 'all', ServiceHandler>>>;
/** The handlers of an app, by path and method. `all` handles every other method. */
export type ServicePaths = Readonly<Record<string, Methods>>;

interface Fallbacks {
  /** For services whose unknown paths are pages. */
  notFound?: ServiceHandler;
  /** A response to an error that only this service knows; undefined for any other. */
  errorResponse?(error: unknown): Response | undefined;
}

/**
 * The HTTP app of a service, from its paths and methods. `GET` answers `HEAD` too. Any other method of a known path gets
 * 405 with `Allow`, an unknown path 404, and a `NeutronError` its own status, all as the same JSON.
 * @example
 * createServiceApp({ '/survey/answer': { post: saveAnswer } })
 */
export function createServiceApp(paths: ServicePaths, fallbacks: Fallbacks = {}): ServiceApp {
  const app: ServiceApp = new Hono({ strict: false });
  for (const [given, { all, ...methods }] of Object.entries(paths)) {
    // Without `strict`, Hono matches requests with and without a last slash against a route without one.
    const path = given.replace(/(.)\/$/, '$1');
    for (const [method, handler] of Object.entries(methods)) app.on(method.toUpperCase(), path, handler);
    if (all) app.all(path, all);
    else app.all(path, () => problem('method_not_allowed', { headers: { allow: allowed(methods) } }));
  }
  app.notFound(
    fallbacks.notFound ?? (() => problem('not_found', { message: 'There is nothing at this address' })),
  );
  app.onError((error) => fallbacks.errorResponse?.(error) ?? problemOf(error));
  return app;
}

/** The response for an error that a service throws. An unexpected error is thrown again: the server logs it. */
export function problemOf(error: unknown): Response {
  // The identity provider does not answer: a token can be neither accepted nor rejected.
  if (isProviderSilent(error)) return problem('unavailable', { headers: { 'retry-after': '30' } });
  if (!isNeutronError(error)) throw error;
  return problem(error.reason, { message: error.message, ...(error.field ? { field: error.field } : {}) });
}

const allowed = (methods: Methods) =>
  Object.keys(methods)
    .map((method) => (method === 'get' ? 'GET, HEAD' : method.toUpperCase()))
    .join(', ');

const noStore = { 'cache-control': 'private, no-store' };

/** An error response, the same JSON in all services. */
export function problem(
  reason: ErrorReason,
  details: { message?: string; field?: string; headers?: Readonly<Record<string, string>> } = {},
): Response {
  const { headers, ...own } = details;
  return problems(reason, [own], headers);
}

/** Several errors in one response, such as those of a form's fields. */
export function problems(
  reason: ErrorReason,
  details: readonly { message?: string; field?: string }[],
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { status, message } = errorReasons[reason];
  const body = errorBody(...details.map((detail) => ({ status, reason, message, ...detail })));
  return Response.json(body, { status, headers: { ...noStore, ...headers } });
}

/** Data about one reader: never cached. */
export const privateJson = (
  body: unknown,
  init: { status?: number; headers?: Record<string, string> } = {},
) => Response.json(body, { ...init, headers: { ...noStore, ...init.headers } });

/** The path as the client wrote it; Hono's own has no last slash. */
export const pathOf = ({ req }: ServiceContext): string => new URL(req.url).pathname;

/** True for `HEAD`, which reaches handlers as `GET`. */
export const isHead = ({ env }: ServiceContext): boolean => env.incoming.method === 'HEAD';

/**
 * A JSON body, or undefined if it is malformed. Another content type is answered with 415: without a preflight, pages of
 * other sites can send only forms and text. Text is accepted until 0.3, because cached scripts of 0.2 send it.
 */
export async function requiredJson({ req }: ServiceContext): Promise<unknown> {
  if (!/^(application\/json|text\/plain)\s*(;|$)/i.test(req.header('content-type') ?? ''))
    throw new NeutronError('content_type');
  return req.json<unknown>().catch(() => undefined);
}

/** A JSON body, or undefined. A form of another site cannot send this type. */
export async function jsonBody({ req }: ServiceContext): Promise<unknown> {
  if (!/^application\/json\b/i.test(req.header('content-type') ?? '')) return undefined;
  return req.json<unknown>().catch(() => undefined);
}
