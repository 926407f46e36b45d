import type { Api } from '#api/create-api.ts';

/** Asks the API as staff: `path` is what comes after `/api/neutron`. */
export type CallAsStaff = (path: string, wish?: { method: string; body?: unknown }) => Promise<Response>;

export function createCallAsStaff(
  api: Pick<Api, 'fetch'>,
  { staffToken, siteUrl }: { staffToken: string; siteUrl: URL },
): CallAsStaff {
  const under = new URL('/api/neutron', siteUrl);
  return (path, { method = 'GET', body } = { method: 'GET' }) =>
    api.fetch(
      new Request(`${under}${path}`, {
        method,
        headers: { authorization: `Bearer ${staffToken}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
}

/** What an answer says went wrong, for people. */
export async function problemIn(answer: Response): Promise<string> {
  const { errors } = (await answer.json().catch(() => ({}))) as {
    errors?: { message?: string; field?: string }[];
  };
  const [first] = errors ?? [];
  if (!first?.message) return `The API answered ${answer.status}.`;
  return first.field ? `${first.message} (${first.field})` : first.message;
}
