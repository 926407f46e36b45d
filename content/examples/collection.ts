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
  layoutName: 'report',
  figures: [
    {
      value: '11',
      unit: 'GW',
      text: 'requested of one utility',
      storyId: 'story-1',
      story: contentLinkExample,
    },
  ],
  parts: [
    {
      storyId: 'story-1',
      name: 'The queue',
      chart: {
        caption: 'Gigawatts requested, by year',
        values: [0.6, 1.1, 2.7, 6.2, 11],
        labels: ['2022', '2023', '2024', '2025', '2026'],
        unit: 'GW',
        marker: { label: 'Deliverable today', value: 4 },
      },
      story: contentLinkExample,
    },
  ],
  storyCount: 8,
  dateUpdated: '2026-06-14T12:00:00.000Z',
  topics: [contentTopicExample],
};
