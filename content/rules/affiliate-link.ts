/** What a subid may carry back from a shop: which story, which view of the page, which link on it. */
type SubidValue = 'articleId' | 'viewGuid' | 'position';

export interface AffiliateRules {
  /** Shops and networks that take our subids; their subdomains too. */
  domains: readonly string[];
  /** Query parameter → what it carries. */
  subids: Readonly<Record<string, SubidValue>>;
}

/** Links that may earn money say so to machines, and the page stays open behind them. */
export const affiliateRel = 'sponsored noopener nofollow';

/** Whether an address belongs to a listed shop. Read as browsers read it: `shop.example.evil.test` does not. */
export function isAffiliateLink(url: string, { domains }: Pick<AffiliateRules, 'domains'>): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return domains.some((domain) => hostname === domain || hostname.endsWith(`.${domain}`));
}

/**
 * The address with the subids whose values are known; others stay as they are. The page carries story and position,
 * which are the same for everyone; the view's GUID is put in by the browser, so that the page can be cached.
 */
export function withSubids(
  url: string,
  rules: AffiliateRules,
  values: Readonly<Partial<Record<SubidValue, string | undefined>>>,
): string {
  if (!isAffiliateLink(url, rules)) return url;
  const marked = new URL(url);
  for (const [parameter, name] of Object.entries(rules.subids)) {
    const value = values[name];
    if (value !== undefined) marked.searchParams.set(parameter, value);
  }
  return marked.href;
}

/** Marks the paid links of one text, counted in reading order: `text-1`, `text-2` … Other addresses give nothing. */
export function affiliateHrefs(
  rules: AffiliateRules,
  articleId: string,
): (href: string) => string | undefined {
  let count = 0;
  return (href) => {
    if (!isAffiliateLink(href, rules)) return undefined;
    count += 1;
    return withSubids(href, rules, { articleId, position: `text-${count}` });
  };
}
