import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';

/** The body a JSON call would have had as a form; undefined when it is neither text nor number. */
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

/** Auth0 gives refresh tokens for the scope alone; the provider wants to see that consent was asked for. */
export function withConsent(query: string): string {
  const given = new URLSearchParams(query);
  const asksOffline = (given.get('scope') ?? '').split(' ').includes('offline_access');
  const prompts = new Set((given.get('prompt') ?? '').split(' ').filter(Boolean));
  if (!asksOffline || prompts.has('none') || prompts.has('consent')) return query;
  given.set('prompt', [...prompts, 'consent'].join(' '));
  return given.toString();
}

/** A request like the given one, for the provider alone: below its own root, with headers a reader cannot have written. */
export function providerRequest(
  req: IncomingMessage,
  options: { issuer: URL; path: string; query: string; body: Buffer | undefined; contentType?: string },
): IncomingMessage {
  const copy = new IncomingMessage(req.socket);
  copy.method = req.method ?? 'GET';
  copy.url = options.query ? `${options.path}?${options.query}` : options.path;
  const { host, protocol, pathname } = options.issuer;
  // Where the provider is mounted: the addresses it hands out begin there.
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
  // All of it is here: without this, Node takes the end for a broken connection and closes it.
  copy.complete = true;
  copy.push(options.body ?? null);
  if (options.body) copy.push(null);
  return copy;
}

/** What the provider's own answers carry; its one script is added by its digest. */
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
