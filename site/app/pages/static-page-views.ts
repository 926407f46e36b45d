import { Feeds } from '#app/components/feeds/feeds.tsx';
import { LinkGroups } from '#app/components/link-groups/link-groups.tsx';
import type { OwnViews } from '#app/components/page-body/view.ts';
import { Steps } from '#app/components/steps/steps.tsx';
import { TextPage } from '#app/components/text-page/text-page.tsx';
import { indexPageViews } from './index-page-views.ts';

/** Views of static pages, on top of those of index pages; story pages do not load them. */
export const staticPageViews: OwnViews = {
  ...indexPageViews,
  EditorialLinks: { ...indexPageViews.EditorialLinks, 'link-groups': LinkGroups, feeds: Feeds, steps: Steps },
  Text: { 'text-page': TextPage },
};
