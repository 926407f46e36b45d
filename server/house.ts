import type { Server } from 'node:http';
import { join } from 'node:path';
import type { Publication } from '#content/publication.ts';
import type { AuditLog } from '#services/audit/audit-log.ts';
import { createMemberRooms } from '#services/identity/member-rooms.ts';
import { createOutboundClient, type OutboundClient } from '#services/outbound/outbound-client.ts';
import type { Publisher } from '#services/websub/publisher.ts';
import { type AdsRoom, openAdsRoom } from './ads-room.ts';
import { type AuditPort, auditRoom, noteRefusals, openAuditLog } from './audit-room.ts';
import { auditPlans, auditStaffWrites } from './audit-staff-writes.ts';
import { BootError } from './boot-error.ts';
import { openConsentRoom } from './consent-room.ts';
import { type ContentRoom, openContentRoom } from './content-room.ts';
import { createCspReportDoor } from './csp-report.ts';
import type { Secrets } from './data-folder.ts';
import { openContentDesks } from './desk/open-content-desks.ts';
import { openExperimentsDesk } from './desk/open-experiments-desk.ts';
import { commentsRoom, type DiscussionRoom, openDiscussionRoom } from './discussion-room.ts';
import type { Environment } from './environment.ts';
import { connectEvents, type Events } from './events/connect-events.ts';
import { chooseFirstComments } from './first-comments.ts';
import type { BeaconLane } from './http/beacon-lane.ts';
import type { NamedDoor } from './http/front.ts';
import { type IdentityRoom, openIdentityRoom } from './identity/identity-room.ts';
import { membersElsewhere, membersHere } from './identity/read-member.ts';
import { letStaffIn } from './identity/staff-accounts.ts';
import { adsTxt } from './known-files/ads-txt.ts';
import { llmsTxt } from './known-files/llms-txt.ts';
import { robotsTxt } from './known-files/robots.ts';
import { securityTxt } from './known-files/security-txt.ts';
import { createTextDoor } from './known-files/text-door.ts';
import { webManifest } from './known-files/web-manifest.ts';
import type { Log } from './log.ts';
import { lettersRoom, type MailRoom, openMailRoom } from './mail-room.ts';
import { type MeasurementRoom, openMeasurementRoom } from './measurement-room.ts';
import { createMediaFiles } from './media/media-files.ts';
import { createMetricsDoor } from './metrics-door.ts';
import { openLetterOutcomes } from './newsletters/letter-outcomes.ts';
import { type NewslettersRoom, openNewslettersRoom } from './newsletters/newsletters-room.ts';
import { pageDoorName } from './page-door-name.ts';
import { startVisitReports, type VisitReports } from './path-visits/report-visits.ts';
import { createProfileDoor } from './profile-door.ts';
import { openDoorLimits } from './rate-limit/door-limits.ts';
import { houseKey } from './rate-limit/house-key.ts';
import { chooseFetchApi, partsOf } from './roles.ts';
import { createScheduler, type Scheduler } from './schedule/scheduler.ts';
import { apiSecurityHeaders, sharedHeaders } from './security-headers.ts';
import { openShareRoom } from './share-room.ts';
import type { OpenSite, SiteFloor } from './site-floor.ts';
import { createStatusDoor, type StatusReport } from './status.ts';
import { openSurveyRoom } from './survey-room.ts';
import type { Telemetry } from './telemetry.ts';
import { createWebDoor } from './web-door.ts';
import { openWebSubRoom } from './web-sub-room.ts';

export interface HouseOptions {
  root: string;
  environment: Environment;
  publication: Publication;
  secrets: Secrets;
  log: Log;
  telemetry: Telemetry;
  version: string;
  phase(): StatusReport['status'];
  onProgress(text: string): void;
  /** A clock that never goes back, in milliseconds. */
  now(): number;
  /** The pages: from the build in production, from the sources in development. */
  openSite: OpenSite;
  server: Server;
}

