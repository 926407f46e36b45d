import { createDecodeQueue } from '#services/images/decode-queue.ts';
import { createOutboundClient, type OutboundClient } from '#services/outbound/outbound-client.ts';
import { type AuditPort, noteRefusals } from './audit-room.ts';
import { auditPlans, auditStaffWrites } from './audit-staff-writes.ts';
import { BootError } from './boot-error.ts';
import { type ContentRoom, openContentRoom } from './content-room.ts';
import { createCspReportDoor } from './csp-report.ts';
import { openStoreHealth } from './dependencies/store-health.ts';
import { watchApi } from './dependencies/watch-api.ts';
import { watchOutbound } from './dependencies/watch-outbound.ts';
import { createDoorTable } from './door-table.ts';
import { createReportSender } from './errors/report-sender.ts';
import { connectEvents, type Events } from './events/connect-events.ts';
import type { PurgeEvent } from './events/purge-on-event.ts';
import { chooseFirstComments } from './first-comments.ts';
import type { FloorOptions, HouseOptions } from './house-options.ts';
import type { Exchange } from './http/exchange.ts';
import type { NamedDoor } from './http/front.ts';
import { confirmLogOut, logOutPath } from './identity/confirm-log-out.ts';
import { letStaffIn } from './identity/staff-accounts.ts';
import { openKnownFiles } from './known-files/open-known-files.ts';
import { createMetricsDoor, hasToken } from './metrics-door.ts';
import { pageDoorName } from './page-door-name.ts';
import { startVisitReports } from './path-visits/report-visits.ts';
import { createProfileDoor } from './profile-door.ts';
import { openDoorLimits } from './rate-limit/door-limits.ts';
import { houseKey } from './rate-limit/house-key.ts';
import { type KnownCredentials, markWrong } from './rate-limit/wrong-credentials.ts';
import { openRedisLink } from './redis/redis-link.ts';
import { chooseFetchApi, partsOf } from './roles.ts';
import { createScheduler, type Scheduler } from './schedule/scheduler.ts';
import { apiSecurityHeaders } from './security-headers.ts';
import { openServiceFloor } from './service-floor.ts';
import type { SiteFloor } from './site-floor.ts';
import { siteUrlOf } from './site-url.ts';
import { hasPassword } from './staff-door.ts';
import { createStatusDoor, type StatusReport, statusOf } from './status.ts';
import { openStoreFloor, type StoreFloor } from './store-floor.ts';
import { createWebDoor } from './web-door.ts';

export interface House {
  doorFor(path: string): NamedDoor | undefined;
  /** What has a door of its own here; one that ends in a slash stands for all below it. */
  paths: readonly string[];
  close(): Promise<void>;
}

/** Wires everything that runs in this process, floor by floor. Nothing outside this room knows what runs where. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { environment, publication, secrets, log, dependencies } = options;
  const parts = partsOf(environment.ROLE);
  const siteUrl = siteUrlOf(environment);
  const redis = environment.REDIS_URL
    ? await openRedisLink({ url: environment.REDIS_URL, dependencies })
    : undefined;
  const limits = await openDoorLimits({ environment, publication, secrets, redis, log, now: options.now });
  const client = createOutboundClient({ nearHosts: environment.OUTBOUND_NEAR_HOSTS ?? [] });
  const outbound = watchOutbound(client, dependencies);
  const doors = createDoorTable();
  const decoding = createDecodeQueue();
  const shared: FloorOptions = { ...options, siteUrl, limits, outbound, doors, decoding };

  let store: StoreFloor | undefined;
  let site: OpenedSite | undefined;
  let events: Events | undefined;
  let scheduler: Scheduler | undefined;
  const onCommit = (event?: PurgeEvent) => {
    store?.nudge();
    events?.nudge(event);
    scheduler?.nudge();
  };
  const doorFor = (path: string) => doors.find(path) ?? site?.floor.doorFor(path);

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
    store = await openStoreFloor({
      ...shared,
      content,
      onCommit,
      ownerOf(path) {
        const name = doorFor(path)?.name;
        return name === pageDoorName ? undefined : name;
      },
      render: (path) => (site ? site.floor.render(path) : renderElsewhere(outbound, siteUrl, path)),
    });
  }
  if (parts.services) await openServiceFloor({ ...shared, audit: store?.audit });
  openProfileDoor(shared, store);
  options.sendErrorsTo?.(createReportSender(shared, store));
  if (parts.site) site = await openSite(shared, content, store);

  events = await connectEvents({
    db: content?.db,
    cache: site?.floor.cache,
    environment,
    redis,
    siteId: publication.siteId,
    log,
  });
  if (content) {
    scheduler = createScheduler({ api: content.api, now: Date.now, log });
    scheduler.start();
    store?.startLetters();
  }
  openOperatorDoors(shared, async () => {
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
  letStaffInEverywhere(shared, store);
  health.start();
  return {
    doorFor,
    paths: doors.paths(),
    async close() {
      health.close();
      await site?.closeReports();
      await scheduler?.stop();
      await events?.close();
      await store?.close();
      await site?.floor.close();
      limits.close();
      await content?.api.close();
      await content?.db.close();
    },
  };
}

async function openContent(
  options: FloorOptions,
  { audit, onCommit }: { audit: AuditPort; onCommit(event?: PurgeEvent): void },
): Promise<ContentRoom> {
  const { siteUrl, limits, doors } = options;
  const content = await openContentRoom({
    ...options,
    onCommit,
    onStaffWrite: auditStaffWrites(audit),
    onPlanDone: auditPlans(audit),
  });
  const door = createWebDoor({
    fetch: content.api.fetch,
    origin: siteUrl.origin,
    headers: apiSecurityHeaders(siteUrl),
    takesStories: true,
  });
  doors.under('api', { name: 'api', door: limits.calls(door) });
  return content;
}

/** Who a signed-in reader is: answered by accounts kept here, or by whoever keeps them. */
function openProfileDoor(
  { environment, limits, doors, outbound, siteUrl }: FloorOptions,
  store?: StoreFloor,
) {
  const profileUrl = environment.PROFILE_URL;
  const door =
    (!profileUrl && store?.identity?.profile) ||
    createProfileDoor({ profileUrl, outbound, headers: apiSecurityHeaders(siteUrl) });
  doors.under('apigee/users', { name: 'profile', door: limits.calls(door) });
}

