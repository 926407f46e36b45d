import { pathForArticle } from '#content/rules/content-path.ts';
import { mainOf } from '../main-of.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';

/** Where a page really lives: what editors say, else the story's own route, else this route in its short form. */
export function canonicalUrl({ page, canonicalPath }: ScreenData, siteUrl: string): string {
  const story = mainOf(page.data, 'Article')?.data;
  return absoluteUrl(story?.canonicalUrl || (story ? pathForArticle(story) : canonicalPath), siteUrl);
}
