import type { OwnViews } from '#app/components/page/view.ts';
import { AuthorHead } from '#app/components/views/author-head/author-head.tsx';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { mainComponent } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';

export function title({ page, pageNumber }: ScreenData) {
  const author = mainComponent(page.data, 'AuthorList')?.items[0];
  return pagedTitle(author ? `${author.firstName} ${author.lastName}` : page.data.title, pageNumber);
}

const views: OwnViews = { AuthorList: { 'author-head': AuthorHead } };

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}
