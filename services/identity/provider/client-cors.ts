/** Discovery and keys are public; scripts of other sites may read no other response of the provider. */
const isPublic = (path: string) => path.startsWith('/.well-known/');

/**
 * Removes the CORS headers of a response, unless the origin belongs to a client. The provider allows any origin while it
 * does not know the client yet: in preflight responses and in errors.
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
