import { Feeds } from '#app/components/feeds/feeds.tsx';
import { LinkGroups } from '#app/components/link-groups/link-groups.tsx';
import type { OwnViews } from '#app/components/page-body/view.ts';
import { Steps } from '#app/components/steps/steps.tsx';
import { TextPage } from '#app/components/text-page/text-page.tsx';
import { indexPageViews } from './index-page-views.ts';

/** What pages about the house itself are made of, beside all that doors are; stories never are. */
export const staticPageViews: OwnViews = {
  ...indexPageViews,
  EditorialLinks: { ...indexPageViews.EditorialLinks, 'link-groups': LinkGroups, feeds: Feeds, steps: Steps },
  Text: { 'text-page': TextPage },
};
