import { messages } from '#content/errors.ts';
import type { IdentitySettings } from '#content/publication/schema.ts';
import { providerDomain } from './account-client.ts';

type JoinAnswer = { ok: true } | { ok: false; message: string };

/** The provider's calls for accounts, as Auth0 has them. */
export function createJoinClient(settings: IdentitySettings, origin: string, fetcher: typeof fetch = fetch) {
  const domain = providerDomain(settings, origin);
  const base = `${/^https?:/.test(domain) ? '' : 'https://'}${domain}/dbconnections`;
  const shared = { client_id: settings.clientId, connection: settings.connection };
  async function call(name: string, body: Record<string, unknown>): Promise<JoinAnswer> {
    try {
      const answer = await fetcher(`${base}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...shared, ...body }),
      });
      return answer.ok ? { ok: true } : { ok: false, message: messages.tryLater };
    } catch {
      return { ok: false, message: messages.unexpected };
    }
  }
  return {
    join: (given: { username: string; email: string; password: string; country: string }) =>
      call('signup', {
        email: given.email.trim(),
        password: given.password,
        username: given.username.trim(),
        user_metadata: { country: given.country },
      }),
    forgot: (email: string) => call('change_password', { email: email.trim() }),
  };
}
