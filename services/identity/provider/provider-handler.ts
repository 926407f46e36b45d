import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';

/** Converts a JSON body to a form; undefined if a value is neither text nor a number. */
export function formOfJson(text: string): string | undefined {
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
export function withConsent(query: string): string {
  const given = new URLSearchParams(query);
  const wantsOffline = (given.get('scope') ?? '').split(' ').includes('offline_access');
  const prompts = new Set((given.get('prompt') ?? '').split(' ').filter(Boolean));
  if (!wantsOffline || prompts.has('none') || prompts.has('consent')) return query;
  given.set('prompt', [...prompts, 'consent'].join(' '));
  return given.toString();
}

/** A copy of the request for the provider: below its own root, with trusted forwarding headers. */
export function providerRequest(
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

export async function answerByProvider(
  provider: Provider,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  res.setHeader('content-security-policy', policy);
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'no-referrer');
  await provider.callback()(req, res);
}
