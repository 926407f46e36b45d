import { consentPlatform, consentPreferences, consentRequested } from '#app/consent/consent-platform.ts';
import { deleteWithdrawn, type StorageOwner } from '#app/consent/delete-withdrawn.ts';
import { setGoogleConsentDefault } from '#app/consent/google-consent.ts';
import { isWithdrawn } from '#app/consent/is-withdrawn.ts';
import { consentFacts, onConsentChange } from '#app/consent/may-run.ts';
import { isStaff } from '#app/identity/staff.ts';
import { tagRuns } from '#app/scripts/register-tag.ts';
import { waitForService } from '#app/scripts/wait-for-service.ts';
import { consentCategories } from '#content/entities/script-tag.ts';
import type { ConsentFacts } from '#content/rules/consent/decide-consent.ts';
import { googleConsentDefault } from '#content/rules/consent/google-consent.ts';

/** Links in texts that opt the reader out of selling end in it; the page about the law in California has one. */
const doNotSell = '#do-not-sell';
const openSettings = () => {
  import('./panels.tsx').then(({ renderPanel }) => renderPanel('cookie-settings')).catch(() => {});
};

/** Without its code no message appears; the choices are stored all the same. */
const confirmChoices = () => {
  import('#app/features/consent/show-choices-saved.ts')
    .then(({ showChoicesSaved }) => showChoicesSaved())
    .catch(() => {});
};

/**
 * Shows the consent banner when the platform requests it, and applies answers: data stored under withdrawn consent, by
 * us or by a configured tag, is deleted.
 */
export function startConsent(keepers: readonly StorageOwner[]): void {
  // Before measurement and tags start: nothing may be queued for Google's tags ahead of it.
  setGoogleConsentDefault(window, googleConsentDefault);
  addEventListener(consentRequested, () => {
    // If the code fails to load no banner appears; nothing optional runs then.
    import('./show-consent-banner.tsx')
      .then(({ showConsentBanner }) => showConsentBanner(confirmChoices))
      .catch(() => {});
  });
  addEventListener(consentPreferences, openSettings);
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(`a[href$="${doNotSell}"]`)) return;
    event.preventDefault();
    void rejectSelling();
  });
  // The link was used before this listener existed. Removed from the URL, so that returning to it does not override a
  // later choice.
  if (location.hash === doNotSell) {
    history.replaceState(history.state, '', location.pathname + location.search);
    void rejectSelling();
  }
  // Pages other than stories have no staff bar: staff open the report by the URL.
  if (location.hash === '#tag-report' && isStaff(document.cookie))
    import('./panels.tsx').then(({ renderPanel }) => renderPanel('tag-report')).catch(() => {});
  const forget = (facts: ConsentFacts) => {
    const tags = tagRuns().map(({ tag }) => tag);
    deleteWithdrawn((category) => isWithdrawn(category, facts), [...keepers, ...tags]);
  };
  forget(consentFacts());
  onConsentChange(() => {
    const facts = consentFacts();
    forget(facts);
    if (needsReload(facts)) location.reload();
  });
}

/**
 * A running script cannot be stopped: the page reloads without it. Not where the reloaded page would not know the
 * answer: it would start the script again, and reload forever.
 */
function needsReload(facts: ConsentFacts): boolean {
  if (!facts.answered && !facts.isDoNotSell) return false;
  return tagRuns().some(
    ({ tag, hasRun }) => hasRun && !tag.stopsOnWithdrawal && isWithdrawn(tag.gdprCategory, facts),
  );
}

/** The platform may still be loading; the settings say so, and the answer is sent when it is ready. */
async function rejectSelling(): Promise<void> {
  if (!consentPlatform()) openSettings();
  // Before the platform has reported it does not know the reader's region, and would reject more than they did. If it
  // never loads, the settings stay open and say that nothing can be changed.
  const platform = await waitForService('OneTrust', () =>
    consentFacts().active ? consentPlatform() : undefined,
  ).catch(() => undefined);
  platform?.UpdateConsent('Category', `${consentCategories.targeting}:0`);
  // Shows the updated settings with the other choices.
  platform?.ToggleInfoDisplay();
}
