import type { OwnViews } from '#app/components/page/view.ts';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { ReviewView } from '#app/features/story/review/review-view.tsx';
import type { ScreenData } from '../screen-data.ts';

export { storyTitle as title } from '../seo/story-title.ts';

const views: OwnViews = { Review: { review: ReviewView } };

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} views={views} />;
}
