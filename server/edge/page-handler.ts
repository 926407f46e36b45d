import { type FairQueue, isQueueFull } from '#platform/fair-queue.ts';
import type { CallerOf } from '#platform/http/client-address.ts';
import { acceptedEncodings } from '#platform/http/encodings.ts';
import type { Handler, RequestContext } from './http/request-context.ts';
import { sendError, sendMoved } from './http/send.ts';
import { addGzip, type FinishedPage, finishPage } from './page-cache/finished-page.ts';
import { ageOf, type CacheState, type PageCache, type Served } from './page-cache/page-cache.ts';
import { forOneReader } from './page-cache/private-response.ts';
import { queryInKey } from './page-cache/query-in-key.ts';
import type { PageRequest } from './page-cache/render-page.ts';
import { sendPage } from './page-cache/send-page.ts';
import type { PageIdentity } from './page-identity.ts';
import type { Reject } from './rate-limit/reject.ts';
import type { LoneRender, RenderCosts } from './rate-limit/render-costs.ts';
import { type VanityVariant, vanityVariant } from './vanity-variant.ts';

export interface PageHandlerOptions {
  cache: PageCache;
  identify(context: RequestContext): PageIdentity;
  /** For what never enters the cache: previews, feature overrides and forced buckets. */
  renderPrivately(url: string, edition: string): Promise<Response>;
  /** The queue of the cache: renders that bypass the cache wait there, too. */
  renders: FairQueue;
  callerOf: CallerOf;
  costs: RenderCosts;
  reject: Reject;
  /** Counts a request for something that does not exist; it continues or is rejected. */
  limitMadeUp(context: RequestContext, goOn: () => void | Promise<void>): void | Promise<void>;
  headers: readonly string[];
  now(): number;
  count(state: CacheState | 'bypass'): void;
  /** A reader was given this page. */
  onServed?: ((path: string, page: FinishedPage) => void) | undefined;
}

const takesGzip = ({ req }: RequestContext) => acceptedEncodings(req.headers['accept-encoding']).gzip;

const variantFor = (
  { target }: RequestContext,
  { request }: { request: PageRequest },
  { vanityQueries }: FinishedPage,
) => vanityVariant(request, vanityQueries, target);

/** The limit that counts a render from which only this reader gains; other renders serve all readers. */
function costOf({ state, page }: Served, url: string, isCached: boolean): LoneRender | undefined {
  if (state === 'error') return 'uncachedPages';
  if (state !== 'miss') return undefined;
  const { status, isAlias } = page;
  if (status === 404) return 'missingPages';
  if (status === 301 && !url.includes('?')) return 'movedPages';
  // An attacker can invent any number of queries, and of longer URLs for the same page.
  const isMadeUp = url.includes('?') || isAlias;
  return isMadeUp || (status === 200 && !isCached) ? 'uncachedPages' : undefined;
}

const searchOf = ({ target }: RequestContext) => (target.query ? `?${target.query}` : '');

/** Pages for readers: from the cache when it has them, otherwise from the site through the cache. */
export function createPageHandler(options: PageHandlerOptions): Handler {
  const { cache, costs } = options;

  type OwnPage = Extract<PageIdentity, { kind: 'page' }>;

  async function serve(context: RequestContext, identity: OwnPage, variant?: VanityVariant): Promise<void> {
    const { request } = variant ?? identity;
    const caller = options.callerOf(context.req);
    const mayBegin = () => costs.waitOf(caller) === 0;
    const served = await cache.serve(request, { takesGzip: takesGzip(context), caller, mayBegin });
    if (served.state === 'rejected') options.count('rejected');
    if (served.state === 'rejected') return options.reject(context, costs.waitOf(caller));
    const other = variant ? undefined : variantFor(context, identity, served.page);
    if (other) return serve(context, identity, other);
    options.count(served.state);
    const cost = costOf(served, identity.request.url, cache.holds(request.key));
    if (cost) costs.count(cost, caller, context.req);
    options.onServed?.(context.target.path, served.page);
    const page = queryInKey(served.page, searchOf(context), variant?.query);
    const own = identity.assignment ? forOneReader(page, identity.assignment.cookies) : page;
    await sendPage(context, own, served.state, served.age);
  }

  async function servePrivately(context: RequestContext, url: string, edition: string): Promise<void> {
    const caller = options.callerOf(context.req);
    const response = await options.renders
      .run(caller, async () => {
        if (costs.waitOf(caller) > 0) return 'not allowed' as const;
        costs.count('uncachedPages', caller, context.req);
        return options.renderPrivately(url, edition);
      })
      .catch((error: unknown) => {
        if (isQueueFull(error)) return 'full' as const;
        throw error;
      });
    if (response === 'full') return sendError(context, 'unavailable');
    if (response === 'not allowed') return options.reject(context, costs.waitOf(caller));
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'private, no-store');
    for (const name of ['surrogate-control', 'surrogate-key', 'cdn-cache-control']) headers.delete(name);
    const body = response.status === 204 || response.status === 304 ? null : await response.arrayBuffer();
    const page = await finishPage(new Response(body, { status: response.status, headers }), options.headers);
    options.count('bypass');
    if (takesGzip(context)) await addGzip(page);
    await sendPage(context, page, 'bypass', 0);
  }

  function servePage(context: RequestContext, identity: OwnPage): void | Promise<void> {
    const cached = cache.fresh(identity.request.key);
    if (!cached) return serve(context, identity);
    const variant = variantFor(context, identity, cached.page);
    if (variant) return serve(context, identity, variant);
    options.count('hit');
    options.onServed?.(context.target.path, cached.page);
    const age = ageOf(cached, options.now());
    const page = queryInKey(cached.page, searchOf(context));
    const own = identity.assignment ? forOneReader(page, identity.assignment.cookies) : page;
    return sendPage(context, own, 'hit', age);
  }

  return (context) => {
    const { method } = context.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(context, 'method_not_allowed', { allow: 'GET, HEAD' });
    const identity = options.identify(context);
    if (identity.kind === 'page') {
      const goOn = () => servePage(context, identity);
      return identity.isMadeUp ? options.limitMadeUp(context, goOn) : goOn();
    }
    if (identity.kind === 'rejected') return sendError(context, identity.reason);
    if (identity.kind === 'moved') return sendMoved(context, identity.location, options.headers);
    return servePrivately(context, identity.url, identity.edition);
  };
}
