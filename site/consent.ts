import { consentAsk, consentPlatform, consentPreferences } from '#app/consent/consent-platform.ts';
import { forgetWithdrawn, type Keeper } from '#app/consent/forget-withdrawn.ts';
import { setGoogleConsentDefault } from '#app/consent/google-consent.ts';
import { isWithdrawn } from '#app/consent/is-withdrawn.ts';
import { consentFacts, onConsentChange } from '#app/consent/may-run.ts';
import { isStaff } from '#app/identity/staff.ts';
import { tagRuns } from '#app/scripts/register-tag.ts';
import { waitForService } from '#app/scripts/wait-for-service.ts';
import { consentCategories } from '#content/entities/script-tag.ts';
import type { ConsentFacts } from '#content/rules/consent/decide-consent.ts';
import { googleConsentDefault } from '#content/rules/consent/google-consent.ts';

/** Links of texts that say no to selling for a reader end in it; the page about the law in California has one. */
const doNotSell = '#do-not-sell';
const openSettings = () => {
  import('./panels.tsx').then(({ renderPanel }) => renderPanel('cookie-settings')).catch(() => {});
};

/**
 * Draws what the platform wants asked, and makes answers hold: what was kept under an old one, by us or by a tag of the
 * configuration, is deleted.
 */
export function startConsent(keepers: readonly Keeper[]): void {
  // Before measurement and tags start: nothing may be queued for Google's tags ahead of it.
  setGoogleConsentDefault(window, googleConsentDefault);
  addEventListener(consentAsk, () => {
    // Nobody is asked when the code does not come; nothing optional runs then.
    import('./show-consent-banner.tsx').then(({ showConsentBanner }) => showConsentBanner()).catch(() => {});
  });
  addEventListener(consentPreferences, openSettings);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`a[href$="${doNotSell}"]`)) return;
    event.preventDefault();
    void rejectSelling();
  });
  // Pressed before anybody listened. Said once: who changes their mind and comes back by this address is not overruled.
  if (location.hash === doNotSell) {
    history.replaceState(history.state, '', location.pathname + location.search);
    void rejectSelling();
  }
  // Pages that are no stories have no bar for staff: they ask by the address.
  if (location.hash === '#tag-report' && isStaff(document.cookie))
    import('./panels.tsx').then(({ renderPanel }) => renderPanel('tag-report')).catch(() => {});
  const forget = (facts: ConsentFacts) => {
    const tags = tagRuns().map(({ tag }) => tag);
    forgetWithdrawn((category) => isWithdrawn(category, facts), [...keepers, ...tags]);
  };
  forget(consentFacts());
  onConsentChange(() => {
    const facts = consentFacts();
    forget(facts);
    if (needsReload(facts)) location.reload();
  });
}

/**
 * A script that runs cannot be called back: the page begins anew without it. Not where the page that comes would know
 * nothing of the answer: there it would begin with the script again, and again.
 */
function needsReload(facts: ConsentFacts): boolean {
  if (!facts.answered && !facts.isDoNotSell) return false;
  return tagRuns().some(
    ({ tag, hasRun }) => hasRun && !tag.stopsOnWithdrawal && isWithdrawn(tag.gdprCategory, facts),
  );
}

/** The platform may still be on its way; the settings say so, and the answer waits for it. */
async function rejectSelling(): Promise<void> {
  if (!consentPlatform()) openSettings();
  // Before it has spoken it knows nothing of where the reader is, and would refuse more than they did. One that never
  // comes leaves the settings, which say that nothing can be changed.
  const platform = await waitForService('OneTrust', () =>
    consentFacts().active ? consentPlatform() : undefined,
  ).catch(() => undefined);
  platform?.UpdateConsent('Category', `${consentCategories.targeting}:0`);
  // Shown what they said, readers can also see what else there is to say.
  platform?.ToggleInfoDisplay();
}
