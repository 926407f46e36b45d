import { lazySettings } from '#config/lazy.ts';
import type { AdsConfig } from '#content/entities/ads-config.ts';

type Switches = Pick<AdsConfig, 'enabled' | 'scriptUrl'>;

/**
 * Whether ads are enabled and have a script. The server reserves space and the browser loads ads by the same check,
 * so no space is reserved for ads that never load.
 */
export function hasAds({ enabled = true, scriptUrl }: Switches = lazySettings.ads): boolean {
  return enabled === true && scriptUrl !== '';
}
