import type { IncomingMessage, ServerResponse } from 'node:http';
import { messages } from '#content/errors.ts';
import type { PasswordPolicy } from '#content/rules/account/password.ts';
import { probeWrite } from '#database/health/write-probe.ts';
import { createPageFiles, type Look, type PageFiles } from '#design/service-pages/page-files.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import { createLogThrottle } from '#platform/log-throttle.ts';
import type { PersonalDataSource, ServiceApp } from '../service.ts';
import { createAvatars, type MakeAvatar } from './avatars.ts';
import { type Bearer, isOwnToken, readBearer, type SignedIn } from './bearer.ts';
import type { AuditEvent, IdentityContext } from './handlers/context.ts';
import { findOwner } from './handlers/own-profile.ts';
import { createPagesApp, createProfileApp } from './identity-apps.ts';
import { createKeyStore, type NewPrivateKey } from './keys/key-store.ts';
import { createSeal } from './keys/seal.ts';
import { findLiveAccount, type Lineage } from './live-account.ts';
import { problemPage } from './pages/account-pages.ts';
import { pruneChallenges } from './passkeys/passkey-store.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { type ClientSettings, clientOrigins } from './provider/clients.ts';
import { createProvider } from './provider/create-provider.ts';
import { pruneRecords } from './provider/record-adapter.ts';
import { openRotatingProvider, type RotatingProvider } from './provider/rotating-provider.ts';
import { rejectedGrant } from './rejected-grant.ts';
import { noteUse } from './session-lifetime.ts';
import type { SignInDeps } from './sign-in.ts';
import { createSignInDeps, type SignInOptions } from './sign-in-deps.ts';
import { isTwoFactor } from './two-factor.ts';

export interface IdentityOptions extends SignInOptions {
  look: Look;
  clients: readonly ClientSettings[];
  audiences: readonly string[];
  connection: string;
  passwordPolicy: PasswordPolicy;
  termsUrl: string;
  privacyUrl: string;
  formTokens: FormTokens;
  fetchGravatar(digest: string): Promise<Uint8Array | undefined>;
  /** Re-encodes an uploaded picture, within the limits of this process. */
  makeAvatar: MakeAvatar;
  onError(event: string, error: Error): void;
  audit(event: AuditEvent): Promise<void>;
  /** Whether staff need two factors: then a password alone adds and removes no passkey where there is one. */
  needsTwoFactors?: boolean | undefined;
  /** The personal data of the other services, for export and erasure. */
  personalDataSources(): readonly PersonalDataSource[];
  newPrivateKey?: NewPrivateKey;
}

export interface Identity {
  /** The pages and calls below the issuer. */
  pages: ServiceApp;
  /** The calls below `/apigee/users/`. */
  profile: ServiceApp;
  /** The account that sends a request to its own profile, before the body is read; otherwise the error response. */
  profileOwner(given: { id: string; authorization: string | undefined }): Promise<string | Response>;
  readBearer(token: string): Promise<Bearer | undefined>;
  /** Whether this service issued the token, even if it has expired. */
  isOwnToken(token: string): boolean | Promise<boolean>;
  /** Whether the grant and session a token was issued from are still live. */
  isLive(lineage: Lineage): Promise<boolean>;
  /** The account of the session cookie. */
  readSession(req: IncomingMessage, res: ServerResponse): Promise<SignedIn | undefined>;
  deps: SignInDeps;
  /** Rotates the signing keys and deletes expired records. */
  tidy(): Promise<void>;
  close(): Promise<void>;
}

export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { db, issuer, secret, now, fetchGravatar, makeAvatar } = options;
  const deps = createSignInDeps(options);
  const { accounts } = deps;
  const avatars = createAvatars({ db, accounts, now, fetchGravatar, makeAvatar });
  const pages = createPageFiles(options.look);
  const background = createBackgroundWork((error) => options.onError('email', error));
  const context = createContext(options, { deps, pages, background, provider: () => rotating.provider() });
  const rotating: RotatingProvider = await openRotatingProvider(
    createKeyStore({ db, seal: createSeal(secret), newPrivateKey: options.newPrivateKey }),
    (keys) =>
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
          pages.document({
            ...problemPage('We couldn’t log you in', shownMessage(error)),
            home: issuer.pathname,
          }),
      }),
    now(),
  );
  const readToken = (token: string) =>
    readBearer(token, {
      provider: rotating.provider(),
      db,
      keys: rotating.keys(),
      audiences: options.audiences,
      now,
      onRejected: (why) => context.recordRejected('token', why),
    });
  return {
    deps,
    pages: createPagesApp(context, { files: pages.files, avatars }),
    profile: createProfileApp({
      context,
      avatars,
      sources: options.personalDataSources,
      readBearer: readToken,
    }),
    async profileOwner(given) {
      const owner = await findOwner({ readBearer: readToken }, given);
      return owner instanceof Response ? owner : owner.account.sub;
    },
    readBearer: readToken,
    isOwnToken: (token) => isOwnToken(token, { db, keys: rotating.keys() }),
    isLive: async (lineage) => (await findLiveAccount(db, lineage, now())) !== undefined,
    async readSession(req, res) {
      const provider = rotating.provider();
      const { accountId, uid, loginTs, amr } = await provider.Session.get(provider.createContext(req, res));
      const account = accountId ? await accounts.find(accountId) : undefined;
      if (account?.role === 'staff' && loginTs)
        await noteUse(db, uid, { role: 'staff', signedInAt: loginTs * 1000, now: now() });
      return account && { account, isTwoFactor: isTwoFactor(amr), session: uid };
    },
    async tidy() {
      await rotating.rotate(now());
      await Promise.all([
        pruneRecords(db, now()),
        pruneChallenges(db, now()),
        deps.oneTimeTokens.prune(now()),
        deps.counts.prune(now()),
      ]);
    },
    close: background.done,
  };
}

interface ContextParts {
  deps: SignInDeps;
  pages: PageFiles;
  background: BackgroundWork;
  provider: RotatingProvider['provider'];
}

function createContext(
  options: IdentityOptions,
  { deps, pages, background, provider }: ContextParts,
): IdentityContext {
  const { issuer, audit } = options;
  const base = issuer.pathname;
  const origins = [...clientOrigins(options.clients)];
  const throttledLine = createLogThrottle(options.now);
  return {
    deps,
    passkeys: createPasskeys(options),
    provider,
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
          'content-security-policy': pages.policy(origins, parts.isScripted === true),
          ...headers,
        },
      });
    },
    later: background.run,
    checkWritable: () => probeWrite(options.db),
    audit,
    needsTwoFactors: options.needsTwoFactors === true,
    recordRejected(what, why) {
      const line = throttledLine(`${what} ${why}`);
      if (line) background.run(audit({ what: `${what} rejected`, detail: { why, ...line } }));
    },
  };
}

interface BackgroundWork {
  run(work: Promise<unknown>): void;
  /** Resolves when all of it has ended. */
  done(): Promise<void>;
}

/** Work that a response does not wait for. */
function createBackgroundWork(onError: (error: Error) => void): BackgroundWork {
  const pending = new Set<Promise<unknown>>();
  return {
    run(work) {
      const watched = work.catch((error: unknown) =>
        onError(error instanceof Error ? error : new Error(String(error))),
      );
      pending.add(watched);
      void watched.finally(() => pending.delete(watched));
    },
    async done() {
      await Promise.all(pending);
    },
  };
}

/** Protocol errors are shown as they are; other errors get a general message that reveals no internals. */
function shownMessage(error: Error): string {
  return 'expose' in error && error.expose === true ? error.message : messages.tryLater;
}
