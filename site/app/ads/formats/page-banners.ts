import { browserClock } from '../load/clock.ts';
import type { AdsPageOptions } from '../page/ads-page.ts';
import type { CurrentPage } from '../page/current-page.ts';
import { hasInventoryFor } from '../page/has-inventory.ts';
import { canCover } from '../page/own-ads.ts';
import { createBanners } from './run-banners.ts';

/** The banners of the current page: omnibar, sticky banner and interstitial. */
export function createPageBanners(context: AdsPageOptions, current: CurrentPage) {
  const { config, log, adapterOf, isAllowed, reader, reportError } = context;
  const banners = createBanners({ clock: browserClock });
  return {
    show(): void {
      const page = current.page();
      const adapter = adapterOf('display');
      if (!page || !adapter) return;
      banners.show(
        {
          config,
          page,
          about: context.about(page, true) ?? {},
          device: context.device(),
          hasInventory: (slots) => current.own() && hasInventoryFor(slots, page, reader),
          adapter,
          isAllowed,
          reader,
          clock: browserClock,
          log,
          reportError,
        },
        (name) => current.features()?.[name] === true,
      );
    },
    route: () => banners.route(canCover(current.own(), current.features(), config.interstitial, reader)),
  };
}
export type PageBanners = ReturnType<typeof createPageBanners>;
