import { storyOf } from '../main-component.ts';
import type { ScreenData } from '../screen-data.ts';

/** The editors' SEO title, else the headline, else the title. */
export function storyTitle({ page }: ScreenData): string {
  const story = storyOf(page.data);
  return story?.titleTag ?? story?.headline ?? story?.title ?? page.data.title;
}
