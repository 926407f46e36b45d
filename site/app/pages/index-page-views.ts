import type { OwnViews } from '#app/components/page/view.ts';
import { Figures } from '#app/components/views/figures/figures.tsx';
import { GuidesTable } from '#app/components/views/guides-table/guides-table.tsx';
import { InDepth } from '#app/components/views/in-depth/in-depth.tsx';
import { LatestHead } from '#app/components/views/latest-stream/latest-head.tsx';
import { LatestStream } from '#app/components/views/latest-stream/latest-stream.tsx';
import { Lead } from '#app/components/views/lead/lead.tsx';
import { LeadTrio } from '#app/components/views/lead-trio/lead-trio.tsx';
import { SectionFeature } from '#app/components/views/section-feature/section-feature.tsx';
import { SectionList } from '#app/components/views/section-list/section-list.tsx';
import { TopStories } from '#app/components/views/top-stories/top-stories.tsx';
import { VideoStage } from '#app/features/player/video-stage/video-stage.tsx';

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
