import type { PublicationSeed, SeedStory } from '#content/seed.ts';
import { addressOf } from './story-address.ts';

type LinkList = PublicationSeed['links'][number];
type Link = NonNullable<LinkList['list']['items']>[number];

function list(name: string, componentLabel: string, items: Link[], description?: string): LinkList {
  return { name, edition: 'us', list: { componentLabel, description, items } };
}

const group = (label: string, ...links: [linkText: string, linkUrl: string][]): Link[] =>
  links.map(([linkText, linkUrl]) => ({ label, linkText, linkUrl }));

type PathOf = (slug: string) => string;

/** Feeds, the figures of the tests and of the year. */
const overviewLinks = (at: PathOf): LinkList[] => [
  list(
    'feeds-news',
    'Everything new',
    [
      ['News', 'news'],
      ['Latest', 'latest'],
      ['Reviews', 'reviews'],
      ['Best products', 'best-products'],
      ['How-to', 'how-to'],
      ['In depth', 'in-depth'],
      ['Deals', 'deals'],
      ['Galleries', 'pictures'],
      ['Video', 'video'],
    ].map(([linkText = '', name]) => ({ linkText, linkUrl: `/${name}/rss.xml` })),
    'Each feed holds whole stories. Put atom.xml or feed.json in the place of rss.xml for the other formats.',
  ),
  list('figures-how-we-test', 'In numbers', [
    {
      label: '61',
      linkText: 'laptops bought at retail since January, each worked on for five weeks',
      linkUrl: at('best-laptops'),
    },
    {
      label: '22',
      linkText: 'office chairs, twelve sitters and nine months of diaries',
      linkUrl: at('best-office-chairs'),
    },
    {
      label: '19',
      linkText: 'robot vacuums in three homes, with two dogs and one blue sock',
      linkUrl: at('best-robot-vacuums'),
    },
    {
      label: '17',
      linkText: 'VPN services asked to prove what they say. Nine answered',
      linkUrl: at('best-vpn-services'),
    },
  ]),
  list(
    'figures-year',
    'The year in numbers',
    [
      {
        label: '83 h',
        linkText: 'that a battery made of rust kept 4,100 people warm in January',
        linkUrl: at('battery-made-of-rust-backs-up-a-town'),
        section: 'innovation',
      },
      {
        label: '11 GW',
        linkText: 'that data centers asked of one Ohio utility. It has four',
        linkUrl: at('chip-shortage-over-power-shortage-starting'),
        section: 'innovation',
      },
      {
        label: '71%',
        linkText: 'of essays on which teachers and software agreed. The rest is the story',
        linkUrl: at('school-district-grades-the-machines-that-grade-essays'),
        section: 'innovation',
      },
      {
        label: '$2M',
        linkText: 'that a hospital paid for a key that did not work',
        linkUrl: at('hospital-paid-2-million-for-a-key-that-did-not-work'),
        section: 'security',
      },
      {
        label: '61',
        linkText: 'laptops on our desks since January. Four of them stayed',
        linkUrl: at('best-laptops'),
        section: 'guides',
      },
      {
        label: '19 yr',
        linkText: 'that a volunteer in Tartu kept a mail relay that asked no names',
        linkUrl: at('last-anonymous-place-on-the-internet'),
        section: 'security',
      },
      {
        label: '14 d',
        linkText: 'on one charge: what the Kestrel 4 did on a reviewer’s wrist',
        linkUrl: at('kestrel-4'),
        section: 'tech',
      },
      {
        label: '0 dB',
        linkText: 'of fan noise from the laptop that won, in an attic at 93 degrees',
        linkUrl: at('halden-book-14'),
        section: 'tech',
      },
    ],
    'Each one is a line in a story. Follow it to see how it was measured.',
  ),
  list('figures-the-signal', 'What it is', [
    {
      label: '5',
      linkText: 'stories, chosen by an editor who had to read all the others',
      linkUrl: '/latest/',
    },
    { label: '1', linkText: 'chart, with its source and its unit', linkUrl: '/topic/energy/' },
    { label: '7:00', linkText: 'every weekday, before the coffee gets cold', linkUrl: '/newsletters/' },
    {
      label: '0',
      linkText: 'pixels that report when you open it',
      linkUrl: '/privacy-policy/',
    },
  ]),
];

