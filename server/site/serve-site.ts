import type { Server } from 'node:http';
import { readPreviewToken } from '#api/request/preview-token.ts';
import type { FetchApi } from '#app/content-client/client.ts';
import { createPageExperiments } from '#app/experiments/page-experiments.ts';
import type { PageKeyRules } from '#app/routing/page-key.ts';
import { screenFacts } from '#app/routing/screen-facts.ts';
import type { Settings } from '#content/entities/settings.ts';
import { defaultEdition } from '#content/limits.ts';
import type { Publication } from '#content/publication/schema.ts';
import { collectorOrigins } from '#content/rules/origins/collector-origins.ts';
import { frameSourcesOf } from '#content/rules/origins/frame-sources.ts';
import { providerOrigins } from '#content/rules/origins/provider-origins.ts';
import { parseSitemapPath } from '#content/rules/sitemap/sitemap-path.ts';
import { createFairQueue } from '#platform/fair-queue.ts';
import type { Log } from '#platform/log.ts';
import type { FetchFirstComments } from '#site/document/first-comments.ts';
import { brandFile } from '#site/document/page-assets.ts';
import type { Secrets } from '../boot/data-folder.ts';
import type { Environment } from '../boot/environment.ts';
import type { Telemetry } from '../boot/telemetry.ts';
import type { Handler } from '../edge/http/request-context.ts';
import type { NamedHandler } from '../edge/http/request-listener.ts';
import { type FinishedPage, finishError } from '../edge/page-cache/finished-page.ts';
import { createPageCache, type PageCache } from '../edge/page-cache/page-cache.ts';
import { createPageHandler } from '../edge/page-handler.ts';
import { pageRouteName } from '../edge/page-handler-name.ts';
import { identifyPages } from '../edge/page-identity.ts';
import type { HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import { oneRound, queueRequests } from '../edge/rate-limit/queue-requests.ts';
import { createRenderCosts } from '../edge/rate-limit/render-costs.ts';
import {
  contentSecurityPolicy,
  pageSecurityHeaders,
  type SecurityOptions,
  sharedHeaders,
} from '../edge/security-headers.ts';
import { createStaticFiles } from '../edge/static-files.ts';
import { createStreamHandler } from '../edge/stream-handler.ts';
import { openBuiltSite } from './built-site.ts';
import { allowFraming } from './embeddable-pages.ts';
import { createSiteClient, type Site } from './render-client.ts';

export interface ServeSiteOptions {
  root: string;
  environment: Environment;
  publication: Publication;
  secrets: Secrets;
  log: Log;
  telemetry: Telemetry;
  now(): number;
  fetchApi: FetchApi;
  /** What staff have set, as it is now. */
  settings(): Promise<Settings>;
  apiUrl: string;
  siteUrl: URL;
  firstComments: FetchFirstComments | undefined;
  limits: HandlerLimits;
  /** A reader was given this page. */
  onServed(path: string, page: FinishedPage): void;
  /** For hot reload, whose web socket uses the same port. */
  server: Server;
}

/** Everything readers' browsers request: pages, scripts, styles. */
export interface SiteModule {
  routeFor(path: string): NamedHandler | undefined;
  /** Where a file of `design/brand` is found. */
  brandFile(name: string): string;
  /** A page as it is now, for the app itself: not from the cache, without a reader. */
  render(path: string): Promise<Response>;
  /** None in development: there every page is rendered again. */
  cache: PageCache | undefined;
  close(): Promise<void>;
}
export type OpenSite = (options: ServeSiteOptions) => Promise<SiteModule>;

/** Files that may be too long to be held: they go past the page cache, from the store to the reader. */
const isStreamed = (path: string) => parseSitemapPath(path)?.kind === 'stories';

/**
 * One thread renders: more at once would make nothing faster, and every answer from memory would wait for all of them.
 * Two of one caller, so that one can wait for the database while the other renders.
 */
const renderLimits = {
  atOnce: 8,
  atOncePerCaller: 2,
  waiting: 200,
  waitingPerCaller: 100,
  rest: oneRound,
};
const streamQueue = { atOnce: 16, atOncePerCaller: 2, waiting: 100, waitingPerCaller: 20, rest: oneRound };
/** Behind a proxy that counts already all readers may have one address. */
const uncountedLimits = {
  ...renderLimits,
  atOncePerCaller: renderLimits.atOnce,
  waitingPerCaller: renderLimits.waiting,
};

const staticBytes = 64 * 1024 * 1024;

/** The hosts that pages of a publication may load from, connect to and frame. */
export function pageSecurity(
  publication: Publication,
  given: Pick<SecurityOptions, 'siteUrl' | 'contentSecurity'>,
): SecurityOptions {
  const provider = providerOrigins(publication);
  return {
    ...given,
    frameSources: [...frameSourcesOf(publication), ...provider],
    profile: publication.adServer?.securityProfile,
    imageOrigins: publication.imageBases.filter(Boolean).map((base) => new URL(base).origin),
    mediaOrigins: publication.mediaOrigins,
    connectOrigins: [...collectorOrigins(publication), ...provider],
  };
}

/** Pages of a site through the page cache. */
export function servePages(
  site: Site,
  options: ServeSiteOptions,
): { pages: NamedHandler; streams: NamedHandler; cache: PageCache; render: SiteModule['render'] } {
  const { environment, publication, log, telemetry, siteUrl, now } = options;
  const security = pageSecurity(publication, { siteUrl, contentSecurity: site.contentSecurity });
  const headers = pageSecurityHeaders(security);
  const render = allowFraming(createSiteClient(site, siteUrl.origin), contentSecurityPolicy(security));
  const renders = createFairQueue(environment.RATE_LIMITS === 'on' ? renderLimits : uncountedLimits);
  const cache = createPageCache({
    renders,
    maxBytes: environment.PAGE_CACHE_MB * 1024 * 1024,
    headers,
    render,
    now,
    delay: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds).unref()),
    errorPage: finishError,
    onRender: telemetry.onRender,
    onError: (error, request) => log.error('page not rendered', { path: request.url, error }),
  });
  telemetry.watchCache(cache);
  const identify = identifyPages({
    rules: pageKeyRules(options),
    experiments: createPageExperiments({
      publication,
      screenOf: screenFacts,
      now: Date.now,
      random: Math.random,
    }),
  });
  const renderPrivately = (url: string, edition: string) => render({ url, edition });
  const handler = createPageHandler({
    cache,
    identify,
    renderPrivately,
    renders,
    callerOf: options.limits.callerOf,
    costs: createRenderCosts({ take: options.limits.take, now }),
    reject: options.limits.reject,
    limitMadeUp: (context, goOn) => options.limits.pass('inventedFilters', context, goOn),
    headers,
    now,
    count: telemetry.countPage,
    onServed: options.onServed,
  });
  const { callerOf } = options.limits;
  // A stream lasts as long as its reader takes, so it has a queue of its own.
  const queued = (handler: Handler) =>
    environment.RATE_LIMITS === 'on'
      ? queueRequests(handler, { callerOf, queue: createFairQueue(streamQueue) })
      : handler;
  const streams = createStreamHandler({ render: renderPrivately, headers, edition: defaultEdition });
  return {
    pages: { name: pageRouteName, handler },
    streams: { name: 'sitemap', handler: options.limits.counted('sitemaps', queued(streams)) },
    cache,
    render: (path) => renderPrivately(path, defaultEdition),
  };
}

