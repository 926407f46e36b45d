import { publication } from '#config';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { experimentSlots } from '#content/limits.ts';
import { drawSlot } from '#content/rules/experiments/draw-bucket.ts';
import { type FeatureName, featureOverrides, isFeatureOn } from '#content/rules/feature-flags.ts';
import { readerFacts } from '#content/rules/reader-facts.ts';
import { isRegistered } from '#content/rules/registered.ts';
import { requestFacts } from '../request-facts.ts';
import type { ScreenData } from '../screen-data.ts';
import { storyFacts } from '../story-facts.ts';
import { currentDevice } from './device.ts';

const slotName = 'neutron:1:slot';

/** A number that stays on this device, so that a share of the readers is always the same readers. */
function readerSlot(): number {
  try {
    const kept = Number(localStorage.getItem(slotName) ?? Number.NaN);
    if (Number.isInteger(kept) && kept >= 0 && kept < experimentSlots) return kept;
    const drawn = drawSlot(Math.random);
    localStorage.setItem(slotName, String(drawn));
    return drawn;
  } catch {
    // Nothing may be kept here: such a reader is in the last share of all.
    return experimentSlots - 1;
  }
}

/** Who is reading, as criteria may ask; whether somebody is signed in is added by who knows it. */
export function currentReader(url: URL) {
  const options = {
    userAgent: navigator.userAgent,
    isRegistered: isRegistered(document.cookie, publication.identity.cookies),
  };
  return { ...readerFacts(requestFacts(url), options, currentDevice()), slot: readerSlot() };
}

/** Page and reader together: what criteria of ads, scripts and experiments are asked with in the browser. */
export function factsOf(screen: ScreenData, url: URL): CriteriaFacts {
  return {
    ...storyFacts(screen.page.data),
    edition: screen.edition,
    routeName: screen.routeName,
    path: url.pathname,
    ...currentReader(url),
  };
}

/**
 * Whether a feature is on for this reader. Pages are drawn without knowing one; what starts later asks here.
 * @example if (isOnForReader('ads', screen)) startAds();
 */
export function isOnForReader(name: FeatureName, screen: ScreenData, url = new URL(location.href)): boolean {
  const overrides = featureOverrides(Object.fromEntries(url.searchParams));
  return isFeatureOn(name, publication.features[name], factsOf(screen, url), overrides);
}
