import { PageBody } from '#app/components/page-body/page-body.tsx';
import { mainOf } from '../main-of.ts';
import type { ScreenData } from '../screen-data.ts';

export function title({ page }: ScreenData) {
  const story = mainOf(page.data, 'Article')?.data;
  return story?.titleTag ?? story?.headline ?? story?.title ?? page.data.title;
}

export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} />;
}
