import { OfflinePage } from '#app/components/navigation/offline-page/offline-page.tsx';
import { offlineCopy } from '#app/copy/offline.ts';
import { uncomposedPage } from './uncomposed-page.ts';

/** Not composed by the API: it must work offline. */
export const load = async () => uncomposedPage('offline', offlineCopy.offlineTitle);

export function Page() {
  return <OfflinePage />;
}
