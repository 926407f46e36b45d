import type { Complete } from '../complete.ts';
import type { ContentTopic, HierarchicalTopic, Topic } from '../entities/topic.ts';

export const topicExample: Complete<Topic> = {
  id: 'topic-laptops',
  slug: 'laptops',
  name: 'Laptops',
  typeName: 'topic',
  uuid: '5d0a7f0e-4d6c-4a52-9f3c-2b9a5f1f7c11',
};

export const hierarchicalTopicExample: Complete<HierarchicalTopic> = {
  ...topicExample,
  typePath: ['section', 'topic'],
  hPath: ['Tech', 'Laptops'],
  hslugPath: ['tech', 'laptops'],
};

export const contentTopicExample: Complete<ContentTopic> = {
  ...topicExample,
  primary: true,
  topicPath: [
    {
      id: 'topic-tech',
      slug: 'tech',
      name: 'Tech',
      typeName: 'topic',
      uuid: '0b1f7a35-91b3-4a0e-8f5d-64f0a3c2d9aa',
    },
  ],
};
