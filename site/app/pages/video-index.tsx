import { PageBody } from '#app/components/page-body/page-body.tsx';
import type { OwnViews } from '#app/components/page-body/view.ts';
import { VideoLead } from '#app/components/video-stage/video-lead.tsx';
import { VideoShelf } from '#app/components/video-stage/video-shelf.tsx';
import type { ScreenData } from '../screen-data.ts';

const views: OwnViews = { VideoList: { 'video-lead': VideoLead, 'video-shelf': VideoShelf } };

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}
