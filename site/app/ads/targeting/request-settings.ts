import type { AdsConfig } from '#content/entities/ads-config.ts';
import { currentDevice } from '../../device/current-device.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { adState } from '../page/page-ad-state.ts';

/** Of the settings last set: slots, positions and targeting change to another device together. */
export const settingsDevice = () => adState.get().slotVars.platform;

export const setDevice = (platform = currentDevice()) =>
  adState.set({ slotVars: { ...adState.get().slotVars, platform } });

/** Request settings of a page before its targeting is known. */
export function resetSettings({ network, siteName, pages }: AdsConfig, current: CurrentPage): void {
  const page = current.page();
  adState.set({
    enabled: false,
    targeting: {},
    slotVars: { network, siteName, platform: currentDevice(), topics: page?.criteria.topicSlugs ?? [] },
    skybox: {
      collapseEmpty: page !== undefined && pages[page.pageType].skybox?.collapseEmpty === true,
      isExpanded: current.isFrontPage(),
    },
  });
}
