/** With 503, while too many passwords are being checked. */
export const busyHeaders = { 'retry-after': '5' };

/** A call that is not answered, with the field that is the trouble. */
export function refuse(
  code: number,
  message: string,
  headers: Record<string, string> = {},
  field?: string,
): Response {
  return Response.json(
    { errors: [{ code, message, ...(field ? { field } : {}) }] },
    { status: code, headers: { 'cache-control': 'private, no-store', ...headers } },
  );
}
