import { mainOf } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';

export function videoTitle({ page }: ScreenData): string {
  const video = mainOf(page.data, 'Video')?.data;
  return video?.headline ?? video?.title ?? page.data.title;
}
