import { PageBody } from '#app/components/page-body/page-body.tsx';
import { mainOf } from '../main-of.ts';
import type { ScreenData } from '../screen-data.ts';

export function title({ page }: ScreenData) {
  const video = mainOf(page.data, 'Video')?.data;
  return video?.headline ?? video?.title ?? page.data.title;
}

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} />;
}
