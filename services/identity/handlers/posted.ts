/** A posted form: each field once, as well-formed text; undefined for any other body. */
export async function readPosted(request: Request): Promise<((name: string) => string) | undefined> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined;
  const posted = new URLSearchParams(await request.text());
  const names = [...posted.keys()];
  if (new Set(names).size !== names.length) return undefined;
  return (name) => (posted.get(name) ?? '').toWellFormed();
}

/** A JSON object, or undefined. */
export async function readJson(request: Request): Promise<Record<string, unknown> | undefined> {
  try {
    const given: unknown = JSON.parse(await request.text());
    return typeof given === 'object' && given !== null && !Array.isArray(given)
      ? (given as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
