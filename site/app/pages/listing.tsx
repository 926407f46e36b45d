import { Newsletters } from '#app/components/newsletters/newsletters.tsx';
import { PageBody } from '#app/components/page-body/page-body.tsx';
import type { OwnViews } from '#app/components/page-body/view.ts';
import { Topics } from '#app/components/topics/topics.tsx';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';

export function title({ page, pageNumber }: ScreenData) {
  return pagedTitle(page.data.title, pageNumber);
}

const views: OwnViews = { ContentList: { newsletters: Newsletters, topics: Topics } };

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}
