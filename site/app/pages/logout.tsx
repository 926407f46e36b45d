import { useEffect } from 'react';
import { PageBody } from '#app/components/page-body/page-body.tsx';
import { signOut } from '../identity/sign-out.ts';
import type { ScreenData } from '../screen-data.ts';
import { houseViews } from './house-views.ts';

/** Signs out on this device and goes home. Without scripts there is nobody to sign out, and a link home. */
export function Page({ data }: { data: ScreenData }) {
  useEffect(() => {
    try {
      signOut(document, [localStorage, sessionStorage]);
    } catch {
      // A browser that keeps nothing has nothing to forget.
    }
    location.replace('/');
  }, []);
  return <PageBody page={data.page.data} basePath={data.basePath} views={houseViews} />;
}
