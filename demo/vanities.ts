import { verticalTopics } from '#content/limits.ts';
import type { PublicationSeed } from '#content/seed.ts';

type Vanities = NonNullable<PublicationSeed['vanities']>;

const to = (targetType: string, slug: string) => [{ edition: 'us', targetType, target: { slug } }];

/** A vertical's bare address is no screen; readers who shorten one by hand land on its topic. */
const verticals: Vanities = verticalTopics.map((slug) => ({
  id: `vertical-${slug}`,
  urlType: 'PERMANENT_REDIRECT',
  urlPath: `/${slug}/`,
  enabled: true,
  targets: to('topic', slug),
}));

/** Short URLs for posters and e-mails. */
const campaigns: Vanities = [
  {
    id: 'campaign-laptops',
    urlType: 'TEMPORARY_REDIRECT',
    urlPath: '/laptops/',
    enabled: true,
    targets: to('topic', 'laptops'),
  },
  {
    id: 'campaign-team',
    urlType: 'MASK',
    urlPath: '/who-we-are/',
    enabled: true,
    targets: to('url', '/meet-the-team/'),
  },
];

export const vanities: Vanities = [...verticals, ...campaigns];
