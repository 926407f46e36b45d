import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { migrateWriteProbe } from '#database/write-probe.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { QueueTimeout } from '#platform/fair-queue.ts';
import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { Identity } from '#services/identity/create-identity.ts';
import type { IncomingRequest } from '#services/identity/handlers/context.ts';
import type { NewPrivateKey } from '#services/identity/keys/key-store.ts';
import type { HashCost } from '#services/identity/passwords/password-hash.ts';
import type { PersonalDataSources } from '#services/identity/personal-data-sources.ts';
import type { DecodeQueue } from '#services/images/decode-queue.ts';
import type { AuditPort } from '../audit-service.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { secretFor } from '../boot/derive-secret.ts';
import type { Handler, RequestContext } from '../edge/http/request-context.ts';
import type { Route } from '../edge/http/request-listener.ts';
import { sendResponse } from '../edge/http/send.ts';
import { webRequest } from '../edge/http/web-request.ts';
import type { HandlerLimits } from '../edge/rate-limit/handler-limits.ts';
import { apiSecurityHeaders, sharedHeaders } from '../edge/security-headers.ts';
import type { MailService } from '../mail-service.ts';
import { createFirstAccounts } from './first-accounts.ts';
import { readPageLook } from './page-theme.ts';
import { createUploadSlots, isUpload } from './upload-slots.ts';

export interface IdentityService {
  /** Everything below `/identity/`. */
  provider: Route;
  /** `/apigee/users/…` */
  profile: Handler;
  identity: Identity;
  close(): Promise<void>;
}

interface IdentityServiceOptions {
  root: string;
  db: Database;
  publication: Pick<Publication, 'brand' | 'identity' | 'links' | 'ownDomains'>;
  secrets: Secrets;
  siteUrl: URL;
  mail: MailService;
  limits: HandlerLimits;
  outbound: OutboundClient;
  decoding: DecodeQueue;
  log: Log;
  audit: AuditPort;
  /** Services that keep something about members. */
  personalData: PersonalDataSources;
  /** The store has just been seeded: it needs its first accounts. */
  isSeeded: boolean;
  print(text: string): void;
  /** Cheaper in tests. */
  hashCost?: HashCost;
  /** Without a clock in tests. */
  hashTimeout?: QueueTimeout;
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
export async function createIdentityService(options: IdentityServiceOptions): Promise<IdentityService> {
  const { db, publication, siteUrl, mail, limits, log } = options;
  const { origin } = siteUrl;
  const [{ migrateIdentity }, { createIdentity }] = await Promise.all([
    import('#services/identity/identity-tables.ts'),
    import('#services/identity/create-identity.ts'),
  ]);
  await migrateIdentity(db);
  await migrateWriteProbe(db);
  const issuer = new URL(mountedAt, siteUrl);
  if (options.isSeeded)
    await createFirstAccounts(db, {
      print: options.print,
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
    enqueueEmail: mail.outbox.add,
    onEmailQueued: mail.wake,
    checkRateLimit: async (kind, { req }) => (await limits.take(kind, req)).ok,
    fetchGravatar: gravatarFrom(options.outbound, log),
    makeAvatar: async (bytes) => {
      // Loaded with the first avatar, as the library behind it is large.
      const { makeAvatar } = await import('#services/images/make-avatar.ts');
      return makeAvatar(bytes, options.decoding.queues.avatar);
    },
    onError: (event, error) => log.warn('identity error', { kind: event, error: reportable(error) }),
    audit: ({ what, sub, detail }) => options.audit.record({ who: sub, what, detail }),
    ...(options.hashCost ? { hashCost: options.hashCost } : {}),
    ...(options.hashTimeout ? { hashTimeout: options.hashTimeout } : {}),
    ...(options.newPrivateKey ? { newPrivateKey: options.newPrivateKey } : {}),
    personalData: options.personalData,
    now: options.clock ?? Date.now,
  });
  const timer = setInterval(
    () => identity.tidy().catch((error: unknown) => log.error('identity cannot tidy up', { error })),
    tidyMilliseconds,
  ).unref();

  const incomingOf = async (
    context: RequestContext,
    path: string,
    bodyLimit: number,
  ): Promise<IncomingRequest> => {
    const request = await webRequest(context, { origin, bodyLimit });
    const { req, res, target } = context;
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
  const provider: Handler = async (context) => {
    const incoming = await incomingOf(context, context.target.path.slice(mountedAt.length), formBytes);
    const answer = await identity.fetch(incoming);
    if (answer) return sendResponse(context, answer, shared);
    for (const [name, value] of Object.entries(shared)) context.res.setHeader(name, value);
    context.res.setHeader('x-request-id', context.requestId);
    const hasBody = incoming.request.method !== 'GET' && incoming.request.method !== 'HEAD';
    await identity.provide(incoming, hasBody ? Buffer.from(await incoming.request.arrayBuffer()) : undefined);
  };
  const answerProfile: Handler = async (context) => {
    const limit = context.req.headers.authorization ? profileBytes : formBytes;
    const incoming = await incomingOf(context, context.target.path, limit);
    await sendResponse(context, await identity.profile(incoming), apiSecurityHeaders(siteUrl));
  };
  const uploads = createUploadSlots();
  /** Strangers take no slot, and nothing of what they send is read. */
  const answerUpload: Handler = async (context) => {
    const { req, res, target } = context;
    const { authorization } = req.headers;
    const owner = await identity.profileOwner({ path: target.path, authorization });
    if (typeof owner === 'string') return uploads(context, owner, answerProfile);
    res.shouldKeepAlive = false;
    await sendResponse(context, owner, apiSecurityHeaders(siteUrl));
  };
  const profile: Handler = (context) => (isUpload(context) ? answerUpload(context) : answerProfile(context));
  return {
    provider: { name: 'identity', handler: limits.counted('identity', provider) },
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

/** The server requests the picture, so that a reader's browser never contacts Gravatar. */
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
