import { type AccessToken, errors, interactionPolicy, type OidcContext, Provider } from 'oidc-provider';
import { errorReasons } from '#content/errors.ts';
import type { Database } from '#database/connect.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { type Accounts, displayName, pictureOf } from '../accounts.ts';
import type { IdentityTables } from '../identity-tables.ts';
import type { SigningKey } from '../keys/key-store.ts';
import { lineageClaims } from '../live-account.ts';
import { markEnded } from './ended.ts';
import { clientOrigins, keepCorsToClients } from './known-origins.ts';
import { closingLater, isMessagePage } from './message-page.ts';
import { createRecordAdapter } from './record-adapter.ts';

const retrySeconds = 5;
const hour = 3600;
const day = 24 * hour;
const scopes = 'openid profile email offline_access';

/** An application that may send readers here to sign in. A public client: it uses PKCE, not a secret. */
export interface ClientSettings {
  clientId: string;
  redirectUris: readonly string[];
}

export interface ProviderOptions {
  db: Database;
  /** With a slash at its end, as Auth0's. */
  issuer: string;
  clients: readonly ClientSettings[];
  /** The audiences access tokens may be requested for; those tokens are JWTs that other services can verify. */
  audiences: readonly string[];
  keys: readonly SigningKey[];
  cookieSecret: string;
  accounts: Accounts;
  now(): number;
  renderError(ctx: OidcContext, error: Error): string;
  onError(event: string, error: Error): void;
}

