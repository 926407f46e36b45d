import { z } from 'zod';
import { links } from '#content/calls/call.ts';
import { managedCalls } from '#content/calls/managed.ts';
import { sitemapEntry } from '#content/calls/sitemaps.ts';
import { savedStory } from '#content/calls/stories.ts';
import { article } from '#content/entities/article.ts';
import { author } from '#content/entities/author.ts';
import { checkedPrice, priceDay } from '#content/entities/checked-price.ts';
import { collection } from '#content/entities/collection.ts';
import { collectionRef } from '#content/entities/collection-ref.ts';
import { annotation, contentPlatform } from '#content/entities/content.ts';
import { contentLink } from '#content/entities/content-link.ts';
import { contentList, paging } from '#content/entities/content-list.ts';
import { deal } from '#content/entities/deal.ts';
import { editorialLink, editorialLinks } from '#content/entities/editorial-links.ts';
import { bodyBlock, embed, embedSchemas, embedTypes } from '#content/entities/embed.ts';
import { gallery, galleryItem } from '#content/entities/gallery.ts';
import { image } from '#content/entities/image.ts';
import { innovationTrend } from '#content/entities/innovation-trend.ts';
import { listicle } from '#content/entities/listicle.ts';
import { merchantOffer } from '#content/entities/merchant-offer.ts';
import { featurePage, topicPage } from '#content/entities/page-entities.ts';
import { pictureFacts } from '#content/entities/picture-facts.ts';
import { productSeoUrl, relatedProduct, techProduct } from '#content/entities/product.ts';
import { review } from '#content/entities/review.ts';
import { reviewCard } from '#content/entities/review-card.ts';
import { richText } from '#content/entities/rich-text.ts';
import { seamlessItem } from '#content/entities/seamless-item.ts';
import { searchSuggestions } from '#content/entities/search-suggestion.ts';
import { madePictures, pictureFile, savedSetting, settingsSchema } from '#content/entities/settings.ts';
import { smartSearchResults } from '#content/entities/smart-search-results.ts';
import { storyInput, storyInputs } from '#content/entities/story-input.ts';
import {
  storyListItem,
  storyRecord,
  storySummary,
  storyVersion,
  storyVersionContent,
  writtenStory,
} from '#content/entities/story-record.ts';
import { storyWarning } from '#content/entities/story-warning.ts';
import { syndicatedStory } from '#content/entities/syndicated-story.ts';
import { tag } from '#content/entities/tag.ts';
import { contentTopic, hierarchicalTopic, topic } from '#content/entities/topic.ts';
import { savedVanity, vanity, vanityAnswer, vanityInput, vanityTarget } from '#content/entities/vanity.ts';
import { transcript, video, videoChapter, videoFile, videoMetaData } from '#content/entities/video.ts';
import { visitedPath } from '#content/entities/visited-path.ts';
import { articleExample } from '#content/examples/article.ts';
import { authorExample } from '#content/examples/author.ts';
import { contentLinkExample } from '#content/examples/content-link.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { galleryExample } from '#content/examples/gallery.ts';
import { imageExample } from '#content/examples/image.ts';
import { layoutAreaExample } from '#content/examples/layout.ts';
import { listicleExample } from '#content/examples/listicle.ts';
import { merchantOfferExample } from '#content/examples/merchant-offer.ts';
import { reviewExample } from '#content/examples/review.ts';
import { reviewCardExample } from '#content/examples/review-card.ts';
import { richTextExample } from '#content/examples/rich-text.ts';
import {
  storyDraftExample,
  storySummaryExample,
  storyVersionExample,
} from '#content/examples/story-record.ts';
import { tagExample } from '#content/examples/tag.ts';
import { contentTopicExample, topicExample } from '#content/examples/topic.ts';
import { videoExample } from '#content/examples/video.ts';
import {
  authorEntry,
  breakingEntry,
  layoutEntry,
  linkListEntry,
  newsletterEntry,
  tagEntry,
  textEntry,
  topicEntry,
  trendEntry,
} from '#content/managed/entries.ts';
import { managedKinds } from '#content/managed/kinds.ts';
import { componentSchema, componentTypes } from '#content/page/component.ts';
import { componentError } from '#content/page/component-error.ts';
import { composedPage } from '#content/page/composed-page.ts';
import { layoutArea, layoutComponent } from '#content/page/layout.ts';
import { embedDescriptions } from './embed-descriptions.ts';

interface SchemaMeta {
  /** The name in `components/schemas`. */
  id: string;
  description: string;
  examples?: unknown[];
}

/** What many calls share is described once, by its name. */
export const namedSchemas = z.registry<SchemaMeta>();

