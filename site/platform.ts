import { watchComments } from '#app/components/comments/watch-comments.ts';
import { watchLetterForms } from '#app/components/newsletter-box/watch-letter-forms.ts';
import { keepersOf } from '#app/consent/keepers.ts';
import { setBucket } from '#app/experiments/current.ts';
import { maintenance } from '#app/identity/maintenance.ts';
import { startIdentity } from '#app/identity/start-identity.ts';
import type { Log } from '#app/log.ts';
import { startTags } from '#app/scripts/start-tags.ts';
import type { ShownStore } from '#app/shown.ts';
import { setPageNow } from '#app/video/page-now.ts';
import { publication } from '#config';
import { startConsent } from './consent.ts';

/** What stands beside the content, started in this order: a reader's answer decides about everything after it. */
export interface Platform {
  store: ShownStore;
  log: Log;
}

/** Each is called once, one after the other, in idle moments after the page came alive. */
export function platformStarts({ store, log }: Platform): (() => void)[] {
  return [
    () => {
      // Who is signed in asks no leave: it is what the reader came for.
      maintenance.ask(() => store.get().screen?.features.maintenanceNotice ?? false);
      startIdentity(
        () =>
          void import('#app/components/account/show-account.tsx').then(({ showAccount }) => showAccount()),
      );
    },
    () => startConsent([...publication.scripts, ...keepersOf(publication)]),
    () => {
      import('#app/experiments/start-experiments.ts')
        .then(({ startExperiments }) => startExperiments(store))
        // Without their code nobody is in a test; who waits for the answer goes on.
        .catch(() => setBucket(undefined));
    },
    () => {
      // Nobody misses measurements that do not come.
      import('#app/analytics/start-analytics.ts')
        .then(({ startAnalytics }) => startAnalytics({ store, log }))
        .catch(() => {});
    },
    () => {
      watchComments(document);
      watchLetterForms(document);
      startTags(publication.scripts, { store, log });
      setPageNow(() => store.get().screen);
    },
    () => {
      // Without their code there are no ads.
      import('#app/ads/start-ads.ts').then(({ startAds }) => startAds({ store, log })).catch(() => {});
    },
  ];
}
