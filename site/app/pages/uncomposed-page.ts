import type { ScreenData } from '../screen-data.ts';

/** A page that the API does not compose: all of it is in its own component. */
export const uncomposedPage = (slug: string, title: string): ScreenData['page'] => ({
  data: { pageType: 'static', slug, title, layouts: [], components: [] },
  meta: { edition: 'us' },
});
