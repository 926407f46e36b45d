import type { OwnViews } from '#app/components/page/view.ts';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { VideoView } from '#app/features/player/video/video-view.tsx';
import { Playlist } from '#app/features/player/video-stage/playlist.tsx';
import type { ScreenData } from '../screen-data.ts';

export { videoTitle as title } from '../seo/video-title.ts';

const views: OwnViews = { Video: { video: VideoView }, VideoList: { playlist: Playlist } };

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={views} />;
}
