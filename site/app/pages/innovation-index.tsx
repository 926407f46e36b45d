import { InnovationIndex } from '#app/components/views/innovation-index/innovation-index.tsx';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenData } from '../screen-data.ts';

export const load = async (navigation: Navigation) =>
  (await import('./load-innovation-index.ts')).load(navigation);

export function Page({ data }: { data: ScreenData }) {
  return (
    <>
      <PageBody page={data.page.data} basePath={data.basePath} />
      <InnovationIndex trends={data.extras?.trends ?? []} />
    </>
  );
}
