/** Characters that need no encoding: such a path only needs the site's origin before it. */
const plainPath = /^\/(?:[\w~-][\w./~-]*)?(?:\?[\w=&.~-]*)?$/;

/** An absolute URL; absolute ones stay, everything else is resolved against this site. */
export function absoluteUrl(address: string, siteUrl: string): string {
  if (plainPath.test(address) && !address.includes('/.')) return siteUrl + address;
  const url = URL.canParse(address, siteUrl) ? new URL(address, siteUrl) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href : siteUrl;
}
