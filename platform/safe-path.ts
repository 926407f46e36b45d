type PathCheck =
  | { ok: true; path: string; segments: string[] }
  | { ok: false; reason: 'address_too_long' | 'bad_path' };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not come in
const control = /[\u0000-\u001f\u007f-\u009f]/;

/** Decodes a text once; malformed percent-encoding and control characters give none. */
export function decodeSafely(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return control.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Splits a request target (path and query, as received) into decoded segments, or returns why it cannot. */
export function checkPath(target: string, maxCharacters: number): PathCheck {
  if (target.length > maxCharacters) return { ok: false, reason: 'address_too_long' };
  const [path = ''] = target.split('?', 1);
  const segments = path.split('/').filter((segment) => segment !== '');
  const decoded = segments.map(decodeSafely);
  const query = target.slice(path.length + 1).replaceAll('+', ' ');
  if (!path.startsWith('/') || path.includes('\\') || decoded.includes(undefined))
    return { ok: false, reason: 'bad_path' };
  if (decodeSafely(query) === undefined) return { ok: false, reason: 'bad_path' };
  return { ok: true, path, segments: decoded as string[] };
}
