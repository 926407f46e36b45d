const headers = { 'cache-control': 'private, no-store' };

export const answer = (data: unknown, status = 200): Response => Response.json({ data }, { status, headers });

export const errorResponse = (status: number, message: string, more: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ code: status, message }] }, { status, headers: { ...headers, ...more } });

/** A form of another site can send neither this type nor, across sites, any other header. */
export async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) return undefined;
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