/** Reading lists in an order. */
const stepLinks = (at: PathOf): LinkList[] => [
  list('steps-start-here', 'Five things to read', [
    {
      label: 'A guide, checked this month',
      linkText: 'The best laptops you can buy right now',
      linkUrl: at('best-laptops'),
    },
    {
      label: 'A review with a verdict',
      linkText: 'Tessel One: silence, at last, for glasses wearers',
      linkUrl: at('tessel-one'),
    },
    {
      label: 'An explanation with arithmetic',
      linkText: 'What a token is, and why you pay for it',
      linkUrl: at('what-a-token-is-and-why-you-pay-for-it'),
    },
    {
      label: 'Something useful in ten minutes',
      linkText: 'Seven settings to change on a new phone before you sign in',
      linkUrl: at('seven-settings-new-phone-before-you-sign-in'),
    },
    {
      label: 'A long one, for the evening',
      linkText: 'A battery made of rust now backs up a town',
      linkUrl: at('battery-made-of-rust-backs-up-a-town'),
    },
  ]),
  list(
    'steps-safer',
    'The plan',
    [
      {
        label: 'Friday evening, 10 minutes',
        linkText: 'Give every account a key that cannot be guessed',
        linkUrl: at('move-passkeys-between-phones'),
      },
      {
        label: 'Friday evening, 10 more',
        linkText: 'Change seven settings on your phone',
        linkUrl: at('seven-settings-new-phone-before-you-sign-in'),
      },
      {
        label: 'Saturday, over tea',
        linkText: 'Decide whether you need a VPN, and which',
        linkUrl: at('best-vpn-services'),
      },
      {
        label: 'Saturday, with the family',
        linkText: 'Learn to doubt a photo',
        linkUrl: at('how-to-tell-whether-a-photo-was-made-by-a-machine'),
      },
      {
        label: 'Sunday, before it rains',
        linkText: 'Read what a missing backup costs, then make one',
        linkUrl: at('hospital-paid-2-million-for-a-key-that-did-not-work'),
      },
    ],
    'Five guides in the order that helps most. Stop anywhere and you are still better off.',
  ),
  list('steps-back-to-school', 'Before the first bell', [
    {
      label: 'The machine',
      linkText: 'Choose a laptop that will outlive the course',
      linkUrl: at('best-laptops'),
    },
    {
      label: 'The phone',
      linkText: 'Set it up before it knows who you are',
      linkUrl: at('seven-settings-new-phone-before-you-sign-in'),
    },
    {
      label: 'The library',
      linkText: 'Find silence that fits over glasses',
      linkUrl: at('tessel-one'),
    },
    {
      label: 'The essay',
      linkText: 'Know who, or what, is grading it',
      linkUrl: at('school-district-grades-the-machines-that-grade-essays'),
    },
  ]),
  list('steps-home-office', 'In this order', [
    {
      label: 'First, the body',
      linkText: 'A chair for people who forget to stand up',
      linkUrl: at('best-office-chairs'),
    },
    {
      label: 'Then, the room',
      linkText: 'Fix the echo on your calls for $60',
      linkUrl: at('fix-the-echo-on-your-calls'),
    },
    {
      label: 'Then, the signal',
      linkText: 'Wi-Fi that admits where it is weak',
      linkUrl: at('northbeam-trio'),
    },
    {
      label: 'Last, the machine',
      linkText: 'A laptop nobody hears on the call',
      linkUrl: at('halden-book-14'),
    },
  ]),
];

/** Every section of the site. */
const sitemapLinks = (): LinkList[] => [
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
      'Tags',
      ['Privacy', '/tags/privacy/'],
      ['Right to repair', '/tags/right-to-repair/'],
      ['Batteries', '/tags/batteries/'],
      ['Data centers', '/tags/data-centers/'],
      ['Scams', '/tags/scams/'],
      ['Small business', '/tags/small-business/'],
      ['Accessibility', '/tags/accessibility/'],
      ['Open source', '/tags/open-source/'],
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

/** Lists of links that editors keep for pages other than the header. */
export function pageLinks(stories: readonly SeedStory[]): PublicationSeed['links'] {
  const addresses = new Map(stories.map(({ story }) => [story.slug, addressOf(story)]));
  const at = (slug: string): string => {
    const address = addresses.get(slug);
    if (!address) throw new Error(`Wavelength has no story "${slug}"`);
    return address;
  };
  return [...overviewLinks(at), ...stepLinks(at), ...sitemapLinks()];
}
