import { readerBodyBytes } from '#content/limits.ts';
import { webRequest } from '#platform/http/web-request.ts';
import type {
  Admission,
  RequestFacts,
  Service,
  ServiceBindings,
  ServiceEndpoint,
  WebEndpoint,
} from '#services/service.ts';
import { problemOf } from '#services/service-app.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import { sendError, sendResponse } from './http/send.ts';
import type { HandlerLimits } from './rate-limit/handler-limits.ts';
import { markGenuine } from './rate-limit/wrong-credentials.ts';
import type { Router } from './router.ts';
import { apiSecurityHeaders, sharedHeaders } from './security-headers.ts';
import { createServiceScripts } from './service-scripts.ts';

interface MountOptions {
  /** Where the build is. */
  root: string;
  router: Router;
  limits: HandlerLimits;
  siteUrl: URL;
}

/** Serves services: rate limits, body limits, security headers and browser scripts are added here, once for all. */
export function mountServices(services: readonly Service[], options: MountOptions): void {
  const { router } = options;
  const scripts = createServiceScripts(options.root, options.siteUrl);
  for (const { name, routes = [] } of services)
    for (const route of routes) {
      const mounted = { name, handler: handlerOf(route, scripts, options) };
      if (route.path.endsWith('/*')) router.under(route.path.slice(0, -1), mounted);
      else router.at(route.path, mounted);
    }
}

function handlerOf(route: ServiceEndpoint, scripts: Handler, options: MountOptions): Handler {
  if ('handler' in route) return (context) => route.handler(context, sendError);
  if ('isScript' in route) return scripts;
  const answers = countedHandler(route, createWebHandler(route, options), options.limits);
  if (!route.hasScripts) return answers;
  return (context) => (context.target.path.endsWith('.js') ? scripts : answers)(context);
}

function countedHandler({ limit }: WebEndpoint, handler: Handler, limits: HandlerLimits): Handler {
  if (limit === 'unlimited') return handler;
  // Read calls also wait in a queue that is fair to callers; each route has its own.
  if (limit === 'api') return limits.calls(handler);
  if (typeof limit === 'string') return limits.counted(limit, handler);
  const counted = new Map<string, Handler>();
  return (context) => {
    const name = limit(factsOf(context));
    if (name === 'unlimited') return handler(context);
    const known = counted.get(name) ?? limits.counted(name, handler);
    counted.set(name, known);
    return known(context);
  };
}

function createWebHandler(route: WebEndpoint, { siteUrl, limits }: MountOptions): Handler {
  const { app, serves = 'data' } = route;
  const headers = serves === 'data' ? apiSecurityHeaders(siteUrl) : sharedHeaders(siteUrl);
  const admit = async (context: RequestContext): Promise<Admission> => {
    try {
      return (await route.admit?.(factsOf(context))) ?? {};
    } catch (error) {
      return { rejection: problemOf(error) };
    }
  };
  return async (context) => {
    if (route.hasExternalCredentials) markGenuine(context.req);
    const { rejection, done, maxBodyBytes = readerBodyBytes } = await admit(context);
    if (rejection) {
      // The rest of the body belongs to the rejected request.
      context.res.shouldKeepAlive = false;
      return sendResponse(context, rejection, headers);
    }
    try {
      const request = await webRequest(context, {
        origin: siteUrl.origin,
        bodyLimit: maxBodyBytes,
        isHeadAsGet: true,
      });
      const response = await app.fetch(request, bindingsOf(context, limits, headers));
      // A library may have written the response itself.
      if (!context.res.headersSent) await sendResponse(context, response, headers);
    } finally {
      done?.();
    }
  };
}

function bindingsOf(
  { req, res, requestId, staff }: RequestContext,
  limits: HandlerLimits,
  headers: Readonly<Record<string, string>>,
): ServiceBindings {
  return {
    staff,
    get caller() {
      return limits.callerOf(req);
    },
    checkRateLimit: async (name) => (await limits.take(name, req)).ok,
    incoming: req,
    outgoing: res,
    takeOutgoing() {
      for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
      res.setHeader('x-request-id', requestId);
      return res;
    },
  };
}

const factsOf = ({ req, target }: RequestContext): RequestFacts => ({
  method: req.method ?? 'GET',
  path: target.path,
  headers: req.headers,
});
