import type { Complete } from '../complete.ts';
import type { CollectionRef } from '../entities/collection-ref.ts';
import type { Annotation, Content, ContentPlatform } from '../entities/content.ts';
import { authorExample } from './author.ts';
import { imageExample } from './image.ts';
import { tagExample } from './tag.ts';
import { contentTopicExample } from './topic.ts';

export const annotationExample: Complete<Annotation> = {
  id: 'annotation-1',
  score: 0.92,
  termIdInSource: 'Q-1184',
  termName: 'Battery life',
  termSourceType: 'thesaurus',
  typeName: 'annotation',
};

export const contentPlatformExample: Complete<ContentPlatform> = {
  revisionId: 'rev-7',
  ctopic: ['laptops'],
  entity: ['Halden'],
  ctax: ['hardware'],
  csig: ['evergreen'],
};

export const collectionRefExample: Complete<CollectionRef> = {
  id: 'collection-all-day',
  slug: 'the-all-day-laptop',
  title: 'The all-day laptop',
  typeSlug: 'special-feature',
};

export const contentExample: Complete<Content> = {
  annotations: [annotationExample],
  contentPlatform: contentPlatformExample,
  author: authorExample,
  buyingCycle: 'consideration',
  datePublished: '2026-03-03T12:00:00Z',
  dateUpdated: '2026-03-04T09:30:00Z',
  displayDatePublished: '2026-03-03T12:00:00Z',
  displayDateUpdated: '2026-03-04T09:30:00Z',
  edition: 'us',
  headline: 'A week with the <em>Halden Arc 14</em>',
  id: 'article-halden-arc-14',
  collections: [collectionRefExample],
  image: imageExample,
  moreAuthors: [authorExample],
  primaryCollection: collectionRefExample,
  promoImage: imageExample,
  section: 'hands_on',
  slug: 'halden-arc-14-first-week',
  subType: 'feature',
  tags: [tagExample],
  title: 'A week with the Halden Arc 14',
  topics: [contentTopicExample],
  typeName: 'content',
  versionId: 'v7',
};
