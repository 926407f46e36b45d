/** A whole address for machines; what already is one stays as it is. */
export function absoluteUrl(address: string, siteUrl: string): string {
  return URL.canParse(address, siteUrl) ? new URL(address, siteUrl).href : siteUrl;
}
