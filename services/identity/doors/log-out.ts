import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { redirectTarget } from '#content/rules/redirect-target.ts';
import type { Database } from '#database/connect.ts';
import type { ClientSettings } from '../provider/create-provider.ts';
import { createRecordAdapter } from '../provider/record-adapter.ts';

/** Where a reader may be sent after logging out: the sites of our clients, and nobody else's. */
export function returnAddress(
  given: { clientId: string | null; returnTo: string | null },
  clients: readonly ClientSettings[],
): string | undefined {
  const asked =
    given.clientId === null ? clients : clients.filter(({ clientId }) => clientId === given.clientId);
  const origins = new Set(
    asked.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin)),
  );
  if (given.returnTo === null) return [...origins].map((origin) => `${origin}/`)[0];
  // What browsers read as a slash, skip or take for a name before the host.
  if (/[\s\\@]|[^!-~]/.test(given.returnTo) || !/^https?:\/\/[^/]/i.test(given.returnTo)) return undefined;
  const url = URL.parse(given.returnTo);
  const isOwn = url && origins.has(url.origin) && redirectTarget(given.returnTo, url.origin)?.kind === 'own';
  return isOwn ? url.href : undefined;
}

/** Ends the session of this browser with all tokens it gave out. */
export async function endSession(
  options: { provider: Provider; db: Database; now(): number },
  req: IncomingMessage,
  res: ServerResponse,
): Promise<{ sub: string | undefined }> {
  const { provider } = options;
  const session = await provider.Session.get(provider.createContext(req, res));
  const adapter = createRecordAdapter(options.db, options.now);
  const sub = session.accountId;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (!grantId) continue;
    await adapter('AccessToken').revokeByGrantId(grantId);
    await adapter('Grant').destroy(grantId);
  }
  if (sub) await session.destroy();
  return { sub };
}
