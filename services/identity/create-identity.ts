import type { IncomingMessage, ServerResponse } from 'node:http';
import { availableParallelism } from 'node:os';
import type { Transaction } from 'kysely';
import type { Provider } from 'oidc-provider';
import { messages } from '#content/errors.ts';
import type { PasswordPolicy } from '#content/rules/account/password.ts';
import type { Database } from '#database/connect.ts';
import { probeWrite } from '#database/health/write-probe.ts';
import { createPageFiles, type Look } from '#design/service-pages/page-files.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { createFairQueue, isQueueFull, type QueueTimeout } from '#platform/fair-queue.ts';
import { createLogThrottle } from '#platform/log-throttle.ts';
import type { PersonalDataSource } from '../service.ts';
import { createAccounts } from './accounts.ts';
import { createAttemptCounts } from './attempt-counts.ts';
import { createAvatars, type MakeAvatar } from './avatars.ts';
import { type Bearer, isOwnToken, readBearer } from './bearer.ts';
import { accountEmails, type EmailMessage } from './emails.ts';
import type { AuditEvent, IdentityContext, IncomingRequest } from './handlers/context.ts';
import { dbConnections } from './handlers/db-connections.ts';
import { emailLinkHandler } from './handlers/email-link-handler.ts';
import { interactionHandler } from './handlers/interaction-handler.ts';
import { logOutHandler } from './handlers/log-out.ts';
import { findOwner, profileHandler } from './handlers/profile-handler.ts';
import { busyHeaders, reject } from './handlers/reject.ts';
import { createKeyStore, type NewPrivateKey, type SigningKey } from './keys/key-store.ts';
import { createSeal } from './keys/seal.ts';
import { createKnownDevices } from './known-devices.ts';
import { findLiveAccount, type Lineage } from './live-account.ts';
import { createOneTimeTokens } from './one-time-tokens.ts';
import { problemPage } from './pages/account-pages.ts';
import { pruneChallenges } from './passkeys/passkey-store.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { restMilliseconds } from './passwords/hash-rest.ts';
import { createPasswords, type HashCost } from './passwords/password-hash.ts';
import { type ClientSettings, clientOrigins } from './provider/clients.ts';
import { createProvider } from './provider/create-provider.ts';
import { answerByProvider, formOfJson, providerRequest, withConsent } from './provider/provider-handler.ts';
import { pruneRecords } from './provider/record-adapter.ts';
import { noteUse } from './session-lifetime.ts';
import type { SignInDeps } from './sign-in.ts';
import { createSignInGuard } from './sign-in-guard.ts';

export interface IdentityOptions {
  db: Database;
  /** `https://…/identity/`, with the slash. */
  issuer: URL;
  brand: string;
  look: Look;
  clients: readonly ClientSettings[];
  audiences: readonly string[];
  connection: string;
  passwordPolicy: PasswordPolicy;
  termsUrl: string;
  privacyUrl: string;
  /** The secret for everything this service signs or encrypts. */
  secret: string;
  formTokens: FormTokens;
  enqueueEmail<T>(trx: Transaction<T>, message: EmailMessage, now: number): Promise<unknown>;
  onEmailQueued(): void;
  fetchGravatar(digest: string): Promise<Uint8Array | undefined>;
  /** Re-encodes an uploaded picture, within the limits of this process. */
  makeAvatar: MakeAvatar;
  onError(event: string, error: Error): void;
  audit(event: AuditEvent): Promise<void>;
  /** The personal data of the other services, for export and erasure. */
  personalDataSources(): readonly PersonalDataSource[];
  now(): number;
  /** Cheaper in tests. */
  hashCost?: HashCost;
  /** Tests use one without a clock. */
  hashTimeout?: QueueTimeout;
  newPrivateKey?: NewPrivateKey;
}

