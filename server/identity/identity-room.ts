import type { Publication } from '#content/publication.ts';
import type { Database } from '#database/connect.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { migrateWriteProbe } from '#database/write-probe.ts';
import type { Patience } from '#platform/fair-queue.ts';
import { createFormTokens } from '#services/email-share/form-token.ts';
import type { Identity } from '#services/identity/create-identity.ts';
import type { Visit } from '#services/identity/doors/house.ts';
import type { NewPrivateKey } from '#services/identity/keys/key-store.ts';
import type { MemberRooms } from '#services/identity/member-rooms.ts';
import type { HashCost } from '#services/identity/passwords/password-hash.ts';
import type { DecodeQueue } from '#services/images/decode-queue.ts';
import type { OutboundClient } from '#services/outbound/outbound-client.ts';
import type { AuditPort } from '../audit-room.ts';
import type { Secrets } from '../data-folder.ts';
import type { Door, Exchange } from '../http/exchange.ts';
import type { NamedDoor } from '../http/front.ts';
import { sendResponse } from '../http/send.ts';
import { webRequest } from '../http/web-request.ts';
import type { Log } from '../log.ts';
import type { MailRoom } from '../mail-room.ts';
import type { DoorLimits } from '../rate-limit/door-limits.ts';
import { secretFor } from '../secret-for.ts';
import { apiSecurityHeaders, sharedHeaders } from '../security-headers.ts';
import { createDemoAccounts } from './demo-accounts.ts';
import { readPageLook } from './page-look.ts';
import { createUploadSlots, isUpload } from './upload-slots.ts';

export interface IdentityRoom {
  /** Everything below `/identity/`. */
  provider: NamedDoor;
  /** `/apigee/users/…` */
  profile: Door;
  identity: Identity;
  close(): Promise<void>;
}

interface IdentityRoomOptions {
  root: string;
  db: Database;
  publication: Pick<Publication, 'brand' | 'identity' | 'links' | 'ownDomains'>;
  secrets: Secrets;
  siteUrl: URL;
  mail: MailRoom;
  limits: DoorLimits;
  outbound: OutboundClient;
  decoding: DecodeQueue;
  log: Log;
  audit: AuditPort;
  /** Rooms that keep something about members. */
  members: MemberRooms;
  /** The demo was loaded just now: its people need accounts. */
  isNewDemo: boolean;
  tell(text: string): void;
  /** Cheaper in tests. */
  hashCost?: HashCost;
  /** Without a clock in tests. */
  hashPatience?: Patience;
  newPrivateKey?: NewPrivateKey;
  /** Another clock in tests. */
  clock?: () => number;
}

const mountedAt = '/identity/';
const formBytes = 64 * 1024;
/** A picture of a reader comes with a token. */
const profileBytes = 1024 * 1024;
const tidyMilliseconds = 3_600_000;

