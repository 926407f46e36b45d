/**
 * Whether a page belongs to what is measured, by the features it was sent with: ads that cover the page, and the
 * auctions of the same section, are switched on where benchmarks do not go.
 */
export function isMeasured(html: string): boolean {
  const sent = [...html.matchAll(/"(?:omnibar|stickyBanner|interstitial)":(true|false)/g)];
  if (sent.length === 0) throw new Error('the page does not say which features are on');
  return sent.every(([, value]) => value === 'false');
}
