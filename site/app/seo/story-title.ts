import { storyOf } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';
import { pagedTitle } from './paged-title.ts';

/** The editors' SEO title, else the headline, else the title. */
export function storyTitle({ page, pageNumber }: ScreenData): string {
  const story = storyOf(page.data);
  return pagedTitle(story?.titleTag ?? story?.headline ?? story?.title ?? page.data.title, pageNumber);
}
