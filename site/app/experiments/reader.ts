import { publicSettings } from '#config/public.ts';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { experimentSlots } from '#content/limits.ts';
import { pickSlot } from '#content/rules/experiments/choose-bucket.ts';
import { evaluateFeatures, type FeatureName, featureOverrides } from '#content/rules/feature-flags.ts';
import { readerFacts } from '#content/rules/reader-facts.ts';
import { isRegistered } from '#content/rules/registered.ts';
import { consentPlace } from '../consent/consent-platform.ts';
import { latestPlace } from '../consent/reader-place.ts';
import { currentDevice } from '../device/current-device.ts';
import { reader } from '../identity/auth-store.ts';
import { requestFacts } from '../request-facts.ts';
import type { ScreenData } from '../screen-data.ts';
import { storyFacts } from '../story-facts.ts';

const slotName = 'neutron:1:slot';

/**
 * A number stored on this device, so that a percentage always selects the same readers. Created only when a criterion
 * uses a percentage.
 */
function readerSlot(): number {
  try {
    const stored = Number(localStorage.getItem(slotName) ?? Number.NaN);
    if (Number.isInteger(stored) && stored >= 0 && stored < experimentSlots) return stored;
    const slot = pickSlot(Math.random);
    localStorage.setItem(slotName, String(slot));
    return slot;
  } catch {
    // Without storage a reader is in the last slot.
    return experimentSlots - 1;
  }
}

/** Unknown until the request has completed. */
function isLoggedIn(): boolean | undefined {
  const { fetchComplete, loggedIn } = reader.get();
  return fetchComplete || loggedIn ? loggedIn : undefined;
}

/** Facts about the reader for criteria. */
export function currentReader(url: URL) {
  const options = {
    userAgent: navigator.userAgent,
    isRegistered: isRegistered(document.cookie, publicSettings.identity.cookies),
  };
  const facts = readerFacts(requestFacts(url), options, currentDevice());
  // Scripts cannot read the location header; the service read it, or the cookie without one.
  const place = latestPlace();
  return { ...facts, ...(place.country ? place : {}), isLoggedIn: isLoggedIn(), slot: readerSlot };
}

/** Calls when a fact about the reader arrives late: sign-in state or location. */
export function onReaderKnown(listener: () => void): void {
  reader.subscribe(listener);
  addEventListener(consentPlace, listener);
}

/** Facts about page and reader for the criteria of ads, scripts and experiments in the browser. */
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
 * Features for this reader. Pages are rendered without one; code that starts later calls this.
 * @example if (featuresForReader(screen).omnibar) showOmnibar();
 */
export function featuresForReader(
  screen: ScreenData,
  url = new URL(location.href),
): Record<FeatureName, boolean> {
  const overrides = featureOverrides(Object.fromEntries(url.searchParams));
  return evaluateFeatures(publicSettings.features, factsOf(screen, url), overrides);
}