export interface Identity {
  /** Handles paths below the issuer; undefined for paths of the provider, which `provide` handles. */
  fetch(incoming: IncomingRequest): Promise<Response | undefined>;
  provide(incoming: IncomingRequest, body: Buffer | undefined): Promise<void>;
  /** `/apigee/users/…` */
  profile(incoming: IncomingRequest): Promise<Response>;
  /** The account that sends a request to its own `/apigee/users/…`, before the body is read; otherwise the error response. */
  profileOwner(given: { path: string; authorization: string | undefined }): Promise<string | Response>;
  readBearer(token: string): Promise<Bearer | undefined>;
  /** Whether this service issued the token, even if it has expired. */
  isOwnToken(token: string): boolean | Promise<boolean>;
  /** Whether the grant and session a token was issued from are still live. */
  isLive(lineage: Lineage): Promise<boolean>;
  /** The account of the session cookie. */
  readSession(req: IncomingMessage, res: ServerResponse): Promise<Bearer['account'] | undefined>;
  deps: SignInDeps;
  /** Rotates the signing keys and deletes expired records. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

const providerPaths =
  /^(?:authorize(?:\/[\w-]+)?|oauth\/(?:token|revoke)|userinfo|oidc\/logout(?:\/\w+)?|\.well-known\/(?:openid-configuration|jwks\.json))$/;
/** Short names of two paths, from the specification. */
const aliases: Readonly<Record<string, string>> = { token: 'oauth/token', logout: 'v2/logout' };
const restAfter = (worked: number) =>
  new Promise<void>((resolve) => void setTimeout(resolve, restMilliseconds(worked)).unref());
/** After this time in the queue the response is 503 with retry-after, well before the connection is cut. */
const hashTimeout = { milliseconds: 8000 };
const concurrentHashes = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)));

