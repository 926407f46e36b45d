import { BreakingView } from './components/navigation/breaking-banner/breaking-view.tsx';
import { ListingHead } from './components/navigation/listing-head/listing-head.tsx';
import type { Registry } from './components/page/view.ts';
import { StoryTeaser } from './components/story/story-teaser/story-teaser.tsx';
import { Cards } from './components/views/cards/cards.tsx';
import { CollectionView } from './components/views/collection/collection-view.tsx';
import { CollectionsRail } from './components/views/collections-rail/collections-rail.tsx';
import { LinkColumns, PlainLinks } from './components/views/editorial-links/editorial-links.tsx';
import { FeatureView } from './components/views/feature/feature-view.tsx';
import { LinksList } from './components/views/links-list/links-list.tsx';
import { MoreStories } from './components/views/more-stories/more-stories.tsx';
import { MostRead } from './components/views/most-read/most-read.tsx';
import { NextStory } from './components/views/next-story/next-story.tsx';
import { Experts } from './components/views/people/experts.tsx';
import { Team } from './components/views/people/team.tsx';
import { ReviewsRow } from './components/views/reviews-row/reviews-row.tsx';
import { RichText } from './components/views/rich-text/rich-text.tsx';
import { Rows } from './components/views/rows/rows.tsx';
import { SeamlessList } from './components/views/seamless-list/seamless-list.tsx';
import { TopicHead } from './components/views/topic-head/topic-head.tsx';
import { NewsletterBox } from './features/newsletters/newsletter-box/newsletter-box.tsx';
import { VideoRows } from './features/player/video-stage/video-rows.tsx';
import { FoundLinks } from './features/search/found-links.tsx';
import { ArticlePage } from './features/story/article/article-page.tsx';

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
    'contents-list': Rows,
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
    deals: Rows,
    'rating-scale': Rows,
    'minutes-ruler': Rows,
    'best-sentences': Rows,
    'report-list': Cards,
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
