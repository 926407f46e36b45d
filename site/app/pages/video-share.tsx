import { SharedVideo } from '#app/components/video/shared-video.tsx';
import { mainOf } from '../main-of.ts';
import type { ScreenData } from '../screen-data.ts';

export { title } from './video.tsx';

/** The video alone, for a frame on somebody else's page. */
export function Page({ data }: { data: ScreenData }) {
  const video = mainOf(data.page.data, 'Video')?.data;
  return video ? <SharedVideo video={video} path={data.canonicalPath} /> : null;
}
