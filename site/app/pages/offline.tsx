import { OfflinePage } from '#app/components/navigation/offline-page/offline-page.tsx';
import { offlineCopy } from '#app/copy/offline.ts';
import type { ScreenData } from '../screen-data.ts';

/** Not composed by the API: it must work offline. */
export async function load(): Promise<ScreenData['page']> {
  return {
    data: {
      pageType: 'static',
      slug: 'offline',
      title: offlineCopy.offlineTitle,
      layouts: [],
      components: [],
    },
    meta: { edition: 'us' },
  };
}

export function Page() {
  return <OfflinePage />;
}
