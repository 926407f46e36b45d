import type { ClientSettings } from './create-provider.ts';

/** Where pages of our clients come from. */
export function clientOrigins(clients: readonly ClientSettings[]): ReadonlySet<string> {
  return new Set(clients.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin)));
}

/** Discovery and keys are for everybody; no other answer of the provider is for scripts of other sites. */
const isPublic = (path: string) => path.startsWith('/.well-known/');

/**
 * Takes the permission for other origins from an answer, unless the origin is a client's. The provider would give it to
 * any origin before it knows which client asks: in answers to preflights and in errors.
 */
export function keepCorsToClients(
  {
    req,
    res,
  }: { req: { url?: string | undefined; headers: { origin?: string | undefined } }; res: HeaderStore },
  origins: ReadonlySet<string>,
): void {
  if (isPublic(req.url ?? '') || origins.has(req.headers.origin ?? '')) return;
  for (const name of res.getHeaderNames()) if (name.startsWith('access-control-')) res.removeHeader(name);
}

interface HeaderStore {
  getHeaderNames(): string[];
  removeHeader(name: string): void;
}
