import type { Staff } from '#platform/staff.ts';

/** Calls the content API for a member of staff: `path` is what follows `/api/neutron`. */
export type CallApi = (path: string, options?: { method: string; body?: unknown }) => Promise<Response>;

/** Every call of a staff page is made for the person who opened it, so that the audit log names them. */
export type CallAs = (staff: Staff) => CallApi;

/** The first problem of an API response, as one sentence. */
export async function problemIn(response: Response): Promise<string> {
  const { errors } = (await response.json().catch(() => ({}))) as {
    errors?: { message?: string; field?: string }[];
  };
  const [first] = errors ?? [];
  if (!first?.message) return `The API answered ${response.status}.`;
  return first.field ? `${first.message} (${first.field})` : first.message;
}