/** The accounts of readers and staff, and the OpenID provider that signs them in. */
export async function openIdentityRoom(options: IdentityRoomOptions): Promise<IdentityRoom> {
  const { db, publication, siteUrl, mail, limits, log } = options;
  const { origin } = siteUrl;
  const [{ migrateIdentity }, { createIdentity }] = await Promise.all([
    import('#services/identity/identity-tables.ts'),
    import('#services/identity/create-identity.ts'),
  ]);
  await migrateIdentity(db);
  await migrateWriteProbe(db);
  const issuer = new URL(mountedAt, siteUrl);
  if (options.isNewDemo)
    await createDemoAccounts(db, {
      tell: options.tell,
      issuer: issuer.href,
      host: publication.ownDomains[0] ?? siteUrl.hostname,
    });

  const { brand, identity: settings } = publication;
  const secret = secretFor('identity', options.secrets);
  const identity = await createIdentity({
    db,
    issuer,
    brand: brand.name,
    look: await readPageLook(brand.name, options.root),
    clients: [
      {
        clientId: settings.clientId,
        redirectUris: originsOf(siteUrl).flatMap((own) => [`${own}/user/`, `${own}/`, own]),
      },
    ],
    audiences: [settings.audience ?? `${origin}/api/`],
    connection: settings.connection,
    passwordPolicy: settings.passwordPolicy,
    termsUrl: publication.links.termsOfUse ?? '/auth/flow/terms-of-service/',
    privacyUrl: '/privacy-policy/',
    secret,
    formTokens: createFormTokens({ secret, isSecure: siteUrl.protocol === 'https:', now: Date.now }),
    addLetter: mail.outbox.add,
    onLetter: mail.nudge,
    mayGoOn: async (kind, { req }) => (await limits.take(kind, req)).ok,
    fetchGravatar: gravatarFrom(options.outbound, log),
    makeAvatar: async (bytes) => {
      // Loaded with the first avatar, as the library behind it is large.
      const { makeAvatar } = await import('#services/images/make-avatar.ts');
      return makeAvatar(bytes, options.decoding.lanes.avatar);
    },
    onError: (event, error) => log.warn('identity error', { kind: event, error: reportable(error) }),
    audit: ({ what, sub, detail }) => options.audit.record({ who: sub, what, detail }),
    ...(options.hashCost ? { hashCost: options.hashCost } : {}),
    ...(options.hashPatience ? { hashPatience: options.hashPatience } : {}),
    ...(options.newPrivateKey ? { newPrivateKey: options.newPrivateKey } : {}),
    rooms: options.members,
    now: options.clock ?? Date.now,
  });
  const timer = setInterval(
    () => identity.tidy().catch((error: unknown) => log.error('identity cannot tidy up', { error })),
    tidyMilliseconds,
  ).unref();

  const visitOf = async (exchange: Exchange, path: string, bodyLimit: number): Promise<Visit> => {
    const request = await webRequest(exchange, { origin, bodyLimit });
    const { req, res, target } = exchange;
    return {
      request,
      path,
      query: new URLSearchParams(target.query),
      req,
      res,
      caller: limits.callerOf(req),
    };
  };
  const shared = sharedHeaders(siteUrl);
  const provider: Door = async (exchange) => {
    const visit = await visitOf(exchange, exchange.target.path.slice(mountedAt.length), formBytes);
    const answer = await identity.fetch(visit);
    if (answer) return sendResponse(exchange, answer, shared);
    for (const [name, value] of Object.entries(shared)) exchange.res.setHeader(name, value);
    exchange.res.setHeader('x-request-id', exchange.requestId);
    const hasBody = visit.request.method !== 'GET' && visit.request.method !== 'HEAD';
    await identity.provide(visit, hasBody ? Buffer.from(await visit.request.arrayBuffer()) : undefined);
  };
  const answerProfile: Door = async (exchange) => {
    const limit = exchange.req.headers.authorization ? profileBytes : formBytes;
    const visit = await visitOf(exchange, exchange.target.path, limit);
    await sendResponse(exchange, await identity.profile(visit), apiSecurityHeaders(siteUrl));
  };
  const uploads = createUploadSlots();
  /** Strangers take no slot, and nothing of what they send is read. */
  const answerUpload: Door = async (exchange) => {
    const { req, res, target } = exchange;
    const { authorization } = req.headers;
    const owner = await identity.profileOwner({ path: target.path, authorization });
    if (typeof owner === 'string') return uploads(exchange, owner, answerProfile);
    res.shouldKeepAlive = false;
    await sendResponse(exchange, owner, apiSecurityHeaders(siteUrl));
  };
  const profile: Door = (exchange) => (isUpload(exchange) ? answerUpload(exchange) : answerProfile(exchange));
  return {
    provider: { name: 'identity', door: limits.counted('identity', provider) },
    profile,
    identity,
    async close() {
      clearInterval(timer);
      await identity.close();
    },
  };
}

/** Errors of the protocol are said in a line; a fault of the database is known to the log by its code. */
const reportable = (error: Error) => (storeFaultOf(error) ? error : error.message);

/** On a machine of one's own both names of it lead to the site. */
function originsOf({ origin, hostname }: URL): string[] {
  return hostname === 'localhost' ? [origin, origin.replace('//localhost', '//127.0.0.1')] : [origin];
}

/** Gravatar is asked by us, for a picture and nothing else; a reader's browser never is. */
function gravatarFrom(outbound: OutboundClient, log: Log) {
  return async (digest: string): Promise<Uint8Array | undefined> => {
    try {
      const answer = await outbound.request(`https://www.gravatar.com/avatar/${digest}?s=256&d=404`, {
        maxBytes: 1_000_000,
        timeoutMilliseconds: 5000,
      });
      if (answer.status === 200) return await answer.bytes();
      answer.discard();
    } catch (error) {
      log.info('Gravatar does not answer', { error: String(error) });
    }
    return undefined;
  };
}
