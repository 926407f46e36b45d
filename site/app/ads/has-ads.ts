import { publication } from '#config';
import type { AdsConfig } from '#content/entities/ads-config.ts';

type Switches = Pick<AdsConfig, 'enabled' | 'scriptUrl'>;

/**
 * Whether there are ads at all: they are on, and somebody brings them. Who draws pages asks the same as who fills them,
 * so that no room is kept for what never comes.
 */
export function hasAds({ enabled = true, scriptUrl }: Switches = publication.ads): boolean {
  return enabled === true && scriptUrl !== '';
}
