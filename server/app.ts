import { createOutboundClient, type OutboundClient } from '#platform/outbound/outbound-client.ts';
import { createDecodeQueue } from '#services/images/decode-queue.ts';
import type { AppOptions, ServiceOptions } from './app-options.ts';
import { type AuditPort, auditRejections } from './audit-service.ts';
import { auditPlans, auditStaffWrites } from './audit-staff-writes.ts';
import { BootError } from './boot/boot-error.ts';
import { createReportSender } from './boot/errors/report-sender.ts';
import { chooseFetchApi, partsOf } from './boot/roles.ts';
import { siteUrlOf } from './boot/site-url.ts';
import { type ContentModule, createContent } from './content.ts';
import { openStoreHealth } from './dependencies/store-health.ts';
import { watchApi } from './dependencies/watch-api.ts';
import { watchOutbound } from './dependencies/watch-outbound.ts';
import { createCspReportHandler } from './edge/csp-report.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import type { RequestContext } from './edge/http/request-context.ts';
import type { Route } from './edge/http/request-listener.ts';
import { openKnownFiles } from './edge/known-files/open-known-files.ts';
import { createMetricsHandler, hasToken } from './edge/metrics-handler.ts';
import { pageRouteName } from './edge/page-handler-name.ts';
import { createProfileHandler } from './edge/profile-handler.ts';
import { createHandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { internalKey } from './edge/rate-limit/internal-key.ts';
import { type KnownCredentials, markWrong } from './edge/rate-limit/wrong-credentials.ts';
import { createRouter } from './edge/router.ts';
import { apiSecurityHeaders } from './edge/security-headers.ts';
import { authenticateStaff, hasPassword } from './edge/staff-auth.ts';
import { createStatusHandler, type StatusReport, statusOf } from './edge/status-handler.ts';
import { connectEvents, type Events } from './events/connect-events.ts';
import type { PurgeEvent } from './events/purge-on-event.ts';
import { confirmLogOut, logOutPath } from './identity/confirm-log-out.ts';
import { createMediaServices } from './media-services.ts';
import { startPageViewReports } from './path-visits/report-page-views.ts';
import { openRedisLink } from './redis/redis-link.ts';
import { createScheduler, type Scheduler } from './schedule/scheduler.ts';
import { chooseFirstComments } from './site/first-comments.ts';
import type { SiteModule } from './site/serve-site.ts';
import { createStoreServices, type StoreServices } from './store-services.ts';

export interface App {
  routeFor(path: string): Route | undefined;
  /** What has a handler of its own here; one that ends in a slash stands for all below it. */
  paths: readonly string[];
  close(): Promise<void>;
}

/** Wires everything that runs in this process. Nothing outside this module knows what runs where. */
export async function createApp(options: AppOptions): Promise<App> {
  const { environment, publication, secrets, log, dependencies } = options;
  const parts = partsOf(environment.ROLE);
  const siteUrl = siteUrlOf(environment);
  const redis = environment.REDIS_URL
    ? await openRedisLink({ url: environment.REDIS_URL, dependencies })
    : undefined;
  const limits = await createHandlerLimits({
    environment,
    publication,
    secrets,
    redis,
    log,
    now: options.now,
  });
  const client = createOutboundClient({ privateHosts: environment.OUTBOUND_PRIVATE_HOSTS ?? [] });
  const outbound = watchOutbound(client, dependencies);
  const router = createRouter();
  const decoding = createDecodeQueue();
  const shared: ServiceOptions = { ...options, siteUrl, limits, outbound, router, decoding };

  let store: StoreServices | undefined;
  let site: OpenedSite | undefined;
  let events: Events | undefined;
  let scheduler: Scheduler | undefined;
  const onCommit = (event?: PurgeEvent) => {
    store?.wake();
    events?.wake(event);
    scheduler?.wake();
  };
  const routeFor = (path: string) => router.find(path) ?? site?.module.routeFor(path);

  // The log is in the store, which opens after the content: it is there before the first call.
  const audit: AuditPort = { record: async (event) => store?.audit.record(event) };
  const content = parts.api ? await openContent(shared, { audit, onCommit }) : undefined;
  const health = await openStoreHealth({
    db: content?.db,
    dataFolder: environment.DATA_DIR,
    dependencies,
    log,
    now: options.now,
  });
  if (content) {
    store = await createStoreServices({
      ...shared,
      content,
      onCommit,
      ownerOf(path) {
        const name = routeFor(path)?.name;
        return name === pageRouteName ? undefined : name;
      },
      render: (path) => (site ? site.module.render(path) : renderElsewhere(outbound, siteUrl, path)),
    });
  }
  if (parts.services) await createMediaServices({ ...shared, audit: store?.audit });
  addProfileRoute(shared, store);
  options.sendErrorsTo?.(createReportSender(shared, store));
  if (parts.site) site = await openSite(shared, content, store);

  events = await connectEvents({
    db: content?.db,
    cache: site?.module.cache,
    environment,
    redis,
    siteId: publication.siteId,
    log,
  });
  if (content) {
    scheduler = createScheduler({ api: content.api, now: Date.now, log });
    scheduler.start();
    store?.startNewsletters();
  }
  addOperatorRoutes(shared, async () => {
    await health.refresh();
    const facts = { phase: options.phase(), role: environment.ROLE, hasDatabase: content !== undefined };
    return {
      ...statusOf(facts, dependencies),
      details: async () => ({
        version: options.version,
        role: environment.ROLE,
        ...(scheduler ? { schedule: await scheduler.report() } : {}),
        dependencies: dependencies.all().map(([name, { downSince, ...state }]) => ({
          name,
          ...state,
          downSince: downSince === undefined ? undefined : new Date(downSince).toISOString(),
        })),
      }),
    };
  });
  authenticateStaffEverywhere(shared, store);
  health.start();
  return {
    routeFor,
    paths: router.paths(),
    async close() {
      health.close();
      await site?.closeReports();
      await scheduler?.stop();
      await events?.close();
      await store?.close();
      await site?.module.close();
      limits.close();
      await content?.api.close();
      await content?.db.close();
    },
  };
}

async function openContent(
  options: ServiceOptions,
  { audit, onCommit }: { audit: AuditPort; onCommit(event?: PurgeEvent): void },
): Promise<ContentModule> {
  const { siteUrl, limits, router } = options;
  const content = await createContent({
    ...options,
    onCommit,
    onStaffWrite: auditStaffWrites(audit),
    onPlanDone: auditPlans(audit),
  });
  const handler = createFetchHandler({
    fetch: (request, { staff }) => content.api.fetch(request, { staff }),
    origin: siteUrl.origin,
    headers: apiSecurityHeaders(siteUrl),
    takesStories: true,
  });
  router.under('api', { name: 'api', handler: limits.calls(handler) });
  return content;
}

/** The profile of a signed-in reader: from the accounts of this process, or from `PROFILE_URL`. */
function addProfileRoute(
  { environment, limits, router, outbound, siteUrl }: ServiceOptions,
  store?: StoreServices,
) {
  const profileUrl = environment.PROFILE_URL;
  const handler =
    (!profileUrl && store?.identity?.profile) ||
    createProfileHandler({ profileUrl, outbound, headers: apiSecurityHeaders(siteUrl) });
  router.under('apigee/users', { name: 'profile', handler: limits.calls(handler) });
}

interface OpenedSite {
  module: SiteModule;
  closeReports(): Promise<void>;
}

async function openSite(
  options: ServiceOptions,
  content: ContentModule | undefined,
  store: StoreServices | undefined,
): Promise<OpenedSite> {
  const { environment, publication, secrets, siteUrl, limits, router, log } = options;
  const apiUrl = content ? siteUrl.origin : environment.API_URL;
  if (!apiUrl) throw new BootError('API_URL is missing: the site needs an API');
  const key = internalKey(secrets);
  const direct = chooseFetchApi(content?.api, key);
  const fetchApi = content ? direct : watchApi(direct, options.dependencies);
  const { siteId } = publication;
  const pageViews = startPageViewReports({ fetchApi, apiUrl, siteId, staffToken: secrets.staffToken, log });
  const discussion = store?.discussion.discussion;
  const module = await options.openSite({
    ...options,
    onServed: pageViews.onServed,
    fetchApi,
    firstComments: chooseFirstComments({ publication, discussion, apiUrl, key }),
    apiUrl,
  });
  const generator = module.routeFor('/api/urlgenerator/');
  if (generator) router.under('api/urlgenerator', generator);
  // Every search is work for the index; other pages come from the cache and are not counted.
  const search = module.routeFor('/search/');
  if (search) router.under('search', { ...search, handler: limits.counted('search', search.handler) });
  const logOut = module.routeFor(logOutPath);
  if (logOut && !publication.identity.domain) {
    const own = { origin: siteUrl.origin, clientId: publication.identity.clientId };
    router.at(logOutPath, { ...logOut, handler: confirmLogOut(logOut.handler, own) });
  }
  const files = openKnownFiles({ publication, siteUrl, brandFile: module.brandFile });
  for (const [path, handler] of files) router.at(path, handler);
  return { module, closeReports: pageViews.close };
}

/** Routes for operators: security reports, metrics, status. */
function addOperatorRoutes(options: ServiceOptions, status: () => Promise<StatusReport>): void {
  const { router, limits, log, telemetry, secrets } = options;
  router.at('/csp-report', {
    name: 'report',
    handler: limits.counted('securityReports', createCspReportHandler({ log })),
  });
  router.at('/metrics', {
    name: 'metrics',
    handler: createMetricsHandler({ metrics: telemetry.metrics, staffToken: secrets.staffToken }),
  });
  const isStaff = ({ req }: RequestContext) => {
    const isTheirs = hasToken(req, secrets.staffToken);
    if (!isTheirs) markWrong(req);
    return isTheirs;
  };
  router.at('/status', { name: 'status', handler: createStatusHandler(status, isStaff) });
}

function authenticateStaffEverywhere(options: ServiceOptions, store?: StoreServices): void {
  const { router, limits, secrets, environment } = options;
  const by = {
    identity: store?.identity?.identity,
    staffToken: secrets.staffToken,
    isOpenLocally: environment.NODE_ENV === 'development',
    ...(store ? { onRejected: auditRejections(store.audit, 'staff access denied') } : {}),
  };
  const opened = (place: string, handler: Route) => {
    if (place === 'api') return authenticateStaff(handler, 'calls', by);
    return place.startsWith('desk/') ? authenticateStaff(handler, 'pages', by) : handler;
  };
  const { identity, staffToken } = by;
  const known: KnownCredentials = {
    isStaffToken: (req) => hasToken(req, staffToken) || hasPassword(req, staffToken),
    ...(identity ? { isOwnToken: identity.isOwnToken } : {}),
  };
  router.guard((place, handler) => ({
    ...handler,
    handler: limits.credentials(opened(place, handler).handler, known),
  }));
}

const emailBytes = 1024 * 1024;

/** Where the site runs in another process, its page is fetched over HTTP like a reader's browser does. */
async function renderElsewhere(outbound: OutboundClient, siteUrl: URL, path: string): Promise<Response> {
  const answer = await outbound.request(new URL(path, siteUrl).href, { maxBytes: emailBytes });
  return new Response(await answer.text(), { status: answer.status });
}
