import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { currentBrand } from '../brand/current-brand.ts';
import type { ScreenData } from '../screen-data.ts';
import { indexPageViews } from './index-page-views.ts';

/** The front page's title is the site's own, so the site's name is not appended. */
export function title() {
  return { whole: `${currentBrand().name}: ${currentBrand().tagline}` };
}

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} views={indexPageViews} />;
}
