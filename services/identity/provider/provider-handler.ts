import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { pathOf, type ServiceContext, type ServicePaths } from '../../service-app.ts';

/** Below the issuer; the library checks their methods. */
const libraryPaths = [
  'authorize',
  'authorize/:uid{[\\w-]+}',
  'oauth/token',
  'oauth/revoke',
  'userinfo',
  'oidc/logout',
  'oidc/logout/:step{\\w+}',
  '.well-known/openid-configuration',
  '.well-known/jwks.json',
];

interface ProviderContext {
  provider(): Provider;
  issuer: URL;
  /** The path of the issuer, with slashes at both ends. */
  base: string;
}

/** The paths of the OpenID provider. Its library needs Node's request and writes the response itself. */
export function providerPaths(context: ProviderContext): ServicePaths {
  const byPath = (call: ServiceContext) =>
    provide(context, call, pathOf(call).slice(context.base.length).replace(/\/$/, ''));
  return {
    ...Object.fromEntries(libraryPaths.map((path) => [path, { all: byPath }])),
    // The specification's short name.
    token: { all: (call) => provide(context, call, 'oauth/token') },
  };
}

async function provide(
  { provider, issuer }: ProviderContext,
  { req, env }: ServiceContext,
  path: string,
): Promise<Response> {
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  const body = hasBody ? Buffer.from(await req.arrayBuffer()) : undefined;
  const isJson = /^application\/json\b/i.test(req.header('content-type') ?? '');
  const form = isJson && path === 'oauth/token' && body ? formOfJson(body.toString('utf8')) : undefined;
  const query = new URL(req.url).searchParams.toString();
  const copy = providerRequest(env.incoming, {
    issuer,
    path: `/${path}`,
    query: path === 'authorize' ? withConsent(query) : query,
    body: form === undefined ? body : Buffer.from(form),
    ...(form === undefined ? {} : { contentType: 'application/x-www-form-urlencoded' }),
  });
  await answerByProvider(provider(), copy, env.takeOutgoing());
  // Already written to the connection.
  return new Response(null);
}

/** Converts a JSON body to a form; undefined if a value is neither text nor a number. */
function formOfJson(text: string): string | undefined {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(given)) {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    form.set(name, String(value));
  }
  return form.toString();
}

/** Auth0 issues refresh tokens for the scope alone; the provider also requires the consent prompt. */
function withConsent(query: string): string {
  const given = new URLSearchParams(query);
  const wantsOffline = (given.get('scope') ?? '').split(' ').includes('offline_access');
  const prompts = new Set((given.get('prompt') ?? '').split(' ').filter(Boolean));
  if (!wantsOffline || prompts.has('none') || prompts.has('consent')) return query;
  given.set('prompt', [...prompts, 'consent'].join(' '));
  return given.toString();
}

/** A copy of the request for the provider: below its own root, with trusted forwarding headers. */
function providerRequest(
  req: IncomingMessage,
  options: { issuer: URL; path: string; query: string; body: Buffer | undefined; contentType?: string },
): IncomingMessage {
  const copy = new IncomingMessage(req.socket);
  copy.method = req.method ?? 'GET';
  copy.url = options.query ? `${options.path}?${options.query}` : options.path;
  const { host, protocol, pathname } = options.issuer;
  // Where the provider is mounted: the URLs it returns start there.
  Object.assign(copy, { baseUrl: pathname.replace(/\/$/, '') });
  copy.headers = {
    ...req.headers,
    host,
    'x-forwarded-proto': protocol.slice(0, -1),
    'x-forwarded-host': host,
    ...(options.contentType ? { 'content-type': options.contentType } : {}),
  };
  delete copy.headers['transfer-encoding'];
  if (options.body) copy.headers['content-length'] = String(options.body.length);
  // The body is complete: without this, Node treats the end as an aborted request and closes the connection.
  copy.complete = true;
  copy.push(options.body ?? null);
  if (options.body) copy.push(null);
  return copy;
}

/** The policy of the provider's own responses; it adds its one script by digest. */
const policy = "default-src 'none'; script-src; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

async function answerByProvider(
  provider: Provider,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  res.setHeader('content-security-policy', policy);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'no-referrer');
  await provider.callback()(req, res);
}
