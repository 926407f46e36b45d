import { FirstStories } from '#app/components/views/first-stories/first-stories.tsx';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { currentBrand } from '../brand/current-brand.ts';
import type { ScreenData } from '../screen-data.ts';
import { indexPageViews } from './index-page-views.ts';

/** The front page's title is the site's own, so the site's name is not appended. */
export function title() {
  return { whole: `${currentBrand().name}: ${currentBrand().tagline}` };
}

export function Page({ data }: { data: ScreenData }) {
  const page = data.page.data;
  const isEmpty = page.components.every((entry) => 'items' in entry && entry.items?.length === 0);
  return isEmpty ? <FirstStories /> : <PageBody page={page} views={indexPageViews} />;
}
