import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import type { ScreenData } from '../screen-data.ts';

export { storyTitle as title } from '../seo/story-title.ts';

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} />;
}
