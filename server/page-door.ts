import { type FairQueue, isQueueFull } from '#platform/fair-queue.ts';
import type { Door, Exchange } from './http/exchange.ts';
import { sendError, sendMoved } from './http/send.ts';
import { acceptedEncodings } from './page-cache/encodings.ts';
import { addGzip, type FinishedPage, finishPage } from './page-cache/finished-page.ts';
import { forOneReader } from './page-cache/for-one-reader.ts';
import { keepQuery } from './page-cache/keep-query.ts';
import {
  ageOf,
  type CacheState,
  type PageCache,
  type PageRequest,
  type Served,
} from './page-cache/page-cache.ts';
import { sendPage } from './page-cache/send-page.ts';
import type { PageIdentity } from './page-identity.ts';
import type { CallerOf } from './rate-limit/client-address.ts';
import type { Refuse } from './rate-limit/refusal.ts';
import type { LoneRender, RenderCosts } from './rate-limit/render-costs.ts';
import { type VanityVariant, vanityVariant } from './vanity-variant.ts';

export interface PageDoorOptions {
  cache: PageCache;
  identify(exchange: Exchange): PageIdentity;
  /** For what never enters the cache: previews, feature overrides and forced buckets. */
  renderPrivately(url: string, edition: string): Promise<Response>;
  /** The queue of the cache: renders that bypass it take their turn there, too. */
  renders: FairQueue;
  callerOf: CallerOf;
  costs: RenderCosts;
  refuse: Refuse;
  /** Counts a request for what does not exist; it goes on, or is refused. */
  limitMadeUp(exchange: Exchange, goOn: () => void | Promise<void>): void | Promise<void>;
  headers: readonly string[];
  now(): number;
  count(state: CacheState | 'bypass'): void;
  /** A reader was given this page. */
  onServed?: ((path: string, page: FinishedPage) => void) | undefined;
}

const takesGzip = ({ req }: Exchange) => acceptedEncodings(req.headers['accept-encoding']).gzip;

const variantFor = (
  { target }: Exchange,
  { request }: { request: PageRequest },
  { vanityQueries }: FinishedPage,
) => vanityVariant(request, vanityQueries, target);

/** What a render cost that only this reader gains from; of others everybody has something. */
function costOf({ state, page }: Served, url: string, isKept: boolean): LoneRender | undefined {
  if (state === 'error') return 'uncachedPages';
  if (state !== 'miss') return undefined;
  const { status, isAlias } = page;
  if (status === 404) return 'missingPages';
  if (status === 301 && !url.includes('?')) return 'movedPages';
  // Of addresses with a query, and of longer ones for the same page, there are as many as somebody cares to write.
  const isMadeUp = url.includes('?') || isAlias;
  return isMadeUp || (status === 200 && !isKept) ? 'uncachedPages' : undefined;
}

const searchOf = ({ target }: Exchange) => (target.query ? `?${target.query}` : '');

/** Pages for readers: from the cache when it has them, otherwise from the site through the cache. */
export function createPageDoor(options: PageDoorOptions): Door {
  const { cache, costs } = options;

  type OwnPage = Extract<PageIdentity, { kind: 'page' }>;

  async function serve(exchange: Exchange, identity: OwnPage, variant?: VanityVariant): Promise<void> {
    const { request } = variant ?? identity;
    const caller = options.callerOf(exchange.req);
    const mayBegin = () => costs.waitOf(caller) === 0;
    const served = await cache.serve(request, { takesGzip: takesGzip(exchange), caller, mayBegin });
    if (served.state === 'refused') options.count('refused');
    if (served.state === 'refused') return options.refuse(exchange, costs.waitOf(caller));
    const other = variant ? undefined : variantFor(exchange, identity, served.page);
    if (other) return serve(exchange, identity, other);
    options.count(served.state);
    const cost = costOf(served, identity.request.url, cache.holds(request.key));
    if (cost) costs.count(cost, caller, exchange.req);
    options.onServed?.(exchange.target.path, served.page);
    const page = keepQuery(served.page, searchOf(exchange), variant?.query);
    const own = identity.turn ? forOneReader(page, identity.turn.cookies) : page;
    await sendPage(exchange, own, served.state, served.age);
  }

  async function servePrivately(exchange: Exchange, url: string, edition: string): Promise<void> {
    const caller = options.callerOf(exchange.req);
    const response = await options.renders
      .run(caller, async () => {
        if (costs.waitOf(caller) > 0) return 'not allowed' as const;
        costs.count('uncachedPages', caller, exchange.req);
        return options.renderPrivately(url, edition);
      })
      .catch((error: unknown) => {
        if (isQueueFull(error)) return 'full' as const;
        throw error;
      });
    if (response === 'full') return sendError(exchange, 'unavailable');
    if (response === 'not allowed') return options.refuse(exchange, costs.waitOf(caller));
    const headers = new Headers(response.headers);
    headers.set('cache-control', 'private, no-store');
    for (const name of ['surrogate-control', 'surrogate-key', 'cdn-cache-control']) headers.delete(name);
    const body = response.status === 204 || response.status === 304 ? null : await response.arrayBuffer();
    const page = await finishPage(new Response(body, { status: response.status, headers }), options.headers);
    options.count('bypass');
    if (takesGzip(exchange)) await addGzip(page);
    await sendPage(exchange, page, 'bypass', 0);
  }

  function servePage(exchange: Exchange, identity: OwnPage): void | Promise<void> {
    const kept = cache.fresh(identity.request.key);
    if (!kept) return serve(exchange, identity);
    const variant = variantFor(exchange, identity, kept.page);
    if (variant) return serve(exchange, identity, variant);
    options.count('hit');
    options.onServed?.(exchange.target.path, kept.page);
    const age = ageOf(kept, options.now());
    const page = keepQuery(kept.page, searchOf(exchange));
    const own = identity.turn ? forOneReader(page, identity.turn.cookies) : page;
    return sendPage(exchange, own, 'hit', age);
  }

  return (exchange) => {
    const { method } = exchange.req;
    if (method !== 'GET' && method !== 'HEAD')
      return sendError(exchange, 'method_not_allowed', { allow: 'GET, HEAD' });
    const identity = options.identify(exchange);
    if (identity.kind === 'page') {
      const goOn = () => servePage(exchange, identity);
      return identity.isMadeUp ? options.limitMadeUp(exchange, goOn) : goOn();
    }
    if (identity.kind === 'refused') return sendError(exchange, identity.reason);
    if (identity.kind === 'moved') return sendMoved(exchange, identity.location, options.headers);
    return servePrivately(exchange, identity.url, identity.edition);
  };
}
