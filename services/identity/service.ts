import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Database } from '#database/connect.ts';
import { migrateWriteProbe } from '#database/health/write-probe.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import { createPollingWorker } from '#platform/polling-worker.ts';
import { createPrepared } from '#platform/prepared.ts';
import type { Admission, RequestFacts, Service, ServiceEndpoint } from '../service.ts';
import { problem } from '../service-app.ts';
import { displayName, pictureOf } from './accounts.ts';
import type { Bearer, SignedIn } from './bearer.ts';
import { createIdentity, type Identity, type IdentityOptions } from './create-identity.ts';
import { profilePath } from './handlers/own-profile.ts';
import { signedInPath, signInPath } from './handlers/plain-sign-in-handler.ts';
import { migrateIdentity } from './identity-tables.ts';
import { lineageText } from './live-account.ts';
import { createUploadSlots } from './upload-slots.ts';
import type { VerifyToken } from './verify-token.ts';

export interface IdentityService extends Service {
  verifyToken: VerifyToken;
  /** Whether the session that a token of another service was made in is still open. */
  isSessionLive(sub: string, session: string): Promise<boolean>;
  readBearer(token: string): Promise<Bearer | undefined>;
  isOwnToken: Identity['isOwnToken'];
  /** The account of the session cookie. */
  readSession(req: IncomingMessage, res: ServerResponse): Promise<SignedIn | undefined>;
  /** The provider itself, once it is prepared. */
  readonly identity: Identity;
}

type Own = 'issuer' | 'formTokens' | 'fetchGravatar' | 'onError' | 'look' | 'clients';

interface IdentityDeps extends Omit<IdentityOptions, Own> {
  db: Database;
  siteUrl: URL;
  clientId: string;
  /** Reads the look of the pages, which the build may change. */
  look(): Promise<IdentityOptions['look']>;
  outbound: OutboundClient;
  /** Uploads that may be in memory at once. */
  mostUploads: number;
  /** False where an external service has the profiles of users. */
  servesProfiles: boolean;
  log: Log;
}

/** Where the OpenID provider is mounted. */
export const identityPath = '/identity/';
/** An upload of a picture comes with a token. */
const profileBytes = 1024 * 1024;
const tidyMilliseconds = 3_600_000;
const retryAfterSeconds = 5;

/** The account id in the path of a profile picture. */
function avatarOwner(path: string): string | undefined {
  if (!path.startsWith(profilePath)) return undefined;
  const [id, part, rest = '', ...more] = path.slice(profilePath.length).split('/');
  return part === 'avatar' && rest === '' && more.length === 0 ? id || undefined : undefined;
}

/** The accounts of readers and staff, and the OpenID provider that signs them in. */
export function createIdentityService(deps: IdentityDeps): IdentityService {
  const { siteUrl, log, secret, now } = deps;
  const opened = createPrepared('identity', async () =>
    createIdentity({
      ...deps,
      issuer: new URL(identityPath, siteUrl),
      look: await deps.look(),
      clients: [
        {
          clientId: deps.clientId,
          redirectUris: originsOf(siteUrl).flatMap((own) => [
            `${own}/user/`,
            `${own}/`,
            own,
            `${own}${identityPath}${signedInPath}`,
          ]),
        },
      ],
      formTokens: createFormTokens({ secret, isSecure: siteUrl.protocol === 'https:', now }),
      fetchGravatar: gravatarFrom(deps.outbound, log),
      onError: (event, error) => log.warn('identity error', { kind: event, error: reportable(error) }),
    }),
  );
  const tidying = createPollingWorker({
    work: () => opened.value.tidy(),
    pollMilliseconds: tidyMilliseconds,
    onError: (error) => log.error('identity cannot tidy up', { error }),
  });
  return {
    name: 'identity',
    async migrate(db) {
      await migrateIdentity(db);
      await migrateWriteProbe(db);
    },
    prepare: opened.prepare,
    jobs: [tidying],
    routes: [
      ...[`${identityPath}*`, `${signInPath}*`].map((path) => ({
        path,
        app: { fetch: (request: Request, env?: object) => opened.value.pages.fetch(request, env) },
        serves: 'documents' as const,
        limit: 'identity' as const,
      })),
      ...(deps.servesProfiles ? [profileRoute(() => opened.value, deps.mostUploads)] : []),
    ],
    async verifyToken(token) {
      const bearer = await opened.value.readBearer(token);
      if (!bearer) return undefined;
      const { account, lineage } = bearer;
      return {
        sub: account.sub,
        email: account.email,
        name: displayName(account),
        picture: pictureOf(account, identityPath),
        isElsewhere: false,
        session: lineageText.write(lineage),
      };
    },
    isSessionLive: (sub, session) => opened.value.isLive(lineageText.read(sub, session)),
    readBearer: (token) => opened.value.readBearer(token),
    isOwnToken: (token) => opened.value.isOwnToken(token),
    readSession: (req, res) => opened.value.readSession(req, res),
    get identity() {
      return opened.value;
    },
    close: () => opened.value.close(),
  };
}

function profileRoute(identity: () => Identity, mostUploads: number): ServiceEndpoint {
  return {
    path: `${profilePath}*`,
    app: { fetch: (request, env) => identity().profile.fetch(request, env) },
    admit: createUploadAdmission(identity, mostUploads),
    limit: 'api',
  };
}

/** Uploads without a valid token take no slot, and nothing of their body is read. */
function createUploadAdmission(identity: () => Identity, most: number) {
  const slots = createUploadSlots(most);
  return async ({ method, path, headers: { authorization } }: RequestFacts): Promise<Admission> => {
    const id = method === 'PUT' ? avatarOwner(path) : undefined;
    if (!id) return authorization ? { maxBodyBytes: profileBytes } : {};
    const owner = await identity().profileOwner({ id, authorization });
    if (typeof owner !== 'string') return { rejection: owner };
    const done = slots.take(owner);
    const busy = () => problem('unavailable', { headers: { 'retry-after': String(retryAfterSeconds) } });
    return done ? { done, maxBodyBytes: profileBytes } : { rejection: busy() };
  };
}

/** Protocol errors are logged in one line; a fault of the database is known to the log by its code. */
const reportable = (error: Error) => (storeFaultOf(error) ? error : error.message);

/** On a developer's machine both of its names lead to the site. */
function originsOf({ origin, hostname }: URL): string[] {
  return hostname === 'localhost' ? [origin, origin.replace('//localhost', '//127.0.0.1')] : [origin];
}

/** The server requests a picture from Gravatar; a reader's browser never does. */
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
