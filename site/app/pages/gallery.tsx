import { GalleryView } from '#app/components/gallery/gallery-view.tsx';
import { PageBody } from '#app/components/page-body/page-body.tsx';
import type { OwnViews } from '#app/components/page-body/view.ts';
import { loadComposed } from '../load-composed.ts';
import { mainOf } from '../main-of.ts';
import type { ScreenData } from '../screen-data.ts';
import { pageNotFound } from '../site-error.ts';
import { screenOf, type Visit } from '../visit.ts';

/** A gallery has as many pages as pictures; one without any still has its first. */
export async function load(visit: Visit): Promise<ScreenData['page']> {
  const page = await loadComposed(visit);
  const pictures = mainOf(page.data, 'Gallery')?.data.items.length ?? 0;
  if ((screenOf(visit)?.pageNumber ?? 1) > Math.max(1, pictures)) throw pageNotFound();
  return page;
}

/** Every picture is a page, and no two pages share a title. */
export function title({ page, pageNumber }: ScreenData) {
  const gallery = mainOf(page.data, 'Gallery')?.data;
  const name = gallery?.headline ?? gallery?.title ?? page.data.title;
  return pageNumber > 1 && gallery ? `${name} (${pageNumber} of ${gallery.items.length})` : name;
}

const views: OwnViews = { Gallery: { gallery: GalleryView } };

export function Page({ data }: { data: ScreenData }) {
  const { page, basePath, pageNumber } = data;
  return <PageBody page={page.data} basePath={basePath} pageNumber={pageNumber} views={views} />;
}
