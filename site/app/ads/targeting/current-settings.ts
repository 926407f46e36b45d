import type { AdDevice } from '#content/entities/ad-names.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';
import type { AdRequest } from '../adapters/ad-adapter.ts';
import type { PageAdSettings } from '../adapters/gpt-adapter.ts';
import type { AdPage } from '../page/ad-page.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { adState } from '../page/page-ad-state.ts';
import { pageAdSettings, storyTargeting } from './page-settings.ts';
import { sessionFacts } from './session-facts.ts';

/** Settings for the ad requests of the page on screen; consent is read again when the code for it has loaded. */
export async function currentSettings(
  device: AdDevice,
  current: CurrentPage,
  isAllowed: () => boolean,
  config: AdsConfig,
): Promise<PageAdSettings | undefined> {
  const page = current.withInventory();
  const { country, region } = current.reader();
  const place = { device, geo: country && region ? `${country}-${region}` : country };
  return page && pageAdSettings(page, isAllowed, config, place, () => sessionFacts(current.reader()));
}

/** Key-values about a story; those of the page's own leave out what is set for the page. */
export function aboutStory({ facts, criteria }: AdPage, isOwn: boolean): AdRequest['targeting'] {
  const { targeting, slotVars } = adState.get();
  return storyTargeting(facts, isOwn ? targeting : {}, isOwn ? slotVars.topics : criteria.topicSlugs);
}
