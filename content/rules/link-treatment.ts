type LinkTreatment =
  /** A page of this site: the router opens it. `href` is the path. */
  | { kind: 'screen'; href: string }
  /** One of our own domains: a plain link, trusted. */
  | { kind: 'own'; href: string }
  | { kind: 'other'; href: string; rel: 'noopener nofollow' }
  /** Not an address a page may carry (`javascript:`, `data:` …). */
  | { kind: 'rejected' };

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * What becomes of a link in a body or a list. `ownDomains` holds the publisher's domains, the site's own host
 * first. Browsers read addresses by the URL standard, so we do too: `//x`, `/\x` and `java\tscript:` are
 * seen for what they are.
 */
export function treatLink(href: string, ownDomains: readonly string[]): LinkTreatment {
  const [siteHost = 'localhost'] = ownDomains;
  const trimmed = href.trim();
  if (trimmed === '' || !URL.canParse(trimmed, `https://${siteHost}/`)) return { kind: 'rejected' };
  if (trimmed.startsWith('#')) return { kind: 'screen', href: trimmed };

  const url = new URL(trimmed, `https://${siteHost}/`);
  if (!linkProtocols.has(url.protocol)) return { kind: 'rejected' };
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && !url.username && !url.password) {
    if (url.host === siteHost) return { kind: 'screen', href: url.pathname + url.search + url.hash };
    if (ownDomains.includes(url.host)) return { kind: 'own', href: url.href };
  }
  return { kind: 'other', href: url.href, rel: 'noopener nofollow' };
}

/**
 * Whether an address is of a kind that no page may carry, such as `javascript:` and `data:`. One that is half typed or empty
 * is not: the text around it must not be rejected for it.
 */
export function isForbiddenLink(href: string): boolean {
  const url = URL.parse(href.trim(), 'https://localhost/');
  return url !== null && !linkProtocols.has(url.protocol);
}

/** Almost every whole address: nothing in it needs reading. */
const plainAddress = /^https?:\/\/[a-z\d][a-z\d.-]*[a-z](?::\d{1,4})?\/[\w./~-]*$/;

/** Whether an address from content may stand in a `href` at all. */
export function isSafeLink(href: string): boolean {
  return plainAddress.test(href) || treatLink(href, []).kind !== 'rejected';
}
