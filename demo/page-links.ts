import type { PublicationSeed } from '#content/seed.ts';

type LinkList = PublicationSeed['links'][number];
type Link = { label?: string; linkText: string; linkUrl: string };

function list(name: string, componentLabel: string, items: Link[], description?: string): LinkList {
  return { name, edition: 'us', list: { componentLabel, description, items } };
}

const group = (label: string, ...links: [linkText: string, linkUrl: string][]): Link[] =>
  links.map(([linkText, linkUrl]) => ({ label, linkText, linkUrl }));

/** Lists of links that editors keep for pages other than the header. */
export const pageLinks: PublicationSeed['links'] = [
  list('feeds-news', 'Everything new', [{ linkText: 'News', linkUrl: '/news/rss.xml' }]),
  list('sitemap-sections', 'Sections', [
    ...group(
      'Read',
      ['Home', '/'],
      ['Latest', '/latest/'],
      ['News', '/news/'],
      ['In depth', '/in-depth/'],
      ['Galleries', '/pictures/'],
      ['Video', '/video/'],
    ),
    ...group(
      'Choose',
      ['Reviews', '/reviews/'],
      ['Best products', '/best-products/'],
      ['Product comparisons', '/product-comparisons/'],
      ['Product spotlights', '/product-spotlights/'],
      ['Deals', '/deals/'],
      ['How-to', '/how-to/'],
    ),
    ...group(
      'Explore',
      ['All topics', '/topic/'],
      ['Special features', '/topic/listing/special-features/'],
      ['Innovation index', '/innovation-index/'],
      ['Search', '/search/'],
      ['Newsletters', '/newsletters/'],
      ['RSS feeds', '/rssfeeds/'],
    ),
    ...group(
      'Wavelength',
      ['About', '/about/'],
      ['Meet the team', '/meet-the-team/'],
      ['Editorial guidelines', '/editorial-guidelines/'],
      ['How we test', '/feature/how-we-test/'],
      ['Blog', '/blog/'],
      ['Advertise', '/advertise/'],
      ['Licensing', '/licensing/'],
      ['Reprint policy', '/reprints/'],
    ),
    ...group(
      'Your rights',
      ['Privacy policy', '/privacy-policy/'],
      ['Do not sell or share my personal information', '/do-not-sell-or-share-my-personal-information/'],
      ['Consumer health data privacy', '/consumer-health-data-privacy/'],
      ['Terms of use', '/auth/flow/terms-of-service/'],
      ['Accessibility', '/accessibility/'],
      ['Your account', '/user/'],
    ),
  ]),
];
