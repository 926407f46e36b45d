import { pageLinks } from '#app/seo/page-links.ts';
import type { ScreenData } from '../screen-data.ts';
import { absoluteUrl } from './absolute-url.ts';
import { type HeadTag, linkRel } from './head-tag.ts';
import { mainListOf } from './main-list.ts';

/** The neighbours of a page in its list. */
export function pagingTags({ page, basePath }: ScreenData, siteUrl: string): HeadTag[] {
  const paging = mainListOf(page.data)?.data.paging;
  if (!paging) return [];
  const { previous, next } = pageLinks(paging);
  const address = (number: number) => absoluteUrl(number > 1 ? `${basePath}${number}/` : basePath, siteUrl);
  return [
    ...(previous ? linkRel('prev', address(previous)) : []),
    ...(next ? linkRel('next', address(next)) : []),
  ];
}
