import type { Complete } from '../complete.ts';
import type { Collection } from '../entities/collection.ts';
import { contentLinkExample } from './content-link.ts';
import { imageExample } from './image.ts';
import { layoutExample } from './layout.ts';
import { contentTopicExample } from './topic.ts';

export const collectionExample: Complete<Collection> = {
  id: 'collection-all-day',
  image: imageExample,
  primary: true,
  title: 'The all-day laptop',
  slug: 'the-all-day-laptop',
  hide: false,
  description: 'Eight stories about machines that outlast the day.',
  threads: [{ slug: 'tested', items: [contentLinkExample] }],
  typeSlug: 'special-feature',
  collectionType: { id: 'type-special-feature', slug: 'special-feature' },
  layout: layoutExample,
  viewType: 'default',
  topics: [contentTopicExample],
};
