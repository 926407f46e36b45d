import type { Complete } from '../complete.ts';
import type { FeaturePage, TopicPage } from '../entities/page-entities.ts';
import { imageExample } from './image.ts';
import { layoutExample } from './layout.ts';
import { contentTopicExample, hierarchicalTopicExample } from './topic.ts';

export const topicPageExample: Complete<TopicPage> = {
  layout: layoutExample,
  slug: 'laptops',
  viewType: 'default',
  title: 'Laptops',
  description: 'Machines that fold, tested until they stop.',
  id: 'topic-laptops',
  image: imageExample,
  topic: hierarchicalTopicExample,
  children: [hierarchicalTopicExample],
};

export const featurePageExample: Complete<FeaturePage> = {
  layout: layoutExample,
  slug: 'back-to-school',
  viewType: 'default',
  title: 'Back to school',
  description: 'What to buy, and what to keep from last year.',
  id: 'feature-back-to-school',
  image: imageExample,
  topics: [contentTopicExample],
};
