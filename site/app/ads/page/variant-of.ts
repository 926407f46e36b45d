import type { AbTestState } from '#content/entities/ab-test.ts';
import type { AdsConfig, AdVariant } from '#content/entities/ads-config.ts';

const unchanged: AdVariant = {};

/** Ad settings changed by the reader's experiment; most experiments change none. */
export function variantOf(variants: AdsConfig['variants'] = {}, [state]: readonly AbTestState[]): AdVariant {
  return (state && variants[state.id]?.[state.bucket]) ?? unchanged;
}
