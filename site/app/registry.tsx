import { ArticlePage } from './components/article/article-page.tsx';
import { BreakingView } from './components/breaking-banner/breaking-view.tsx';
import { Cards } from './components/cards/cards.tsx';
import { CollectionView } from './components/collection/collection-view.tsx';
import { CollectionsRail } from './components/collections-rail/collections-rail.tsx';
import { LinkColumns, PlainLinks } from './components/editorial-links/editorial-links.tsx';
import { FeatureView } from './components/feature/feature-view.tsx';
import { LinksList } from './components/links-list/links-list.tsx';
import { ListingHead } from './components/listing-head/listing-head.tsx';
import { MoreStories } from './components/more-stories/more-stories.tsx';
import { MostRead } from './components/most-read/most-read.tsx';
import { NewsletterBox } from './components/newsletter-box/newsletter-box.tsx';
import { NextStory } from './components/next-story/next-story.tsx';
import type { Registry } from './components/page-body/view.ts';
import { Experts } from './components/people/experts.tsx';
import { Team } from './components/people/team.tsx';
import { ReviewsRow } from './components/reviews-row/reviews-row.tsx';
import { RichText } from './components/rich-text/rich-text.tsx';
import { Rows } from './components/rows/rows.tsx';
import { SeamlessList } from './components/seamless-list/seamless-list.tsx';
import { FoundLinks } from './components/search-results/found-links.tsx';
import { StoryTeaser } from './components/story-teaser/story-teaser.tsx';
import { TopicHead } from './components/topic-head/topic-head.tsx';
import { VideoRows } from './components/video-stage/video-rows.tsx';

/**
 * Component type and view → component. A view without a component does not compile. Views that one kind of page is made
 * of come with that page (`OwnViews` in `pages/`); here a simpler one replaces them, should an editor place them
 * elsewhere. So no page loads the code of another.
 */
export const registry: Registry = {
  Article: { article: ArticlePage },
  AuthorList: { experts: Experts, team: Team, 'author-head': Team },
  Collection: { collection: CollectionView },
  ContentList: {
    lead: Cards,
    'latest-line': LinksList,
    'latest-head': ListingHead,
    'top-stories': Cards,
    'reviews-row': ReviewsRow,
    'section-feature': Cards,
    'section-list': LinksList,
    'in-depth': Cards,
    'guides-table': LinksList,
    'more-stories': MoreStories,
    'most-read': MostRead,
    'lead-trio': Cards,
    rows: Rows,
    cards: Cards,
    'links-list': LinksList,
    topics: LinksList,
    newsletters: Cards,
    'next-story': NextStory,
    'breaking-banner': BreakingView,
    // The header's menus show these stories; placed on a page they are a list of links.
    'menu-stories': LinksList,
  },
  EditorialLinks: {
    'menu-columns': LinkColumns,
    plain: PlainLinks,
    'link-groups': PlainLinks,
    feeds: PlainLinks,
    figures: PlainLinks,
    steps: PlainLinks,
  },
  Feature: { feature: FeatureView },
  Gallery: { gallery: StoryTeaser },
  Review: { review: StoryTeaser },
  RicochetCollections: { rail: CollectionsRail },
  Seamless: { seamless: SeamlessList },
  SmartSearchResults: { results: FoundLinks },
  Text: {
    prose: RichText,
    'text-page': RichText,
    'newsletter-box': NewsletterBox,
    'listing-head': ListingHead,
  },
  Topic: { 'topic-head': TopicHead },
  Video: { video: StoryTeaser },
  VideoList: {
    'video-stage': VideoRows,
    'video-rows': VideoRows,
    'video-lead': VideoRows,
    'video-shelf': VideoRows,
    playlist: VideoRows,
  },
};
