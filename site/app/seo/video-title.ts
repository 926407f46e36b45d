import { mainComponent } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';

export function videoTitle({ page }: ScreenData): string {
  const video = mainComponent(page.data, 'Video')?.data;
  return video?.headline ?? video?.title ?? page.data.title;
}
