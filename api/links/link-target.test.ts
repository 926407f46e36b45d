import { expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

const story = (type: string, slug: string) => ({ kind: 'story', type, slug });

it.each([
  ['/article/a-story/', story('article', 'a-story')],
  ['/paid-content/article/a-story/', story('article', 'a-story')],
  ['/paid-content/video/a-video/', story('video', 'a-video')],
  ['/in-depth/security/a-story/', story('article', 'a-story')],
  ['/finance/a-story/', story('article', 'a-story')],
  ['/product/a-lamp/?x=1#price', story('review', 'a-lamp')],
  ['/pictures/a-gallery/3/', story('gallery', 'a-gallery')],
  ['/video/share/a-video/', story('video', 'a-video')],
  ['/landing/an-offer/', story('feature', 'an-offer')],
  ['/topic/laptops/2/', { kind: 'topic', slug: 'laptops' }],
  ['/tags/usb-c/', { kind: 'tag', slug: 'usb-c' }],
  ['/meet-the-team/ada/', { kind: 'author', slug: 'ada' }],
  ['/topic/listing/laptops/', { kind: 'fixed' }],
  ['/pictures/2/', { kind: 'fixed' }],
  ['/', { kind: 'fixed' }],
  ['https://other.example/article/x/', { kind: 'fixed' }],
  ['//other.example/', { kind: 'fixed' }],
  ['/paid-content/nothing/x/', { kind: 'unknown' }],
  ['/no-such-page/', { kind: 'unknown' }],
  ['/about/', { kind: 'fixed' }],
  ['/about/us/', { kind: 'unknown' }],
  ['/latest/3/', { kind: 'fixed' }],
  ['/latest/third/', { kind: 'unknown' }],
  ['/sitemaps/', { kind: 'fixed' }],
  ['/blog/', { kind: 'text', slug: 'blog' }],
])('%s leads to what the routing table says', (href, target) => {
  expect(linkTarget(href)).toEqual(target);
});
