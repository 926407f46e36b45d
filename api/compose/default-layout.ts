import { reportPage } from '#content/layouts/collection-page.ts';
import { usualFrontPage, usualLayouts } from '#content/layouts/usual-layouts.ts';
import { type LayoutDefinition, layoutDefinition } from '#content/page/layout-definition.ts';
import type { DirectoryTopic } from '../memory/directory.ts';

const byName: ReadonlyMap<string, LayoutDefinition> = new Map(
  usualLayouts.map((layout) => [
    `${layout.pageType}/${layout.slug}`,
    layoutDefinition.parse(layout) as LayoutDefinition,
  ]),
);

/** What an editor chooses for a collection by making it a report. */
export const reportLayout = layoutDefinition.parse(reportPage) as LayoutDefinition;

/** The layout of a page that no editor has laid out. The front page has a shelf for each of the first topics. */
export function defaultLayout(
  pageType: string,
  slug: string,
  topics: Iterable<DirectoryTopic>,
): LayoutDefinition | undefined {
  if (pageType === 'front-door' && slug === 'home') {
    const roots = [...topics].filter(({ above }) => above.length === 0);
    return layoutDefinition.parse(usualFrontPage(roots)) as LayoutDefinition;
  }
  return byName.get(`${pageType}/${slug}`) ?? byName.get(`${pageType}/*`);
}
