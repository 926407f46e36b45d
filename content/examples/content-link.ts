import type { Complete } from '../complete.ts';
import type { ContentLink } from '../entities/content-link.ts';
import { authorExample } from './author.ts';
import { imageExample } from './image.ts';
import { contentTopicExample } from './topic.ts';

const { id, username, firstName, lastName, bureau, profile, image } = authorExample;

/** Without children: a link inside a link. */
const child: ContentLink = {
  id: 'article-arc-14-display',
  slug: 'arc-14-display-tested',
  title: 'The Arc 14 display, measured',
  url: '/article/arc-14-display-tested/',
  isSponsored: false,
};

export const contentLinkExample: Complete<ContentLink> = {
  author: { id, username, firstName, lastName, bureau, profile, image },
  body: 'It lasted seventeen hours, and then it lasted one more.',
  gallery: { count: 12 },
  category: 'Laptops',
  children: [child],
  contentType: 'article',
  contentUrl: 'https://news.example/article/halden-arc-14-first-week/',
  coreImages: [imageExample],
  date: '2026-03-03T12:00:00Z',
  datePublished: '2026-03-03T12:00:00Z',
  deal: {
    productName: 'Halden Arc 14',
    image: imageExample,
    rating: 4.5,
    pros: ['Lasts seventeen hours'],
    reviewUrl: '/product/halden-arc-14/',
    editorsChoice: true,
    listPrice: 1399,
    offers: [
      {
        merchant: 'Corner Electronics',
        url: 'https://corner.example/arc-14',
        price: 1299.5,
        checkedAt: '2026-03-03T11:48:00.000Z',
        isReachable: true,
      },
    ],
    history: [1399, null, 1299.5],
    historyEnds: '2026-03-03',
    isStale: false,
  },
  description: 'Seventeen hours away from a socket, on the bench and on a train.',
  filterKey: 'laptops',
  filterLabel: 'Laptops',
  genreGroups: ['hardware'],
  icon: 'laptop',
  nodeId: 'node-881',
  subCategory: 'Ultraportables',
  id: 'article-halden-arc-14',
  image: imageExample,
  label: 'Hands on',
  metaData: { readMinutes: 6, editorPick: true, duration: '2:05' },
  name: 'Halden Arc 14',
  promoTitle: 'The laptop that forgot its charger',
  section: 'hands_on',
  slug: 'halden-arc-14-first-week',
  startYear: '2026',
  summary: 'A week with the Halden Arc 14.',
  title: 'A week with the Halden Arc 14',
  topic: contentTopicExample,
  topics: [contentTopicExample],
  hubTopicPathString: 'Tech^Laptops',
  type: 'guide',
  typeName: 'article',
  url: '/article/halden-arc-14-first-week/',
  isSponsored: false,
};
