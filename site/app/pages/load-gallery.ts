import { mainComponent } from '../main-component.ts';
import { loadComposed } from '../routing/load-composed.ts';
import type { Navigation } from '../routing/navigation.ts';
import type { ScreenData } from '../screen-data.ts';
import { pageNotFound } from '../site-error.ts';

/** A gallery has as many pages as pictures; one without any still has its first. */
export async function load(navigation: Navigation): Promise<ScreenData['page']> {
  const page = await loadComposed(navigation);
  const pictures = mainComponent(page.data, 'Gallery')?.data.items.length ?? 0;
  if ((navigation.screen?.pageNumber ?? 1) > Math.max(1, pictures)) throw pageNotFound();
  return page;
}
