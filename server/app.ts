import { join } from 'node:path';
import { keys as surrogateKeys } from '#api/lists/surrogate-keys.ts';
import { startPathReports } from '#api/path-counts/report-paths.ts';
import { startDraftListing } from '#api/schedule/draft-listing.ts';
import { createScheduler, type Scheduler } from '#api/schedule/scheduler.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { Database } from '#database/connect.ts';
import { openStoreHealth } from '#database/health/store-health.ts';
import { changesDrafts, changesStories } from '#database/outbox.ts';
import { BootError } from '#platform/boot-error.ts';
import { hasPassword, hasToken } from '#platform/http/staff-credentials.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import { watchOutbound } from '#platform/outbound/watch-outbound.ts';
import { openRedisLink } from '#platform/redis/redis-link.ts';
import { stopInOrder } from '#platform/stop-in-order.ts';
import type { AuditService } from '#services/audit/service.ts';
import { auditPlans, auditStaffDenied, auditStaffWrites } from '#services/audit/staff-writes.ts';
import { importedComments } from '#services/discussion/store/remove-imported.ts';
import type { IdentityService } from '#services/identity/service.ts';
import { createStaffAccounts } from '#services/identity/staff-accounts.ts';
import { createDecodeQueue } from '#services/images/decode-queue.ts';
import { bucketPlace } from '#services/images/s3/bucket-place.ts';
import { countSubscribers } from '#services/newsletters/store/readers.ts';
import { importedSubscribers } from '#services/newsletters/store/remove-imported.ts';
import { knownFiles } from '#site/known-files/known-files.ts';
import type { AppOptions, ServiceOptions } from './app-options.ts';
import { secretFor } from './boot/derive-secret.ts';
import { openStore } from './boot/open-store.ts';
import { createReportSender } from './boot/report-sender.ts';
import { chooseFetchApi, type Parts, partsOf } from './boot/roles.ts';
import { siteUrlOf } from './boot/site-url.ts';
import { type ContentModule, createContent } from './content.ts';
import { mountDesk } from './desk/mount-desk.ts';
import { mountSetup, setupPath } from './desk/mount-setup.ts';
import { createCspReportHandler } from './edge/csp-report.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import type { RequestContext } from './edge/http/request-context.ts';
import type { NamedHandler } from './edge/http/request-listener.ts';
import { createMetricsHandler } from './edge/metrics-handler.ts';
import { mountServices } from './edge/mount-service.ts';
import { pageRouteName } from './edge/page-handler-name.ts';
import { createHandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { internalKey } from './edge/rate-limit/internal-key.ts';
import { type KnownCredentials, markWrong } from './edge/rate-limit/wrong-credentials.ts';
import { createRouter } from './edge/router.ts';
import { apiSecurityHeaders, sharedHeaders } from './edge/security-headers.ts';
import { authenticateStaff, deskAppName } from './edge/staff-auth.ts';
import { createStatusHandler, type StatusReport, statusOf } from './edge/status-handler.ts';
import { createTextHandler } from './edge/text-handler.ts';
import { connectEvents, type Events } from './events/connect-events.ts';
import type { PurgeEvent } from './events/purge-on-event.ts';
import { createLiveSettings, fetchSettingsOver } from './live-settings.ts';
import { prepareServices, type RunningServices } from './run-services.ts';
import type { StoreServices } from './services.ts';
import { addBrandRoutes } from './site/brand-routes.ts';
import { confirmLogOut, logOutPath } from './site/confirm-log-out.ts';
import { createPageFetcher } from './site/fetch-page.ts';
import { chooseFirstComments } from './site/first-comments.ts';
import type { SiteModule } from './site/serve-site.ts';
import { watchApi } from './site/watch-api.ts';

export interface App {
  routeFor(path: string): NamedHandler | undefined;
  /** Paths with their own handler in this process; one that ends in a slash is a prefix. */
  paths: readonly string[];
  close(): Promise<void>;
}

/** Wires everything that runs in this process. Nothing outside this module knows what runs where. */
export async function createApp(options: AppOptions): Promise<App> {
  const { environment, publication, log, dependencies } = options;
  const parts = partsOf(environment.ROLE);
  let store: Store | undefined;
  const overHttp = fetchSettingsOver(
    chooseFetchApi(undefined, internalKey(options.secrets)),
    environment.API_URL ?? '',
    publication,
  );
  const settings = createLiveSettings({
    publication,
    fetchSettings: () => store?.content.api.settings() ?? overHttp(),
    log,
  });
  const shared = await openShared({ ...options, settings });
  const { router, redis } = shared;

  let site: OpenedSite | undefined;
  let events: Events | undefined;
  let scheduler: Scheduler | undefined;
  let draftListing: ReturnType<typeof startDraftListing> | undefined;
  const onCommit = (event?: PurgeEvent) => {
    void store?.services?.webSub.wake();
    events?.wake(event);
    if (event) refreshSettings(event);
  };
  const refreshSettings = ({ keys }: PurgeEvent) =>
    keys.includes(surrogateKeys.everything) ? void settings.read() : undefined;
  const routeFor = (path: string) => router.find(path) ?? site?.module.routeFor(path);

  if (parts.api || parts.services) {
    const fetchPage = createPageFetcher(shared);
    const render = (path: string) => (site ? site.module.render(path) : fetchPage(path));
    store = await openStoreParts(shared, { parts, onCommit, render });
    await settings.read();
  }
  const health = await openStoreHealth({
    db: store?.db,
    dataFolder: environment.DATA_DIR,
    dependencies,
    log,
    now: options.now,
  });
  if (store && parts.api) addApiRoute(shared, store.content);
  if (store?.services) {
    mountServices(store.services.list, shared);
    const ownerOf = (path: string) => {
      const name = routeFor(path)?.name;
      return name === pageRouteName ? undefined : name;
    };
    mountDesk({ ...shared, ...store.services, api: store.content.api, ownerOf });
    if (options.offersSetup && store.identity)
      await mountSetup({ ...shared, db: store.db, api: store.content.api });
  }
  const media = parts.media ? await openMedia(shared) : undefined;
  options.sendErrorsTo?.(createReportSender(shared, store?.services?.measurement));
  if (parts.site) site = await openSite(shared, parts.api ? store?.content : undefined, store?.services);

  events = await connectEvents({
    db: store?.db,
    cache: site?.module.cache,
    environment,
    redis,
    siteId: publication.siteId,
    onEvent(event) {
      refreshSettings(event);
      void store?.content.api.deliver(event);
      if (changesStories(event)) scheduler?.wake();
      else if (changesDrafts(event)) draftListing?.expect();
    },
    log,
  });
  if (store && parts.api) {
    scheduler = createScheduler({ api: store.content.api, now: Date.now, log });
    scheduler.start();
    draftListing = startDraftListing({ api: store.content.api, now: Date.now, log });
  }
  await store?.running.start();
  await media?.start();
  addOperatorRoutes(shared, async () => {
    await health.refresh();
    const facts = { phase: options.phase(), role: environment.ROLE, hasDatabase: store !== undefined };
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
    close: () =>
      stopInOrder(
        [
          ['store health', () => health.close()],
          ['path reports', () => site?.closeReports()],
          ['scheduler', () => scheduler?.stop()],
          ['lists of working copies', () => draftListing?.stop()],
          ['events', () => events?.close()],
          ['services', () => store?.running.close()],
          ['media', () => media?.close()],
          ['site', () => site?.module.close()],
          ['redis', () => redis?.close()],
          ['api', () => store?.content.api.close()],
          ['database', () => store?.db.close()],
        ],
        log,
      ),
  };
}

/** What all parts share: limits, outbound requests, the router. */
async function openShared(options: AppOptions & Pick<ServiceOptions, 'settings'>) {
  const { environment, dependencies } = options;
  const redis = environment.REDIS_URL
    ? await openRedisLink({ url: environment.REDIS_URL, dependencies })
    : undefined;
  const limits = await createHandlerLimits({ ...options, redis });
  const client = createOutboundClient({ privateHosts: environment.OUTBOUND_PRIVATE_HOSTS ?? [] });
  return {
    ...options,
    redis,
    limits,
    siteUrl: siteUrlOf(environment),
    outbound: watchOutbound(client, dependencies),
    router: createRouter(),
    decoding: createDecodeQueue(),
  } satisfies ServiceOptions & { redis: unknown };
}

interface Store {
  db: Database;
  content: ContentModule;
  audit: AuditService;
  /** Undefined where readers sign in at another provider. */
  identity: IdentityService | undefined;
  /** Undefined where another process runs them. */
  services: StoreServices | undefined;
  running: RunningServices;
}

/** The database, the content API and the services, prepared in the order in which they need each other. */
async function openStoreParts(
  options: ServiceOptions,
  {
    parts,
    onCommit,
    render,
  }: { parts: Parts; onCommit(event?: PurgeEvent): void; render(path: string): Promise<Response> },
): Promise<Store> {
  const { environment, log } = options;
  const [{ createAudit }, { createServices }, { createStaffServices }] = await Promise.all([
    import('#services/audit/service.ts'),
    import('./services.ts'),
    import('./account-services.ts'),
  ]);
  const db = await openStore(environment);
  const secret = secretFor('audit', options.secrets);
  const audit = createAudit({ db, secret, folder: environment.DATA_DIR, log, now: Date.now });
  const content = await createContent({
    ...options,
    openSearch: options.overrides?.openSearch,
    countSubscribers,
    imported: { comments: importedComments, subscribers: importedSubscribers },
    staffAccounts: options.publication.identity.domain ? undefined : createStaffAccounts(db),
    db,
    onCommit,
    onStaffWrite: auditStaffWrites(audit),
    onStaffDenied: auditStaffDenied(audit),
    onPlanDone: auditPlans(audit),
  });
  const given = { ...options, db, api: content.api, audit, onCommit, render };
  const services = parts.services ? createServices(given) : undefined;
  const { list, identity } = services ?? createStaffServices(given);
  const running = await prepareServices(list, { db, runsJobs: parts.services, log });
  // Whichever process loaded the seed creates them: no other one knows that the store is new.
  if (content.isSeeded && identity) {
    const { createFirstAccounts } = await import('#services/identity/first-accounts.ts');
    await createFirstAccounts({ ...options, db });
  }
  return { db, content, audit, identity, services, running };
}

function addApiRoute({ siteUrl, limits, router }: ServiceOptions, { api }: ContentModule): void {
  const handler = createFetchHandler({
    fetch: (request, { staff }) => api.fetch(request, { staff }),
    origin: siteUrl.origin,
    headers: apiSecurityHeaders(siteUrl),
    takesStories: true,
  });
  router.under('/api/', { name: 'api', handler: limits.calls(handler) });
}

/** Pictures and videos. */
async function openMedia(options: ServiceOptions): Promise<RunningServices> {
  const { environment } = options;
  const [{ createImages }, { createMedia }] = await Promise.all([
    import('#services/images/service.ts'),
    import('#services/media/service.ts'),
  ]);
  const headers = sharedHeaders(options.siteUrl);
  const images = createImages({
    dataFolder: environment.DATA_DIR,
    bucket: bucketPlace(environment),
    secret: options.secrets.imageSecret,
    bases: options.publication.imageBases,
    maxCacheBytes: environment.IMAGE_CACHE_MB * 1024 * 1024,
    effort: environment.IMAGE_EFFORT,
    headers,
    decoding: options.decoding,
    countMiss: (req) => options.limits.take('imageMisses', req),
    log: options.log,
    now: options.now,
  });
  options.telemetry.watchImages(() => images.load);
  const services = [images, createMedia({ directory: join(environment.DATA_DIR, 'media'), headers })];
  mountServices(services, options);
  return prepareServices(services, { runsJobs: true, log: options.log });
}

interface OpenedSite {
  module: SiteModule;
  closeReports(): Promise<void>;
}

async function openSite(
  options: ServiceOptions,
  content: ContentModule | undefined,
  services: Pick<StoreServices, 'discussion'> | undefined,
): Promise<OpenedSite> {
  const { environment, publication, secrets, siteUrl, limits, router, log } = options;
  const apiUrl = content ? siteUrl.origin : environment.API_URL;
  if (!apiUrl) throw new BootError('API_URL is missing: the site needs an API');
  const key = internalKey(secrets);
  const direct = chooseFetchApi(content?.api, key);
  const fetchApi = content ? direct : watchApi(direct, options.dependencies);
  const { siteId } = publication;
  const paths = startPathReports({ fetchApi, apiUrl, siteId, staffToken: secrets.staffToken, log });
  const servicesUrl = environment.SERVICES_URL ?? apiUrl;
  const module = await options.openSite({
    ...options,
    onServed: paths.onServed,
    fetchApi,
    settings: options.settings.read,
    firstComments: chooseFirstComments({ publication, discussion: services?.discussion, servicesUrl, key }),
    apiUrl,
  });
  const generator = module.routeFor('/api/urlgenerator/');
  if (generator) router.under('/api/urlgenerator/', generator);
  // Every search is work for the index; other pages come from the cache and are not counted.
  const searchPath = pathFor('search');
  const search = module.routeFor(searchPath);
  if (search) router.under(searchPath, { ...search, handler: limits.counted('search', search.handler) });
  const logOut = module.routeFor(logOutPath);
  if (logOut && !publication.identity.domain) {
    const own = { origin: siteUrl.origin, clientId: publication.identity.clientId };
    router.at(logOutPath, { ...logOut, handler: confirmLogOut(logOut.handler, own) });
  }
  const { read } = options.settings;
  addBrandRoutes({ router, settings: read, routeFor: module.routeFor });
  for (const [path, file] of knownFiles({
    publication,
    settings: read,
    siteUrl,
    brandFile: module.brandFile,
  }))
    router.at(path, { name: 'file', handler: createTextHandler(file) });
  return { module, closeReports: paths.close };
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

function authenticateStaffEverywhere(options: ServiceOptions, store?: Store): void {
  const { router, limits, secrets, environment } = options;
  const by = {
    identity: store?.identity,
    staffToken: secrets.staffToken,
    staff: store?.content.api,
    isOpenLocally: environment.NODE_ENV === 'development',
    needsTwoFactors: options.publication.staffSecondFactor === 'required',
    ...(store ? { onRejected: store.audit.recordRejections('staff access denied') } : {}),
  };
  const authenticated = (path: string, route: NamedHandler) => {
    if (path === '/api/' || path.startsWith('/api/neutron/manage/'))
      return authenticateStaff(route, 'calls', by);
    // Before there is an account, the code of the page itself is what protects it.
    if (path === setupPath || route.name === deskAppName) return route;
    return path.startsWith('/desk/') ? authenticateStaff(route, 'pages', by) : route;
  };
  const { identity, staffToken } = by;
  const known: KnownCredentials = {
    isStaffToken: (req) => hasToken(req, staffToken) || hasPassword(req, staffToken),
    ...(identity ? { isOwnToken: identity.isOwnToken } : {}),
  };
  router.guard((path, route) => ({
    ...route,
    handler: limits.credentials(authenticated(path, route).handler, known),
  }));
}
