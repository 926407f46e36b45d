import { consentAsk, consentPlatform, consentPreferences } from '#app/consent/consent-platform.ts';
import { forgetWithdrawn, type Keeper } from '#app/consent/forget-withdrawn.ts';
import { consentFacts, mayRun, onConsentChange } from '#app/consent/may-run.ts';
import { isStaff } from '#app/identity/staff.ts';
import { tagRuns } from '#app/scripts/register-tag.ts';
import { consentCategories } from '#content/entities/script-tag.ts';
import { isWithdrawn } from '#content/rules/consent/is-withdrawn.ts';

/** Links of texts that say no to selling for a reader; the page about the law in California has one. */
const doNotSellLink = 'a[href$="#do-not-sell"]';

/**
 * Draws what the platform wants asked, and makes answers hold: what was kept under an old one, by us or by a tag of the
 * configuration, is deleted.
 */
export function startConsent(keepers: readonly Keeper[]): void {
  addEventListener(consentAsk, () => {
    // Nobody is asked when the code does not come; nothing optional runs then.
    import('./show-consent-banner.tsx').then(({ showConsentBanner }) => showConsentBanner()).catch(() => {});
  });
  addEventListener(consentPreferences, () => {
    import('./panels.tsx').then(({ drawPanel }) => drawPanel('cookie-settings')).catch(() => {});
  });
  document.addEventListener('click', (event) => {
    const platform = consentPlatform();
    if (!platform || !(event.target instanceof Element) || !event.target.closest(doNotSellLink)) return;
    event.preventDefault();
    platform.UpdateConsent('Category', `${consentCategories.targeting}:0`);
    // Shown what they said, readers can also see what else there is to say.
    platform.ToggleInfoDisplay();
  });
  // Pages that are no stories have no bar for staff: they ask by the address.
  if (location.hash === '#tag-report' && isStaff(document.cookie))
    import('./panels.tsx').then(({ drawPanel }) => drawPanel('tag-report')).catch(() => {});
  const forget = () => {
    const facts = consentFacts();
    const tags = tagRuns().map(({ tag }) => tag);
    forgetWithdrawn((category) => isWithdrawn(category, facts), [...keepers, ...tags]);
  };
  forget();
  onConsentChange(() => {
    forget();
    if (hasWithdrawnTag()) location.reload();
  });
}

/** A script that runs cannot be called back: the page begins anew without it. */
function hasWithdrawnTag(): boolean {
  return tagRuns().some(({ tag, hasRun }) => hasRun && !mayRun(tag.gdprCategory).allowed);
}
