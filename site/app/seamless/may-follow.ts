import { publication } from '#config';
import { geoCookie } from '#content/limits.ts';
import { parseCookies } from '#content/rules/cookies.ts';
import { featureOverrides, isFeatureOn } from '#content/rules/feature-flags.ts';
import type { ScreenData } from '../screen-data.ts';
import { storyFacts } from '../story-facts.ts';

/**
 * Whether stories may follow this one for this reader. The page is the same for everybody; where the reader is
 * (`geo=US-WA`) is only known here.
 */
export function mayFollow(screen: ScreenData, cookies: string, address: URL): boolean {
  if (!screen.isSeamless) return false;
  const [country, region] = (parseCookies(cookies)[geoCookie] ?? '').split('-', 2);
  const facts = {
    ...storyFacts(screen.page.data),
    edition: screen.edition,
    routeName: screen.routeName,
    path: address.pathname,
    country,
    region,
  };
  const overrides = featureOverrides(Object.fromEntries(address.searchParams));
  return isFeatureOn('seamless', publication.features.seamless, facts, overrides);
}
