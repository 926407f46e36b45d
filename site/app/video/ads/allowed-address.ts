/** Longer URLs are rejected. */
const mostCharacters = 4000;

/**
 * VAST responses are untrusted: only absolute URLs over https, or on our own origin, are requested, shown or opened.
 * Macros in square brackets stay as they are.
 */
export function allowedAddress(text: unknown, origin: string): string | undefined {
  if (typeof text !== 'string') return undefined;
  const address = text.trim();
  if (address.length > mostCharacters || !/^(https?:)?\//i.test(address) || !URL.canParse(address, origin))
    return undefined;
  const { protocol, origin: itsOrigin, username, password } = new URL(address, origin);
  if (username !== '' || password !== '' || (protocol !== 'https:' && itsOrigin !== origin)) return undefined;
  // `URL` would encode the brackets of macros, which could not be filled then.
  return address.startsWith('/') ? new URL(address, origin).href : address;
}

/** The allowed URLs of a list, limited in number. */
export function allowedAddresses(list: unknown, origin: string, most = 50): string[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, most).flatMap((entry: unknown) => {
    const text = typeof entry === 'object' && entry !== null && 'url' in entry ? entry.url : entry;
    return allowedAddress(text, origin) ?? [];
  });
}
