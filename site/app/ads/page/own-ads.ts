import type { AdSlotConfig } from '#content/entities/ad-slot-config.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import type { FeatureName } from '#content/rules/feature-flags.ts';
import type { ScreenData } from '../../screen-data.ts';
import type { AdPage } from './ad-page.ts';
import { hasInventoryFor } from './has-inventory.ts';

type Features = Readonly<Record<FeatureName, boolean>> | undefined;

/** Whether the page itself has ads: rendered with them, and on for this reader. */
export const hasOwnAds = (screen: Pick<ScreenData, 'ads'> | undefined, features: Features): boolean =>
  Boolean(screen?.ads && features?.ads);

/** Whether an interstitial may cover a page. `page` is undefined unless the page has ads of its own. */
export const canCover = (
  page: AdPage | undefined,
  features: Features,
  slots: AdSlotConfig,
  reader: () => Partial<CriteriaFacts>,
): boolean => Boolean(page && features?.interstitial && hasInventoryFor(slots, page, reader));
