/** Headers of a 503 while too many passwords are being checked. */
export const busyHeaders = { 'retry-after': '5' };

/** An error response, with the field it is about. */
export function reject(
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
