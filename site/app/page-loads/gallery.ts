import { loadComposed } from '../load-composed.ts';
import { mainOf } from '../main-component.ts';
import { screenOf, type Visit } from '../navigation.ts';
import type { ScreenData } from '../screen-data.ts';
import { pageNotFound } from '../site-error.ts';

/** A gallery has as many pages as pictures; one without any still has its first. */
export async function load(visit: Visit): Promise<ScreenData['page']> {
  const page = await loadComposed(visit);
  const pictures = mainOf(page.data, 'Gallery')?.data.items.length ?? 0;
  if ((screenOf(visit)?.pageNumber ?? 1) > Math.max(1, pictures)) throw pageNotFound();
  return page;
}
