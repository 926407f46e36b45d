/** Longer ones are no addresses but an attempt at something. */
const mostCharacters = 4000;

/**
 * What stands in an answer of an ad server was written by others: only whole addresses over https, or on our own
 * origin, are ever asked, shown or opened. Macros in square brackets stay as they are.
 */
export function allowedAddress(text: unknown, origin: string): string | undefined {
  if (typeof text !== 'string') return undefined;
  const address = text.trim();
  if (address.length > mostCharacters || !/^(https?:)?\//i.test(address) || !URL.canParse(address, origin))
    return undefined;
  const { protocol, origin: home, username, password } = new URL(address, origin);
  if (username !== '' || password !== '' || (protocol !== 'https:' && home !== origin)) return undefined;
  // Through `URL` the brackets of macros would be encoded, and nobody would fill them.
  return address.startsWith('/') ? new URL(address, origin).href : address;
}

/** Those of a list that may be asked; a list without end is cut. */
export function allowedAddresses(list: unknown, origin: string, most = 50): string[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, most).flatMap((entry: unknown) => {
    const text = typeof entry === 'object' && entry !== null && 'url' in entry ? entry.url : entry;
    return allowedAddress(text, origin) ?? [];
  });
}
