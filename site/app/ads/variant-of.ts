import type { AbTestState } from '#content/entities/ab-test.ts';
import type { AdsConfig, AdVariant } from '#content/entities/ads-config.ts';

const asAlways: AdVariant = {};

/** What the test a reader is in changes about ads; most tests are about something else. */
export function variantOf(variants: AdsConfig['variants'] = {}, [state]: readonly AbTestState[]): AdVariant {
  return (state && variants[state.id]?.[state.bucket]) ?? asAlways;
}
