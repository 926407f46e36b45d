import { type OidcContext, Provider } from 'oidc-provider';
import { errorReasons } from '#content/errors.ts';
import { storeFaultOf } from '#database/store-fault.ts';
import { keepCorsToClients } from './client-cors.ts';
import { clientOrigins } from './clients.ts';
import { markSessionEnded } from './ended.ts';
import { closingLater, isMessagePage } from './message-page.ts';
import { providerConfiguration } from './provider-configuration.ts';
import type { ProviderOptions } from './provider-options.ts';

const retrySeconds = 5;

/** The provider's events for a failed request. */
const errorEvents = [
  'server_error',
  'authorization.error',
  'grant.error',
  'userinfo.error',
  'revocation.error',
] as const;

/** The OpenID provider, compatible with Auth0's paths, claims and behaviour. */
export function createProvider(options: ProviderOptions): Provider {
  const origins = clientOrigins(options.clients);
  const provider = new Provider(options.issuer, providerConfiguration(options));
  // The public URL comes from the configuration; the handler writes it into the forwarded headers.
  provider.proxy = true;
  provider.silent = true;
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
    if (faulty.has(ctx)) answerFault(ctx, options.renderError);
    else if (isMessagePage(ctx.body)) closeLater(ctx, ctx.body);
  });
  provider.on('end_session.success', (ctx: OidcContext) => {
    // Readers who chose to stay logged in keep their session.
    if (!ctx.oidc.session.destroyed) return;
    const { uid, accountId } = ctx.oidc.session;
    markSessionEnded(options.db, { uid, sub: accountId, now: options.now() }).catch((error: unknown) =>
      options.onError('server_error', error instanceof Error ? error : new Error(String(error))),
    );
  });
  for (const event of errorEvents)
    provider.on(event, (ctx: OidcContext, error: Error) => {
      if (storeFaultOf(error)) faulty.add(ctx);
      options.onError(event, error);
    });
  return provider;
}

function answerFault(ctx: OidcContext, renderError: ProviderOptions['renderError']): void {
  ctx.status = 503;
  ctx.res.setHeader('retry-after', String(retrySeconds));
  ctx.res.setHeader('cache-control', 'no-store');
  const { message } = errorReasons.unavailable;
  if (ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html';
    ctx.body = renderError(ctx, Object.assign(new Error(message), { expose: true }));
    // API clients get the error code of RFC 6749.
  } else ctx.body = { error: 'temporarily_unavailable', error_description: message };
}

function closeLater(ctx: OidcContext, given: string): void {
  const page = { body: given, policy: String(ctx.res.getHeader('content-security-policy')) };
  const { body, policy } = closingLater(page);
  ctx.res.setHeader('content-security-policy', policy);
  ctx.body = body;
  // A silent response without a login is no error; with status 400 it would fill readers' consoles.
  if (ctx.status === 400) ctx.status = 200;
}