/** The built site behind the page cache, its files beside it. */
export const openCachedSite: OpenSite = async (options) => {
  const { site, manifest, clientDirectory } = await openBuiltSite(options.root, siteOptions(options));
  return serveSite(site, { ...options, clientDirectory, brandFile: (name) => brandFile(manifest, name) });
};

/** Which handler serves a path of the site: a file of the client build, a streamed sitemap or a page. */
export function serveSite(
  site: Site,
  options: ServeSiteOptions & Pick<SiteModule, 'brandFile'> & { clientDirectory: string },
): SiteModule {
  const { pages, streams, cache, render } = servePages(site, options);
  const files = createStaticFiles({
    directory: options.clientDirectory,
    headers: sharedHeaders(options.siteUrl),
    maxBytes: staticBytes,
    // Browsers request these names whatever the pages contain.
    aliases: {
      '/favicon.ico': options.brandFile('favicon-32.png'),
      '/apple-touch-icon.png': options.brandFile('favicon-180.png'),
    },
  });
  const assets = { name: 'file', handler: files.handler };
  const isFile = (path: string) => path.startsWith('/assets/') || files.has(path);
  return {
    routeFor: (path) => (isFile(path) ? assets : isStreamed(path) ? streams : pages),
    brandFile: options.brandFile,
    render,
    cache,
    close: async () => undefined,
  };
}

/** What distinguishes pages; a preview token is checked before its page has a key. */
export function pageKeyRules({
  publication,
  secrets,
}: Pick<ServeSiteOptions, 'publication' | 'secrets'>): PageKeyRules {
  return {
    locales: publication.locales,
    previewName: publication.preview.queryName,
    isPreviewToken: (token) => previewTime(token, new Date(), secrets) !== undefined,
    experiments: publication.experiments,
  };
}

export function previewTime(
  token: string,
  now: Date,
  { previewSecret }: Pick<Secrets, 'previewSecret'>,
): Date | 'now' | undefined {
  const target = readPreviewToken(token, now, previewSecret);
  // The API dates a draft by its own clock, later than this one was read: a date of the future would not be shown.
  return target && (target.at === undefined ? 'now' : new Date(target.at));
}

export function siteOptions({
  publication,
  environment,
  secrets,
  log,
  fetchApi,
  settings,
  apiUrl,
  siteUrl,
  firstComments,
}: ServeSiteOptions) {
  return {
    settings,
    publication,
    firstComments,
    fetchApi,
    apiBaseUrl: apiUrl,
    apiKey: environment.API_KEY ?? publication.apiKey,
    siteUrl: siteUrl.origin,
    log,
    previewTime: (token: string, now: Date) => previewTime(token, now, secrets),
    now: () => new Date(),
  };
}
