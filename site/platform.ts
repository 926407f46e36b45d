import { replaySubmits } from '#app/behaviours/early-presses.ts';
import { nextTask } from '#app/behaviours/next-task.ts';
import type { Start } from '#app/behaviours/start-when-idle.ts';
import { storageOwnersOf } from '#app/consent/storage-owners.ts';
import { setBucket } from '#app/experiments/current.ts';
import { watchComments } from '#app/features/comments/watch-comments.ts';
import { watchNewsletterForms } from '#app/features/newsletters/newsletter-box/watch-newsletter-forms.ts';
import { maintenance } from '#app/identity/maintenance.ts';
import { isStaff } from '#app/identity/staff.ts';
import { startIdentity } from '#app/identity/start-identity.ts';
import type { Log } from '#app/log.ts';
import type { PageStore } from '#app/page-store.ts';
import { startTags } from '#app/scripts/start-tags.ts';
import { setPageNow } from '#app/video/page-now.ts';
import { lazySettings } from '#config/lazy.ts';
import { publicSettings } from '#config/public.ts';
import { startConsent } from './consent.ts';

/** Services beside the content, started in this order: the consent answer decides about everything after it. */
export interface Platform {
  store: PageStore;
  log: Log;
}

/** Each is called once, one after the other, in idle moments after the page came alive. */
export function platformStarts({ store, log }: Platform): Start[] {
  return [
    () => {
      // The session needs no consent: it is strictly necessary.
      maintenance.setCheck(() => store.get().screen?.features.maintenanceNotice ?? false);
      startIdentity(() => {
        void import('#app/features/account/show-account.tsx').then(({ showAccount }) => showAccount());
        import('#app/identity/sync-reading-list.ts')
          .then(({ syncReadingList }) => syncReadingList())
          // Without it the list stays on this device.
          .catch(() => {});
      });
    },
    () => startConsent([...lazySettings.scripts, ...storageOwnersOf({ ...publicSettings, ...lazySettings })]),
    () =>
      start(import('#app/experiments/start-experiments.ts'), ({ startExperiments }) =>
        startExperiments(store),
      )
        // If their code fails to load the reader is in no test; waiting modules continue.
        .catch(() => setBucket(undefined)),
    // A failure of measurement is ignored.
    () =>
      start(import('#app/analytics/start-analytics.ts'), ({ startAnalytics }) =>
        startAnalytics({ store, log }),
      ).catch(() => {}),
    () => {
      watchComments(document);
      watchNewsletterForms(document);
      replaySubmits();
      setPageNow(() => store.get().screen);
      if (isStaff(document.cookie))
        import('./staff-links.tsx').then(({ showStaffLinks }) => showStaffLinks()).catch(() => {});
    },
    () => startTags(lazySettings.scripts, { store, log }),
    // Without their code there are no ads.
    () => start(import('#app/ads/start-ads.ts'), ({ startAds }) => startAds({ store, log })).catch(() => {}),
  ];
}

async function start<Code>(coming: Promise<Code>, call: (code: Code) => void): Promise<void> {
  const code = await coming;
  await nextTask();
  call(code);
}
