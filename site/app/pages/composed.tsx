import { PageBody } from '#app/components/page-body/page-body.tsx';
import type { ScreenData } from '../screen-data.ts';
import { houseViews } from './house-views.ts';

/** A page that is its layout and nothing more: texts of the house, features, landing pages. */
export function Page({ data }: { data: ScreenData }) {
  return <PageBody page={data.page.data} basePath={data.basePath} views={houseViews} />;
}
