import { mainComponent } from '../main-component.ts';
import { loadComposed } from '../routing/load-composed.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { LoadedPage } from '../screen-data.ts';
import { pageNotFound } from '../site-error.ts';

/** All pictures, or the one whose number ends the address; a gallery without any still has its first page. */
export async function load(navigation: Navigation): Promise<LoadedPage> {
  const page = await loadComposed(navigation);
  const pictures = mainComponent(page.data, 'Gallery')?.data.items.length ?? 0;
  const { screen } = navigation;
  const picture = screen?.pageNumber ?? 1;
  if (picture > Math.max(1, pictures)) throw pageNotFound();
  return screen?.isNumbered && pictures > 0 ? { ...page, extras: { picture } } : page;
}