const components = componentTypes.map((type) => {
  const schema = componentSchema(type);
  namedSchemas.add(schema, {
    id: `${type}Component`,
    description: `A component of a page whose \`meta.componentType\` is ${type}.`,
  });
  return schema;
});
/** Any component of a page; code chooses the member by `meta.componentType`. */
export const componentUnion = z.union(components);

/** The stories of tests have the media host of the demo; the document of another publication must not name it. */
const examplesOfEmbeds = {
  ...embedExamples,
  podcast: { ...embedExamples.podcast, url: 'https://media.news.example/podcast/12.mp3' },
};
for (const type of embedTypes)
  namedSchemas.add(embedSchemas[type], {
    id: `${type[0]?.toUpperCase()}${type.slice(1)}Embed`,
    description: `${embedDescriptions[type]} In the body: \`[shortcode type="${type}" uuid="…"]\`.`,
    examples: [examplesOfEmbeds[type]],
  });

for (const { kind, stored } of managedCalls)
  namedSchemas.add(stored, {
    id: `Saved${managedKinds[kind].one}`,
    description: `A ${managedKinds[kind].label} as it is stored, with its version, and who saved it.`,
  });

const described: Record<string, [schema: z.ZodType, description: string, example?: unknown]> = {
  Annotation: [annotation, 'A term that a classifier found in the story, with its score.'],
  Article: [article, 'An article: news, advice, a best list, an explainer or a live blog.', articleExample],
  Author: [author, 'A person who writes, with biography and accounts elsewhere.', authorExample],
  AuthorEntry: [authorEntry, 'An author as staff write it; the id is in the path.'],
  BodyBlock: [bodyBlock, 'A part of a body: text as clean HTML, or an embed between two paragraphs.'],
  BreakingBannerEntry: [breakingEntry, 'The line above every page of an edition, and the story it leads to.'],
  CheckedPrice: [checkedPrice, 'The price of an offer at one time, as a store showed it.'],
  Collection: [collection, 'A list of stories that editors put together.'],
  CollectionRef: [collectionRef, 'A collection that a story is part of.'],
  Component: [componentUnion, 'One component of a page; `meta.componentType` says which.'],
  ComponentError: [
    componentError,
    'A component whose data could not be loaded; the rest of the page is complete.',
  ],
  ComposedPage: [composedPage, 'A page: layout, components, and the header and footer around them.'],
  ContentLink: [contentLink, 'A story in a list: title, picture, date and address.', contentLinkExample],
  ContentList: [contentList, 'A list of stories with its title and paging.'],
  ContentPlatform: [contentPlatform, 'Ids of the story in the system that it came from.'],
  ContentTopic: [contentTopic, 'A topic of a story, with its place in the tree.', contentTopicExample],
  Deal: [deal, 'The product of a deal: where it costs what, and what it cost before.'],
  EditorialLink: [editorialLink, 'A link that editors chose.'],
  EditorialLinks: [editorialLinks, 'A list of links that editors chose.'],
  Embed: [
    embed,
    'What stands between two paragraphs. In a stored body an embed is a line of its own, ' +
      '`[shortcode type="chart" uuid="…"]`; its data is `additionalShortcodeData[uuid]`. Answers to readers ' +
      'have it in `bodyBlocks`, at its place.',
  ],
  FeaturePage: [featurePage, 'A page that editors laid out, about one subject.'],
  Gallery: [gallery, 'A story in pictures.', galleryExample],
  GalleryItem: [galleryItem, 'One picture of a gallery, or one video.'],
  HierarchicalTopic: [hierarchicalTopic, 'A topic with the topics above it.'],
  Image: [
    image,
    'A picture with its sizes as signed addresses, alternative text, caption and credit.',
    imageExample,
  ],
  InnovationTrend: [innovationTrend, 'A line of the innovation index, with its history.'],
  LayoutArea: [
    layoutArea,
    'A part of a layout, of 12 columns, with components or further areas.',
    layoutAreaExample,
  ],
  LayoutComponent: [layoutComponent, 'One place of a layout: which component it holds, in which view.'],
  LayoutEntry: [layoutEntry, 'A layout as staff write it; kind of page and slug are in the path.'],
  LinkListEntry: [linkListEntry, 'A list of links as staff write it; edition and name are in the path.'],
  Links: [links, 'Addresses of this answer and of the pages beside it.'],
  Listicle: [listicle, 'One item of a best list. Every field may be missing.', listicleExample],
  MadePictures: [madePictures, 'Icons and a share picture, made from one uploaded file.'],
  MerchantOffer: [
    merchantOffer,
    'Where a product is sold, and its price in US dollars.',
    merchantOfferExample,
  ],
  NewsletterEntry: [newsletterEntry, 'A newsletter as staff write it; the id is in the path.'],
  Paging: [paging, 'Where this part of a list begins, and how long the list is.'],
  PictureFacts: [pictureFacts, 'What a picture shows, where and when.'],
  PictureFile: [pictureFile, 'An uploaded picture with its size in pixels.'],
  PriceDay: [priceDay, 'The last price of a day.'],
  ProductSeoUrl: [productSeoUrl, 'Where the review of a product is.'],
  RelatedProduct: [relatedProduct, 'The product that a story is about, with its stores.'],
  Review: [review, 'A review of a product, with rating, pros and cons.', reviewExample],
  ReviewCard: [reviewCard, 'The verdict on a product. Every field may be missing.', reviewCardExample],
  RichText: [richText, 'A text of the site, such as a policy, as clean HTML.', richTextExample],
  SavedSetting: [savedSetting, 'A setting with its version, and who saved it.'],
  SavedVanity: [savedVanity, 'A vanity entry as it is stored, with its version.'],
  SeamlessItem: [seamlessItem, 'A story that follows another one on the same page.'],
  SearchSuggestions: [searchSuggestions, 'Ways to complete a query.'],
  Settings: [settingsSchema, 'Every setting of the publication by its name.'],
  SmartSearchResults: [smartSearchResults, 'A page of search results, with filters and the words found.'],
  SitemapEntry: [sitemapEntry, 'A page and what its sitemap entry says; `url` is a path.'],
  StoryToSave: [savedStory, 'A story to save. A misspelt field is rejected by its name.', storyDraftExample],
  StoryArticle: [storyInputs.article, 'An article as staff save it.'],
  StoryReview: [storyInputs.review, 'A review as staff save it.'],
  StoryGallery: [storyInputs.gallery, 'A gallery as staff save it.'],
  StoryVideo: [storyInputs.video, 'A video as staff save it.'],
  StoryCollection: [storyInputs.collection, 'A collection as staff save it.'],
  StoryFeature: [storyInputs.feature, 'A feature page as staff save it.'],
  Story: [storyInput, 'A story as staff save it; `kind` says which.'],
  StoryRecord: [storyRecord, 'The newest version of a story, published or not.'],
  StoryListItem: [storyListItem, 'A story as a row of a staff list.'],
  StorySummary: [storySummary, 'A story in a list of staff: state and newest version.', storySummaryExample],
  StoryVersion: [storyVersion, 'One saved version of a story.', storyVersionExample],
  StoryVersionContent: [storyVersionContent, 'One saved version of a story with its words.'],
  StoryWarning: [storyWarning, 'A part of a story that readers will not see, and why.'],
  SyndicatedStory: [syndicatedStory, 'A whole story with its address.'],
  Tag: [tag, 'A tag of stories.', tagExample],
  TagEntry: [tagEntry, 'A tag as staff write it; the slug is in the path.', { name: 'Batteries' }],
  TechProduct: [techProduct, 'Facts about a product.'],
  TextEntry: [textEntry, 'A text as staff write it; the id is in the path.'],
  Topic: [topic, 'A topic.', topicExample],
  TopicEntry: [topicEntry, 'A topic as staff write it; the slug is in the path.'],
  TopicPage: [topicPage, 'What a topic page is about, and the topics below it.'],
  Transcript: [transcript, 'What is said in a video.'],
  TrendEntry: [trendEntry, 'A line of the innovation index as staff write it; the id is in the path.'],
  Vanity: [vanity, 'What a path stands for: a redirect, another page, or nothing any more.'],
  VanityAnswer: [vanityAnswer, 'What a path stands for, with the queries that make a difference.'],
  VanityTarget: [vanityTarget, 'Where a path leads, and under which condition.'],
  VanityEntry: [vanityInput, 'A vanity entry as staff write it.'],
  Video: [video, 'A video with its files, captions and chapters.', videoExample],
  VideoChapter: [videoChapter, 'A chapter of a video; `start` in seconds.'],
  VideoFile: [videoFile, 'One file of a video.'],
  VideoMetaData: [videoMetaData, 'Facts about a video that players need.'],
  VisitedPath: [visitedPath, 'How often readers requested a path.'],
  WrittenStory: [writtenStory, 'A story after a write, with what readers will not see of it.'],
};
for (const [id, [schema, description, example]] of Object.entries(described))
  namedSchemas.add(schema, { id, description, ...(example ? { examples: [example] } : {}) });
