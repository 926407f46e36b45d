import type { OwnViews } from '#app/components/page/view.ts';
import { BestSentences } from '#app/components/views/best-sentences/best-sentences.tsx';
import { MinutesRuler } from '#app/components/views/minutes-ruler/minutes-ruler.tsx';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { RatingScale } from '#app/components/views/rating-scale/rating-scale.tsx';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from '../seo/paged-title.ts';

/** The loader is a separate chunk: a page that came as a document does not need it. */
export const load = async (navigation: Navigation) => (await import('./load-index-form.ts')).load(navigation);

export function title({ page, pageNumber }: ScreenData) {
  return pagedTitle(page.data.title, pageNumber);
}

/** Index pages with a form of their own. Other listings do not load these views. */
const views = {
  ContentList: {
    'rating-scale': RatingScale,
    'minutes-ruler': MinutesRuler,
    'best-sentences': BestSentences,
  },
} satisfies OwnViews;

export function Page({ data }: { data: ScreenData }) {
  const { page, basePath, extras } = data;
  return <PageBody page={page.data} basePath={basePath} query={extras?.query} views={views} />;
}
