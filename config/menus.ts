import type { MenuItem } from '#content/entities/menu-item.ts';

const topic = (slug: string, linkText: string): MenuItem => ({
  linkText,
  topicSlug: slug,
  route: { name: 'topic', params: { slug } },
  trackingName: slug,
});

const page = (name: string, linkText: string): MenuItem => ({
  linkText,
  route: { name },
  trackingName: name,
});

export const shelf: readonly MenuItem[] = [
  // The links of Trending and Buying Guides are editors' work: they arrive with the composed header.
  {
    linkText: 'Trending',
    linkUrl: '/latest/',
    trackingName: 'trending',
    primary: true,
    sections: ['trending'],
    activePage: 'trending',
    subNav: [],
  },
  {
    linkText: 'Tech',
    mainTopic: { linkText: 'All Tech' },
    topicSlug: 'tech',
    route: { name: 'topic', params: { slug: 'tech' } },
    trackingName: 'tech',
    primary: true,
    sections: ['tech'],
    activePage: 'tech',
    subNav: [
      {
        label: 'Devices',
        size: 3,
        items: [
          topic('gaming', 'Gaming'),
          topic('headphones', 'Headphones'),
          topic('laptops', 'Laptops'),
          topic('mobile-accessories', 'Mobile accessories'),
          topic('networking', 'Networking'),
          topic('pcs', 'PCs'),
          topic('printers', 'Printers'),
          topic('smartphones', 'Smartphones'),
          topic('smart-watches', 'Smart watches'),
        ],
      },
      {
        label: 'Sound and screen',
        size: 3,
        items: [
          topic('speakers', 'Speakers'),
          topic('streaming-devices', 'Streaming devices'),
          topic('video-streaming-services', 'Streaming services'),
          topic('tablets', 'Tablets'),
          topic('tvs', 'TVs'),
          topic('wearables', 'Wearables'),
        ],
      },
      {
        label: 'Home and office',
        size: 2,
        items: [
          topic('kitchen-household', 'Kitchen and household'),
          topic('office-furniture', 'Office furniture'),
          topic('office-hardware-appliances', 'Office hardware'),
          topic('smart-home', 'Smart home'),
          topic('smart-lighting', 'Smart lighting'),
          topic('yard-outdoors', 'Yard and outdoors'),
        ],
      },
    ],
  },
  {
    linkText: 'Innovation',
    mainTopic: { linkText: 'All Innovation' },
    topicSlug: 'innovation',
    route: { name: 'topic', params: { slug: 'innovation' } },
    trackingName: 'innovation',
    primary: true,
    sections: ['innovation'],
    activePage: 'innovation',
    subNav: [
      {
        label: 'Machines that think',
        size: 4,
        items: [
          topic('artificial-intelligence', 'Artificial intelligence'),
          topic('ar-vr', 'AR and VR'),
          topic('cloud', 'Cloud'),
          topic('digital-transformation', 'Digital transformation'),
          topic('robotics', 'Robotics'),
        ],
      },
      {
        label: 'The world they run in',
        size: 4,
        items: [
          topic('energy', 'Energy'),
          topic('sustainability', 'Sustainability'),
          topic('transportation', 'Transportation'),
          topic('work-life', 'Work life'),
        ],
      },
    ],
  },
  {
    linkText: 'Business',
    mainTopic: { linkText: 'All Business' },
    topicSlug: 'business',
    route: { name: 'topic', params: { slug: 'business' } },
    trackingName: 'business',
    primary: true,
    sections: ['business'],
    activePage: 'business',
    subNav: [
      {
        label: 'Companies',
        size: 3,
        items: [
          topic('business', 'Business'),
          topic('amazon', 'Amazon'),
          topic('apple', 'Apple'),
          topic('google', 'Google'),
          topic('microsoft', 'Microsoft'),
          topic('windows', 'Windows'),
        ],
      },
      {
        label: 'Software',
        size: 3,
        items: [
          topic('developer', 'Developer'),
          topic('e-commerce', 'E-commerce'),
          topic('edge-computing', 'Edge computing'),
          topic('enterprise-software', 'Enterprise software'),
        ],
      },
      {
        label: 'People',
        size: 2,
        items: [
          topic('executive', 'Executive'),
          topic('professional-development', 'Professional development'),
          topic('social-media', 'Social media'),
          topic('smb', 'Small business'),
        ],
      },
    ],
  },
  {
    linkText: 'Security',
    mainTopic: { linkText: 'All Security' },
    topicSlug: 'security',
    route: { name: 'topic', params: { slug: 'security' } },
    trackingName: 'security',
    primary: true,
    sections: ['security'],
    activePage: 'security',
    subNav: [
      {
        label: 'Security',
        size: 4,
        items: [
          topic('security', 'Security'),
          topic('cyber-threats', 'Cyber threats'),
          topic('password-manager', 'Password managers'),
          topic('ransomware', 'Ransomware'),
          topic('vpn', 'VPN'),
        ],
      },
    ],
  },
  {
    linkText: 'Advice',
    linkUrl: '/how-to/',
    trackingName: 'advice',
    primary: true,
    sections: ['advice'],
    activePage: 'advice',
    subNav: [
      {
        label: 'Advice',
        size: 4,
        items: [
          page('deals', 'Deals'),
          page('how-to', 'How-to'),
          page('product-comparisons', 'Product comparisons'),
          page('product-spotlights', 'Product spotlights'),
          page('reviews', 'Reviews'),
        ],
      },
    ],
  },
  {
    linkText: 'Buying Guides',
    linkUrl: '/best-products/',
    trackingName: 'buying-guides',
    primary: true,
    sections: ['guides'],
    activePage: 'guides',
    subNav: [],
  },
];

export const more: MenuItem = {
  linkText: 'More',
  trackingName: 'more',
  subNav: [
    {
      label: 'Topics',
      size: 4,
      items: [topic('finance', 'Finance'), topic('education', 'Education'), topic('health', 'Health')],
    },
    {
      label: 'Wavelength',
      size: 4,
      items: [
        page('latest', 'Latest'),
        page('news', 'News'),
        page('indepth-door', 'In depth'),
        page('about', 'About'),
        page('narratives', 'Narratives'),
      ],
    },
  ],
};
