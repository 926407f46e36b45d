import type { OwnViews } from '#app/components/page/view.ts';
import { Feeds } from '#app/components/views/feeds/feeds.tsx';
import { LinkGroups } from '#app/components/views/link-groups/link-groups.tsx';
import { Steps } from '#app/components/views/steps/steps.tsx';
import { TextPage } from '#app/components/views/text-page/text-page.tsx';
import { indexPageViews } from './index-page-views.ts';

/** Views of static pages, on top of those of index pages; story pages do not load them. */
export const staticPageViews: OwnViews = {
  ...indexPageViews,
  EditorialLinks: { ...indexPageViews.EditorialLinks, 'link-groups': LinkGroups, feeds: Feeds, steps: Steps },
  Text: { 'text-page': TextPage },
};
