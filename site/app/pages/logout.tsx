import { useEffect } from 'react';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import type { ScreenData } from '../screen-data.ts';
import { staticPageViews } from './static-page-views.ts';

/** Signs out on this device and at the provider, which sends the reader home. Without scripts there is a link home. */
export function Page({ data }: { data: ScreenData }) {
  useEffect(() => {
    import('../identity/session.ts')
      .then(({ accountSession }) => accountSession().signOut(`${location.origin}/`))
      .catch(() => location.replace('/'));
  }, []);
  return <PageBody page={data.page.data} basePath={data.basePath} views={staticPageViews} />;
}
