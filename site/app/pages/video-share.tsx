import { SharedVideo } from '#app/features/player/video/shared-video.tsx';
import { mainId } from '../layouts/skip-link.tsx';
import { mainComponent } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';

export { videoTitle as title } from '../seo/video-title.ts';

/** The video alone, for an iframe on another site. */
export function Page({ data }: { data: ScreenData }) {
  const video = mainComponent(data.page.data, 'Video')?.data;
  return video ? <SharedVideo video={video} path={data.canonicalPath} mainId={mainId} /> : null;
}
