/** The path of an address on the old site, with its query; nothing when the address is of no use as one. */
export function oldPathOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address, 'https://old.invalid/')) return undefined;
  const { protocol, pathname, search } = new URL(address, 'https://old.invalid/');
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  const path = pathname + search;
  return path === '/' || path.length > 500 ? undefined : path;
}

/** The host of an address, for telling a site's own links. */
export function hostOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).host || undefined : undefined;
}