export interface House {
  doorFor(path: string): NamedDoor | undefined;
  /** What has a door of its own here; one that ends in a slash stands for all below it. */
  paths: readonly string[];
  /** No answer but those of doors is under way when this resolves. */
  endLanes(): Promise<void>;
  close(): Promise<void>;
}

/** Wires everything that runs in this process. Nothing outside this room knows what runs where. */
export async function openHouse(options: HouseOptions): Promise<House> {
  const { environment, publication, secrets, log, telemetry } = options;
  const parts = partsOf(environment.ROLE);
  const siteUrl = new URL(environment.SITE_URL);
  const { origin } = siteUrl;
  const limits = await openDoorLimits({ environment, publication, secrets, log, now: options.now });
  const exact = new Map<string, NamedDoor>();
  const under = new Map<string, NamedDoor>();

  let content: ContentRoom | undefined;
  let events: Events | undefined;
  let webSub: Publisher | undefined;
  const outbound = createOutboundClient({ nearHosts: environment.OUTBOUND_NEAR_HOSTS ?? [] });
  let scheduler: Scheduler | undefined;
  const onCommit = () => {
    void webSub?.nudge();
    events?.nudge();
    scheduler?.nudge();
  };
  // What a room keeps about members it hands out and forgets when it is asked by this list.
  const members = createMemberRooms();
  let audit: AuditLog | undefined;
  if (parts.api) {
    // The log is in the store, which is opened here: it is there before the first call.
    const lateAudit: AuditPort = { record: async (event) => audit?.record(event) };
    const [onStaffWrite, onPlanDone] = [auditStaffWrites(lateAudit), auditPlans(lateAudit)];
    content = await openContentRoom({ ...options, onCommit, onStaffWrite, onPlanDone });
    const door = createWebDoor({
      fetch: content.api.fetch,
      origin,
      headers: apiSecurityHeaders(siteUrl),
      takesStories: true,
    });
    under.set('api', { name: 'api', door: limits.calls(door) });
  }
  let mail: MailRoom | undefined;
  let ads: AdsRoom | undefined;
  let measurement: MeasurementRoom | undefined;
  let beacons: BeaconLane | undefined;
  let identity: IdentityRoom | undefined;
  let discussion: DiscussionRoom | undefined;
  let newsletters: NewslettersRoom | undefined;
  let floor: SiteFloor | undefined;
  const doorFor = (path: string) => exact.get(path) ?? under.get(placeOf(path)) ?? floor?.doorFor(path);
  if (content) {
    const { db } = content;
    const { staffToken } = secrets;
    audit = await openAuditLog(db, options);
    members.register(auditRoom(audit));
    const ownerOf = (path: string) => {
      const name = doorFor(path)?.name;
      return name === pageDoorName ? undefined : name;
    };
    const desks = openContentDesks(content.api, { ...options, siteUrl, ownerOf });
    for (const [place, door] of desks) under.set(place, door);
    const brand = publication.brand.name;
    const onSettled = await openLetterOutcomes(db, secrets);
    mail = await openMailRoom({ db, environment, brand, siteUrl, staffToken, log, onSettled });
    members.register(lettersRoom(mail));
    if (mail.mailbox) under.set('desk/mailbox', mail.mailbox);
    const share = await openShareRoom({ ...options, db, mail, limits, siteUrl });
    for (const [path, door] of share.exact) exact.set(path, door);
    under.set('s', share.shortLinks);
    ads = await openAdsRoom({ ...options, db, limits, siteUrl });
    under.set('ads', ads.ads);
    measurement = await openMeasurementRoom({ ...options, db, api: content.api, limits, siteUrl, outbound });
    for (const [path, door] of measurement.exact) exact.set(path, door);
    beacons = measurement.openLane(options.server);
    under.set('desk/measurement', measurement.desk);
    const survey = await openSurveyRoom({ ...options, db, limits, siteUrl });
    if (survey) under.set('survey', survey.survey).set('desk/survey', survey.desk);
    const { isNewDemo } = content;
    const settings = publication.identity;
    const hasAccounts = !settings.domain;
    // Identity opens after rooms that ask who a token is of.
    const readMember = hasAccounts
      ? membersHere(() => identity?.identity)
      : await membersElsewhere({ settings, outbound, audit, log });
    newsletters = await openNewslettersRoom({
      ...options,
      db,
      api: content.api,
      readMember,
      hasAccounts,
      siteUrl,
      mail,
      botCheck: share.botCheck,
      limits,
      audit,
      render: (path) => (floor ? floor.render(path) : renderElsewhere(outbound, siteUrl, path)),
      isNewDemo,
    });
    exact.set('/api/newsletters', newsletters.api);
    under.set('api/newsletters', newsletters.api);
    under.set('letters', newsletters.letters);
    under.set('desk/newsletters', newsletters.desk);
    members.register(newsletters.memberRoom);
    if (hasAccounts) {
      const tell = options.onProgress;
      const shared = { ...options, db, mail, limits, siteUrl, outbound, audit, members };
      identity = await openIdentityRoom({ ...shared, isNewDemo, tell });
      under.set('identity', identity.provider);
    }
    discussion = await openDiscussionRoom({
      ...options,
      db,
      api: content.api,
      isNewDemo: content.isNewDemo,
      readMember,
      audit,
      limits,
      siteUrl,
      onCommit,
    });
    members.register(commentsRoom(discussion));
    under.set('api/discussion', discussion.signOn);
    under.set('comments', discussion.comments);
    under.set('desk/comments', discussion.desk);
    const { experimentCounts } = measurement;
    under.set('desk/experiments', openExperimentsDesk(experimentCounts, { ...options, siteUrl }));
    under.set('desk/ads', ads.desk);
    const { hubs } = publication.feeds;
    webSub = await openWebSubRoom({ db, api: content.api, hubs, origin, outbound, log });
  }
  if (parts.services) {
    const { openImageRoom } = await import('./images/image-room.ts');
    const images = openImageRoom({ ...options, siteUrl, limits });
    telemetry.watchImages(() => images.load);
    under.set('resize', { name: 'image', door: images.pictures });
    under.set('i/r', { name: 'image', door: images.formerPictures });
  }
  if (parts.services) under.set('consent', openConsentRoom({ ...options, siteUrl, limits, audit }));
  if (parts.services) {
    const films = createMediaFiles({
      directory: join(options.root, 'demo/clips/set'),
      under: '/media/clips/',
      headers: sharedHeaders(siteUrl),
    });
    under.set('media', { name: 'media', door: films.door });
  }
  under.set('apigee/users', {
    name: 'profile',
    door: limits.calls(
      (!environment.PROFILE_URL && identity?.profile) ||
        createProfileDoor({
          profileUrl: environment.PROFILE_URL,
          outbound,
          headers: apiSecurityHeaders(siteUrl),
        }),
    ),
  });
  let visits: VisitReports | undefined;
  if (parts.site) {
    const apiUrl = content ? origin : environment.API_URL;
    if (!apiUrl) throw new BootError('API_URL is missing: the site needs an API');
    const fetchApi = chooseFetchApi(content?.api, houseKey(secrets));
    const { siteId } = publication;
    visits = startVisitReports({ fetchApi, apiUrl, siteId, staffToken: secrets.staffToken, log });
    floor = await options.openSite({
      ...options,
      onServed: visits.onServed,
      fetchApi,
      callApi: content?.api.call,
      firstComments: chooseFirstComments({
        publication,
        discussion: discussion?.discussion,
        apiUrl,
        key: houseKey(secrets),
      }),
      apiUrl,
      siteUrl,
    });
    const { brandFile, doorFor } = floor;
    const generator = doorFor('/api/urlgenerator/');
    if (generator) under.set('api/urlgenerator', generator);
    // Every search is work for the index; other pages come from the cache and are not counted.
    const search = doorFor('/search/');
    if (search) under.set('search', { ...search, door: limits.counted('search', search.door) });
    const text = (make: () => string, type = 'text/plain') => ({
      name: 'file',
      door: createTextDoor(type, make),
    });
    exact.set(
      '/manifest.webmanifest',
      text(() => webManifest(publication, brandFile), 'application/manifest+json'),
    );
    exact.set(
      '/robots.txt',
      text(() => robotsTxt(publication.robots, origin)),
    );
    exact.set(
      '/ads.txt',
      text(() => adsTxt(publication.adServer?.sellers ?? [], siteUrl.hostname)),
    );
    exact.set(
      '/llms.txt',
      text(() => llmsTxt(publication, origin)),
    );
    exact.set(
      '/.well-known/security.txt',
      text(() => securityTxt({ ...publication.security, origin, now: new Date() })),
    );
  }
  events = await connectEvents({
    db: content?.db,
    cache: floor?.cache,
    environment,
    siteId: publication.siteId,
    log,
  });
  if (content) {
    scheduler = createScheduler({ api: content.api, now: Date.now, log });
    scheduler.start();
    newsletters?.start();
  }

  exact.set('/csp-report', {
    name: 'report',
    door: limits.counted('securityReports', createCspReportDoor({ log })),
  });
  exact.set('/metrics', {
    name: 'metrics',
    door: createMetricsDoor({ metrics: telemetry.metrics, staffToken: secrets.staffToken }),
  });
  const status = async (): Promise<StatusReport> => ({
    status: options.phase(),
    version: options.version,
    role: environment.ROLE,
    ...(scheduler ? { schedule: await scheduler.report() } : {}),
    store: content ? ((await content.isHealthy()) ? 'ok' : 'failing') : 'none',
  });
  exact.set('/status', { name: 'status', door: createStatusDoor(status) });

  const by = {
    identity: identity?.identity,
    staffToken: secrets.staffToken,
    isOpenHere: environment.NODE_ENV === 'development',
    ...(audit ? { onRefused: noteRefusals(audit, 'staff door refused') } : {}),
  };
  for (const [place, named] of under) {
    if (place === 'api') under.set(place, letStaffIn(named, 'calls', by));
    if (place.startsWith('desk/')) under.set(place, letStaffIn(named, 'pages', by));
  }
  return {
    doorFor,
    paths: [...exact.keys(), ...[...under.keys()].map((place) => `/${place}/`)],
    endLanes: async () => beacons?.close(),
    async close() {
      await visits?.close();
      await scheduler?.stop();
      await events?.close();
      await webSub?.close();
      await measurement?.close();
      await identity?.close();
      await newsletters?.close();
      await mail?.close();
      ads?.close();
      await floor?.close();
      limits.close();
      await content?.api.close();
      await content?.db.close();
    },
  };
}

const letterBytes = 1024 * 1024;

/** Where the site runs in another process, it is asked for its page like any reader would. */
async function renderElsewhere(outbound: OutboundClient, siteUrl: URL, path: string): Promise<Response> {
  const answer = await outbound.request(new URL(path, siteUrl).href, { maxBytes: letterBytes });
  return new Response(await answer.text(), { status: answer.status });
}

/** Rooms of which parts have a door of their own; the URL generator is the site's, in front of a call. */
const divided = [
  '/desk/',
  '/i/',
  '/api/urlgenerator/',
  '/api/discussion/',
  '/api/newsletters/',
  '/apigee/users/',
];

/** `api` of `/api/neutron/…`, `desk/mailbox` of `/desk/mailbox/…`, `i/r` of `/i/r/…`; a path without a second slash has none. */
function placeOf(path: string): string {
  const start = divided.some((room) => path.startsWith(room)) ? path.indexOf('/', 1) + 1 : 1;
  const end = path.indexOf('/', start);
  return end < 0 ? '' : path.slice(1, end);
}
