import type { Staff } from '#platform/staff.ts';

/** Calls the content API for a member of staff: `path` is what follows `/api/neutron`. */
export type CallApi = (path: string, options?: { method: string; body?: unknown }) => Promise<Response>;

/** Every call of a staff page is made for the person who opened it, so that the audit log names them. */
export type CallAs = (staff: Staff) => CallApi;

/** Calls of the API in this process; it is given as the function that answers requests. */
export function createCallAs(
  api: { fetch(request: Request, context: { staff: Staff }): Promise<Response> },
  siteUrl: URL,
): CallAs {
  const base = new URL('/api/neutron', siteUrl);
  return (staff) =>
    (path, { method, body } = { method: 'GET' }) =>
      api.fetch(
        new Request(`${base}${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        { staff },
      );
}

/** The first problem of an API response, as one sentence. */
export async function problemIn(response: Response): Promise<string> {
  const { errors } = (await response.json().catch(() => ({}))) as {
    errors?: { message?: string; field?: string }[];
  };
  const [first] = errors ?? [];
  if (!first?.message) return `The API answered ${response.status}.`;
  return first.field ? `${first.message} (${first.field})` : first.message;
}
