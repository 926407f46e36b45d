import type { OwnViews } from '#app/components/page/view.ts';
import { PageBody } from '#app/components/views/page-body/page-body.tsx';
import { GalleryView } from '#app/features/story/gallery/gallery-view.tsx';
import { mainComponent } from '../main-component.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenData } from '../screen-data.ts';

/** The loader is a separate chunk: a page that came as a document does not need it. */
export const load = async (navigation: Navigation) => (await import('./load-gallery.ts')).load(navigation);

/** Every picture has a page beside the one of all, and no two pages share a title. */
export function title({ page, extras }: ScreenData) {
  const gallery = mainComponent(page.data, 'Gallery')?.data;
  const name = gallery?.headline ?? gallery?.title ?? page.data.title;
  return extras?.picture && gallery ? `${name} (${extras.picture} of ${gallery.items.length})` : name;
}

const views: OwnViews = { Gallery: { gallery: GalleryView } };

export function Page({ data }: { data: ScreenData }) {
  const { page, basePath, extras } = data;
  return <PageBody page={page.data} basePath={basePath} pageNumber={extras?.picture} views={views} />;
}
