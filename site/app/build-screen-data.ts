import type { AdsConfig } from '#content/entities/ads-config.ts';
import { isSpecialFeature } from '#content/rules/seamless.ts';
import { placeAds, slotsWithInventory, suppressesAds } from './ads/page/ad-plan.ts';
import { hasAds } from './ads/page/has-ads.ts';
import { mainComponent } from './main-component.ts';
import type { Screen } from './routing/screen-for.ts';
import { canonicalPathOf, screenPath } from './routing/screen-path.ts';
import type { ScreenData } from './screen-data.ts';
import { showsSkybox } from './shows-skybox.ts';

/** Of collections only special features are read from part to part. */
function hasFollowers(page: ScreenData['page']['data']): boolean {
  const collection = mainComponent(page, 'Collection');
  return collection === undefined || isSpecialFeature(collection.data);
}

/** The data a page is rendered from: its screen and what was loaded for it. */
export function buildScreenData(
  screen: Screen,
  loaded: Pick<ScreenData, 'page' | 'features' | 'edition' | 'extras' | 'experiment'>,
  config?: AdsConfig,
): ScreenData {
  const { route } = screen;
  const { features } = loaded;
  const ads = features.ads === true && hasAds(config);
  const layout = route.layout ?? 'default';
  const isSuppressed = suppressesAds(loaded.page.data);
  const placed =
    ads && layout === 'default' && !isSuppressed ? placeAds(loaded.page.data, route.name, config) : undefined;
  return {
    routeName: route.name,
    pageName: route.page,
    layout,
    showHeader: route.showHeader ?? true,
    showLargeHeader: route.showLargeHeader ?? true,
    showSkybox:
      showsSkybox(route, { ...features, ads }, isSuppressed) &&
      slotsWithInventory(route.name, config).includes('skybox'),
    isSeamless: (route.isSeamless ?? false) && features.seamless === true && hasFollowers(loaded.page.data),
    basePath: screenPath({ ...screen, pageNumber: 1 }),
    canonicalPath: canonicalPathOf(screen),
    pageNumber: screen.pageNumber,
    noIndex: route.noIndex ?? false,
    ...loaded,
    ...(placed ? { ads: placed.ads, page: { ...loaded.page, data: placed.page } } : {}),
  };
}
