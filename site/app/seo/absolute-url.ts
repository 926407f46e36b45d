/** Letters that an address has as they are: such a path, with its query, only needs its site before it. */
const plainPath = /^\/(?:[\w~-][\w./~-]*)?(?:\?[\w=&.~-]*)?$/;

/** A whole address for machines; what already is one stays as it is, what is no address of the web is ours. */
export function absoluteUrl(address: string, siteUrl: string): string {
  if (plainPath.test(address) && !address.includes('/.')) return siteUrl + address;
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : siteUrl;
}
