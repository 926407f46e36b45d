import { Figures } from '#app/components/figures/figures.tsx';
import { GuidesTable } from '#app/components/guides-table/guides-table.tsx';
import { InDepth } from '#app/components/in-depth/in-depth.tsx';
import { LatestHead } from '#app/components/latest-stream/latest-head.tsx';
import { LatestStream } from '#app/components/latest-stream/latest-stream.tsx';
import { Lead } from '#app/components/lead/lead.tsx';
import { LeadTrio } from '#app/components/lead-trio/lead-trio.tsx';
import type { OwnViews } from '#app/components/page-body/view.ts';
import { SectionFeature } from '#app/components/section-feature/section-feature.tsx';
import { SectionList } from '#app/components/section-list/section-list.tsx';
import { TopStories } from '#app/components/top-stories/top-stories.tsx';
import { VideoStage } from '#app/components/video-stage/video-stage.tsx';

/** Views of index pages: the front page, topics, listings, features. Story pages do not load them. */
export const indexPageViews = {
  ContentList: {
    lead: Lead,
    'latest-line': LatestStream,
    'latest-head': LatestHead,
    'top-stories': TopStories,
    'section-feature': SectionFeature,
    'section-list': SectionList,
    'in-depth': InDepth,
    'guides-table': GuidesTable,
    'lead-trio': LeadTrio,
  },
  EditorialLinks: { figures: Figures },
  VideoList: { 'video-stage': VideoStage },
} satisfies OwnViews;
