import type { OwnViews } from '#app/components/page/view.ts';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { VideoLead } from '#app/features/player/video-stage/video-lead.tsx';
import { VideoShelf } from '#app/features/player/video-stage/video-shelf.tsx';
import type { ScreenData } from '../screen-data.ts';

const views: OwnViews = { VideoList: { 'video-lead': VideoLead, 'video-shelf': VideoShelf } };

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}