interface OpenedSite {
  floor: SiteFloor;
  closeReports(): Promise<void>;
}

async function openSite(
  options: FloorOptions,
  content: ContentRoom | undefined,
  store: StoreFloor | undefined,
): Promise<OpenedSite> {
  const { environment, publication, secrets, siteUrl, limits, doors, log } = options;
  const apiUrl = content ? siteUrl.origin : environment.API_URL;
  if (!apiUrl) throw new BootError('API_URL is missing: the site needs an API');
  const key = houseKey(secrets);
  const direct = chooseFetchApi(content?.api, key);
  const fetchApi = content ? direct : watchApi(direct, options.dependencies);
  const { siteId } = publication;
  const visits = startVisitReports({ fetchApi, apiUrl, siteId, staffToken: secrets.staffToken, log });
  const discussion = store?.discussion.discussion;
  const floor = await options.openSite({
    ...options,
    onServed: visits.onServed,
    fetchApi,
    firstComments: chooseFirstComments({ publication, discussion, apiUrl, key }),
    apiUrl,
  });
  const generator = floor.doorFor('/api/urlgenerator/');
  if (generator) doors.under('api/urlgenerator', generator);
  // Every search is work for the index; other pages come from the cache and are not counted.
  const search = floor.doorFor('/search/');
  if (search) doors.under('search', { ...search, door: limits.counted('search', search.door) });
  const leaving = floor.doorFor(logOutPath);
  if (leaving && !publication.identity.domain) {
    const own = { origin: siteUrl.origin, clientId: publication.identity.clientId };
    doors.at(logOutPath, { ...leaving, door: confirmLogOut(leaving.door, own) });
  }
  const files = openKnownFiles({ publication, siteUrl, brandFile: floor.brandFile });
  for (const [path, door] of files) doors.at(path, door);
  return { floor, closeReports: visits.close };
}

/** What whoever runs the house looks at. */
function openOperatorDoors(options: FloorOptions, status: () => Promise<StatusReport>): void {
  const { doors, limits, log, telemetry, secrets } = options;
  doors.at('/csp-report', {
    name: 'report',
    door: limits.counted('securityReports', createCspReportDoor({ log })),
  });
  doors.at('/metrics', {
    name: 'metrics',
    door: createMetricsDoor({ metrics: telemetry.metrics, staffToken: secrets.staffToken }),
  });
  const isStaff = ({ req }: Exchange) => {
    const isTheirs = hasToken(req, secrets.staffToken);
    if (!isTheirs) markWrong(req);
    return isTheirs;
  };
  doors.at('/status', { name: 'status', door: createStatusDoor(status, isStaff) });
}

function letStaffInEverywhere(options: FloorOptions, store?: StoreFloor): void {
  const { doors, limits, secrets, environment } = options;
  const by = {
    identity: store?.identity?.identity,
    staffToken: secrets.staffToken,
    isOpenHere: environment.NODE_ENV === 'development',
    ...(store ? { onRefused: noteRefusals(store.audit, 'staff door refused') } : {}),
  };
  const opened = (place: string, door: NamedDoor) => {
    if (place === 'api') return letStaffIn(door, 'calls', by);
    return place.startsWith('desk/') ? letStaffIn(door, 'pages', by) : door;
  };
  const { identity, staffToken } = by;
  const known: KnownCredentials = {
    isStaffToken: (req) => hasToken(req, staffToken) || hasPassword(req, staffToken),
    ...(identity ? { isOwnToken: identity.isOwnToken } : {}),
  };
  doors.guard((place, door) => ({ ...door, door: limits.credentials(opened(place, door).door, known) }));
}

const letterBytes = 1024 * 1024;

/** Where the site runs in another process, it is asked for its page like any reader would. */
async function renderElsewhere(outbound: OutboundClient, siteUrl: URL, path: string): Promise<Response> {
  const answer = await outbound.request(new URL(path, siteUrl).href, { maxBytes: letterBytes });
  return new Response(await answer.text(), { status: answer.status });
}
