import { publication } from '#config';
import type { CriteriaFacts } from '#content/entities/criteria.ts';
import { experimentSlots } from '#content/limits.ts';
import { renderSlot } from '#content/rules/experiments/choose-bucket.ts';
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
 * A number that stays on this device, so that a share of the readers is always the same readers. Drawn and kept when
 * a criterion asks for a share, and not before.
 */
function readerSlot(): number {
  try {
    const kept = Number(localStorage.getItem(slotName) ?? Number.NaN);
    if (Number.isInteger(kept) && kept >= 0 && kept < experimentSlots) return kept;
    const drawn = renderSlot(Math.random);
    localStorage.setItem(slotName, String(drawn));
    return drawn;
  } catch {
    // Nothing may be kept here: such a reader is in the last share of all.
    return experimentSlots - 1;
  }
}

/** Unknown until the question was answered. */
function isLoggedIn(): boolean | undefined {
  const { fetchComplete, loggedIn } = reader.get();
  return fetchComplete || loggedIn ? loggedIn : undefined;
}

/** Who is reading, as criteria may ask. */
export function currentReader(url: URL) {
  const options = {
    userAgent: navigator.userAgent,
    isRegistered: isRegistered(document.cookie, publication.identity.cookies),
  };
  const facts = readerFacts(requestFacts(url), options, currentDevice());
  // No script can read the place header; the service read it, and the cookie where there was none.
  const place = latestPlace();
  return { ...facts, ...(place.country ? place : {}), isLoggedIn: isLoggedIn(), slot: readerSlot };
}

/** Calls when something about the reader was found out late: who they are, or where. */
export function onReaderKnown(listener: () => void): void {
  reader.subscribe(listener);
  addEventListener(consentPlace, listener);
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
 * What is on for this reader. Pages are drawn without knowing one; what starts later asks here.
 * @example if (featuresForReader(screen).omnibar) showOmnibar();
 */
export function featuresForReader(
  screen: ScreenData,
  url = new URL(location.href),
): Record<FeatureName, boolean> {
  const overrides = featureOverrides(Object.fromEntries(url.searchParams));
  return evaluateFeatures(publication.features, factsOf(screen, url), overrides);
}
