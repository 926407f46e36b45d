/** A `Cookie` header as a record; of two cookies with one name the first counts, as browsers order them. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = Object.create(null);
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals < 0 || name === '' || name in cookies) continue;
    const value = pair.slice(equals + 1).trim();
    cookies[name] = value.includes('%') ? decoded(value) : value;
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