/** Why the provider rejected a code, a token or an address. A missing login is not a rejection. */
function rejectedGrant(event: string, error: Error): string | undefined {
  const { error: code, error_detail: detail = '' } = error as Error & {
    error?: string;
    error_detail?: string;
  };
  if (!code || !/^(?:grant|userinfo|authorization)\.error$/.test(event)) return undefined;
  if (/^(?:login|interaction|consent|account_selection)_required$|^access_denied$/.test(code))
    return undefined;
  return /already (?:used|consumed)/.test(detail) ? 'used twice' : code;
}

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, issuer, secret, now } = options;
  const base = issuer.pathname;
  const accounts = createAccounts(db);
  const emails = accountEmails({ brand: options.brand, base: issuer.href });
  const hashing = createFairQueue({
    atOnce: concurrentHashes,
    waiting: 50,
    waitingPerCaller: 5,
    rest: restAfter,
    timeout: options.hashTimeout ?? hashTimeout,
  });
  const counts = createAttemptCounts({ db, secret });
  const deps: SignInDeps = {
    db,
    accounts,
    oneTimeTokens: createOneTimeTokens(db),
    passwords: createPasswords(hashing, options.hashCost),
    emails,
    enqueueEmail: options.enqueueEmail,
    onEmailQueued: options.onEmailQueued,
    counts,
    guard: createSignInGuard(counts),
    devices: createKnownDevices({ secret, path: base, isSecure: issuer.protocol === 'https:' }),
    now,
  };
  const { fetchGravatar, makeAvatar } = options;
  const avatars = createAvatars({ db, accounts, now, fetchGravatar, makeAvatar });
  const pages = createPageFiles(options.look);
  const origins = clientOrigins(options.clients);
  const keyStore = createKeyStore({ db, seal: createSeal(secret), newPrivateKey: options.newPrivateKey });

  let keys: SigningKey[] = [];
  let provider: Provider;
  const openProvider = (): Provider =>
    createProvider({
      ...options,
      issuer: issuer.href,
      keys,
      accounts,
      cookieSecret: secret,
      onError(event, error) {
        options.onError(event, error);
        const why = rejectedGrant(event, error);
        if (why) context.recordRejected('code', why);
      },
      renderError: (_ctx, error) =>
        pages.document({ ...problemPage('We couldn’t log you in', shownMessage(error)), home: base }),
    });
  const pending = new Set<Promise<unknown>>();
  const throttledLine = createLogThrottle(now);
  const context: IdentityContext = {
    deps,
    passkeys: createPasskeys({ ...options, db }),
    provider: () => provider,
    base,
    issuer,
    brand: options.brand,
    connection: options.connection,
    clients: options.clients,
    passwordPolicy: options.passwordPolicy,
    termsUrl: options.termsUrl,
    privacyUrl: options.privacyUrl,
    formTokens: options.formTokens,
    page(parts, status = 200, headers = {}) {
      return new Response(pages.document({ ...parts, home: base }), {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'content-security-policy': pages.policy([...origins], parts.isScripted === true),
          ...headers,
        },
      });
    },
    later(work) {
      const watched = work.catch((error: unknown) =>
        options.onError('email', error instanceof Error ? error : new Error(String(error))),
      );
      pending.add(watched);
      void watched.finally(() => pending.delete(watched));
    },
    checkWritable: () => probeWrite(options.db),
    audit: options.audit,
    recordRejected(what, why) {
      const line = throttledLine(`${what} ${why}`);
      if (line) context.later(options.audit({ what: `${what} rejected`, detail: { why, ...line } }));
    },
  };
  keys = await keyStore.current(now());
  provider = openProvider();
  const readToken = (token: string) =>
    readBearer(token, {
      provider,
      db,
      keys,
      audiences: options.audiences,
      now,
      onRejected: (why) => context.recordRejected('token', why),
    });

  async function answerOwnPages(incoming: IncomingRequest): Promise<Response | undefined> {
    try {
      return (
        (await logOutHandler(context, incoming)) ??
        (await interactionHandler(context, incoming)) ??
        (await emailLinkHandler(context, incoming)) ??
        (await dbConnections(context, incoming))
      );
    } catch (error) {
      if (!isQueueFull(error)) throw error;
      const parts = problemPage('Please try again', messages.tryLater);
      return context.page(parts, 503, busyHeaders);
    }
  }

  async function picture(id: string): Promise<Response> {
    const bytes = await avatars.read(id);
    if (bytes === 'busy')
      return new Response(null, {
        status: 503,
        headers: { 'cache-control': 'no-store', 'retry-after': '5' },
      });
    if (!bytes)
      return new Response(null, { status: 404, headers: { 'cache-control': 'public, max-age=600' } });
    return new Response(bytes, {
      headers: { 'content-type': 'image/webp', 'cache-control': 'public, max-age=600' },
    });
  }

  return {
    deps,
    readBearer: readToken,
    isOwnToken: (token) => isOwnToken(token, { db, keys }),
    isLive: async (lineage) => (await findLiveAccount(db, lineage, now())) !== undefined,
    async readSession(req, res) {
      const { accountId, uid, loginTs } = await provider.Session.get(provider.createContext(req, res));
      const account = accountId ? await accounts.find(accountId) : undefined;
      if (account?.role === 'staff' && loginTs)
        await noteUse(db, uid, { role: 'staff', signedInAt: loginTs * 1000, now: now() });
      return account;
    },
    async fetch(given) {
      const path = aliases[given.path] ?? given.path;
      const incoming = { ...given, path };
      const file = pages.files.get(path);
      if (file)
        return new Response(file.body, {
          headers: { 'content-type': file.type, 'cache-control': 'public, max-age=86400' },
        });
      const avatar = /^avatars\/([\w-]{22})$/.exec(path)?.[1];
      if (avatar) return picture(avatar);
      const own = await answerOwnPages(incoming);
      if (own) return own;
      return providerPaths.test(path)
        ? undefined
        : context.page(problemPage('Page Not Found', 'There is nothing at this address.'), 404);
    },
    async provide(incoming, body) {
      const path = aliases[incoming.path] ?? incoming.path;
      const isJson = /^application\/json\b/i.test(incoming.request.headers.get('content-type') ?? '');
      const form = isJson && path === 'oauth/token' && body ? formOfJson(body.toString('utf8')) : undefined;
      const query = incoming.query.toString();
      const copy = providerRequest(incoming.req, {
        issuer,
        path: `/${path}`,
        query: path === 'authorize' ? withConsent(query) : query,
        body: form === undefined ? body : Buffer.from(form),
        ...(form === undefined ? {} : { contentType: 'application/x-www-form-urlencoded' }),
      });
      await answerByProvider(provider, copy, incoming.res);
    },
    async profileOwner(given) {
      const owner = await findOwner({ readBearer: readToken }, given);
      return owner instanceof Response ? owner : owner.bearer.account.sub;
    },
    async profile(incoming) {
      try {
        return await profileHandler(
          { context, avatars, sources: options.personalDataSources, readBearer: readToken },
          incoming,
        );
      } catch (error) {
        if (!isQueueFull(error)) throw error;
        return reject(503, messages.tryLater, busyHeaders);
      }
    },
    async tidy() {
      const next = await keyStore.current(now());
      const changed = next.map(({ kid }) => kid).join() !== keys.map(({ kid }) => kid).join();
      keys = next;
      if (changed) provider = openProvider();
      await Promise.all([
        pruneRecords(db, now()),
        pruneChallenges(db, now()),
        deps.oneTimeTokens.prune(now()),
        counts.prune(now()),
      ]);
    },
    async close() {
      await Promise.all(pending);
    },
  };
}

/** Protocol errors are shown as they are; other errors get a general message that reveals no internals. */
function shownMessage(error: Error): string {
  return 'expose' in error && error.expose === true ? error.message : messages.tryLater;
}