/** The OpenID provider, compatible with Auth0's paths, claims and behaviour. */
export function createProvider(options: ProviderOptions): Provider {
  const { issuer, accounts } = options;
  const isSecure = issuer.startsWith('https:');
  const origins = clientOrigins(options.clients);
  const policy = interactionPolicy.base();
  // All clients are first-party, so readers need no consent page.
  policy.get('consent')?.checks.clear();

  const provider = new Provider(issuer, {
    adapter: createRecordAdapter(options.db, options.now),
    clients: options.clients.map(({ clientId, redirectUris }) => ({
      client_id: clientId,
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      redirect_uris: redirectUris,
    })),
    jwks: { keys: options.keys.map(({ jwk }) => jwk) },
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      userinfo: '/userinfo',
      jwks: '/.well-known/jwks.json',
      revocation: '/oauth/revoke',
      end_session: '/oidc/logout',
    },
    scopes: scopes.split(' '),
    claims: {
      openid: ['sub', 'sid'],
      profile: [
        'name',
        'nickname',
        'given_name',
        'family_name',
        'picture',
        'updated_at',
        'login_count',
        'role',
      ],
      email: ['email', 'email_verified'],
    },
    // Auth0 puts all requested claims into the ID token; its client reads the user from there.
    conformIdTokenClaims: false,
    extraTokenClaims: (_ctx: OidcContext, token: AccessToken) => lineageClaims.write(token),
    extraParams: ['audience', 'auth0Client', 'screen_hint', 'connection', 'organization'],
    responseTypes: ['code'],
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      pushedAuthorizationRequests: { enabled: false },
      webMessageResponseMode: { enabled: true, ack: 'individual-draft-01' },
      rpInitiatedLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (ctx: OidcContext, _client: unknown, oneOf?: string) =>
          oneOf ?? ctx.oidc.params?.audience,
        useGrantedResource: () => true,
        getResourceServerInfo(_ctx: OidcContext, resource: string) {
          if (!options.audiences.includes(resource)) throw new errors.InvalidTarget();
          return {
            scope: scopes,
            audience: resource,
            accessTokenTTL: hour / 4,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
    },
    pkce: { required: () => true },
    rotateRefreshToken: true,
    cookies: {
      names: {
        session: isSecure ? '__Host-identity' : 'identity',
        interaction: 'identity_step',
        resume: 'identity_resume',
      },
      long: { signed: true, httpOnly: true, sameSite: 'lax' },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
      keys: [options.cookieSecret],
    },
    ttl: {
      AccessToken: hour / 4,
      AuthorizationCode: 60,
      IdToken: hour,
      RefreshToken: 14 * day,
      Interaction: hour,
      Session: 14 * day,
      Grant: 14 * day,
    },
    interactions: {
      policy,
      url: (_ctx: OidcContext, { uid }: { uid: string }) => `${new URL(issuer).pathname}interaction/${uid}`,
    },
    clientBasedCORS: (_ctx: OidcContext, origin: string) => origins.has(origin),
    async findAccount(_ctx: OidcContext, sub: string) {
      const account = await accounts.find(sub);
      if (!account) return undefined;
      return {
        accountId: sub,
        claims: async () => ({
          sub,
          name: displayName(account),
          nickname: account.username,
          given_name: account.given_name || undefined,
          family_name: account.family_name || undefined,
          picture: pictureOf(account, issuer),
          updated_at: Math.floor(Number(account.updated_at) / 1000),
          login_count: account.login_count,
          role: account.role,
          email: account.email,
          email_verified: account.email_verified === 1,
        }),
      };
    },
    async loadExistingGrant(ctx: OidcContext) {
      const { session, client, params } = ctx.oidc;
      if (!session.accountId) return undefined;
      const known = session.grantIdFor(client.clientId);
      const found = known ? await ctx.oidc.provider.Grant.find(known) : undefined;
      const grant =
        found ?? new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(scopes);
      const audience = params?.audience;
      if (audience && options.audiences.includes(audience)) grant.addResourceScope(audience, scopes);
      await grant.save();
      return grant;
    },
    renderError(ctx: OidcContext, _out: unknown, error: Error) {
      ctx.type = 'html';
      ctx.body = options.renderError(ctx, error);
    },
  });
  /** Requests that failed because of a database fault. */
  const faulty = new WeakSet<OidcContext>();
  provider.use(async (ctx, next) => {
    await next();
    keepCorsToClients(ctx, origins);
  });
  provider.use(async (ctx, next) => {
    await next().catch((error: unknown) => {
      // Sessions are read and saved outside the provider's own error handling.
      if (!storeFaultOf(error)) throw error;
      faulty.add(ctx);
    });
    if (faulty.has(ctx)) return answerFault(ctx);
    if (!isMessagePage(ctx.body)) return;
    const page = { body: ctx.body, policy: String(ctx.res.getHeader('content-security-policy')) };
    const { body, policy } = closingLater(page);
    ctx.res.setHeader('content-security-policy', policy);
    ctx.body = body;
    // A silent response without a login is no error; with status 400 it would fill readers' consoles.
    if (ctx.status === 400) ctx.status = 200;
  });
  function answerFault(ctx: OidcContext): void {
    ctx.status = 503;
    ctx.res.setHeader('retry-after', String(retrySeconds));
    ctx.res.setHeader('cache-control', 'no-store');
    const { message } = errorReasons.unavailable;
    if (ctx.accepts('json', 'html') === 'html') {
      ctx.type = 'html';
      ctx.body = options.renderError(ctx, Object.assign(new Error(message), { expose: true }));
      // API clients get the error code of RFC 6749.
    } else ctx.body = { error: 'temporarily_unavailable', error_description: message };
  }
  provider.on('end_session.success', (ctx: OidcContext) => {
    // Readers who chose to stay logged in keep their session.
    if (!ctx.oidc.session.destroyed) return;
    const { kysely } = options.db.as<IdentityTables>();
    markEnded(kysely, [ctx.oidc.session.uid], options.now()).catch((error: unknown) =>
      options.onError('server_error', error instanceof Error ? error : new Error(String(error))),
    );
  });
  // The public URL comes from the configuration; the handler writes it into the forwarded headers.
  provider.proxy = true;
  provider.silent = true;
  for (const event of [
    'server_error',
    'authorization.error',
    'grant.error',
    'userinfo.error',
    'revocation.error',
  ])
    provider.on(event, (ctx: OidcContext, error: Error) => {
      if (storeFaultOf(error)) faulty.add(ctx);
      options.onError(event, error);
    });
  return provider;
}
