import type { AbTest } from './content/entities/ab-test.ts';
import type { AdSize, AdSlotConfig, MonetizationSlot } from './content/entities/ad-slot-config.ts';
import type { MenuItem } from './content/entities/menu-item.ts';
import type { Publication } from './content/publication/schema.ts';

/**
 * The publication: everything an engineer of a publisher changes to make Neutron theirs.
 * The browser reads this file too, so it holds no secret; secrets are environment variables.
 */

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

const shelf: readonly MenuItem[] = [
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

const more: MenuItem = {
  linkText: 'More',
  trackingName: 'more',
  clickToOpen: true,
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

/** One place with one slot, the same on every device; where a device has no size, it has no ad. */
const adSlot = (
  name: string,
  sizes: MonetizationSlot['sizes'],
  more: Partial<MonetizationSlot> = {},
): AdSlotConfig => ({
  monetizationSlots: { [name]: { type: 'display', sizes, lazyLoad: true, ...more } },
  slots: { desktop: name, mobile: name },
  collapseEmpty: true,
});

const banner: AdSize = [320, 50];
const leader: AdSize = [728, 90];
const wideLeader: AdSize = [970, 66];
const billboard: AdSize = [970, 250];
const mpu: AdSize = [300, 250];
const leaders = { desktop: [leader], mobile: [banner] };
const mpus = { desktop: [mpu], mobile: [mpu] };

const incontent = {
  type: 'display',
  sizes: mpus,
  lazyLoad: true,
  cap: 4,
  class: 'ad-incontent',
} as const satisfies MonetizationSlot;

const adSlots = {
  // In order of preference: a leaderboard where no billboard has inventory.
  frontSkybox: adSlot(
    'skybox-1',
    { desktop: [billboard, wideLeader, leader], tablet: [leader], mobile: [mpu, banner] },
    { lazyLoad: false },
  ),
  skybox: adSlot('skybox-1', leaders, { lazyLoad: false }),
  // Sold apart on phones: another name, so a window that becomes another device's asks again.
  body: {
    monetizationSlots: { 'incontent-ad-1': incontent, 'incontent-ad-2': incontent },
    slots: { desktop: 'incontent-ad-1', mobile: 'incontent-ad-2' },
    bodyClass: 'has-incontent',
    collapseEmpty: true,
  } satisfies AdSlotConfig,
  // Phones and tablets have no rail.
  rail: adSlot('mpu-1', { desktop: [mpu], tablet: [], mobile: [] }),
  side: adSlot('mpu-1', mpus),
  list: adSlot('leader-1', leaders),
  bottom: adSlot('bottom-1', leaders),
  // One slot for each ad network, on kinds of pages of its own.
  adsense: adSlot('bottom-2', leaders, { type: 'adsense', unitId: '4410020001' }),
  amazonNative: adSlot('bottom-3', leaders, { type: 'amazon-native', unitId: 'tested-products' }),
  mediaNet: adSlot('bottom-4', leaders, { type: 'media-net', unitId: '541254125' }),
  // Native ads between rows: the second of a page is marked as one too many, but on tablets the last never is.
  taboola: adSlot('leader-2', leaders, { type: 'taboola', unitId: 'Between Headlines', cap: 1 }),
  omnibar: adSlot(
    'omnibar-1',
    { desktop: [leader, wideLeader, billboard, [6, 6]], tablet: [leader, [6, 6]], mobile: [banner, [6, 6]] },
    { lazyLoad: false, delayLoad: true },
  ),
  banner: adSlot('sticky-banner-1', leaders, { lazyLoad: false, delayLoad: true }),
};

const storyAds = {
  skybox: adSlots.skybox,
  body: adSlots.body,
  rail: adSlots.rail,
  omnibar: adSlots.omnibar,
  'sticky-banner': adSlots.banner,
};
const indexPageAds = {
  skybox: adSlots.skybox,
  rail: adSlots.side,
  list: adSlots.list,
  bottom: adSlots.bottom,
  omnibar: adSlots.omnibar,
  'sticky-banner': adSlots.banner,
};

/** From bucket to bucket one less before the rest counts as too many; the control keeps what it has. */
const fewerOf = (slot: string) => ({
  test1: { caps: { [slot]: 3 } },
  test2: { caps: { [slot]: 2 } },
  test3: { caps: { [slot]: 1 } },
});

const quarters = [
  { bucket: 'test1', percentage: 25 },
  { bucket: 'test2', percentage: 25 },
  { bucket: 'test3', percentage: 25 },
  { bucket: 'control', percentage: 25 },
] as const;
/** A tenth of the readers is left out, to compare with. */
const halves = [
  { bucket: 'test', percentage: 45 },
  { bucket: 'control', percentage: 45 },
] as const;
const onPhones = { criteria: { devices: ['mobile'] }, goal: 'page_scrolled' } as const;
/** The only pages that render a difference: readers of other pages are not counted. */
const renderedOnReviews = {
  changesHtml: true,
  criteria: { pageTypes: ['review'] },
  seenAt: '/product/halden-book-14/',
} as const;
/** The goal is reached by reading on. */
const readOn = { ...renderedOnReviews, goal: 'page_scrolled' } as const;
/** The goal is reached by opening a shop. */
const goShopping = { ...renderedOnReviews, goal: 'affiliate_click' } as const;

/** From the first midnight to the second, UTC. */
const experiment = <Id extends string, Allocations extends AbTest['allocations']>(
  id: Id,
  firstDay: string,
  endDay: string,
  allocations: Allocations,
  more: Partial<Pick<AbTest, 'criteria' | 'changesHtml' | 'goal' | 'seenAt'>> = {},
) => ({
  id,
  version: '1',
  startDate: `${firstDay}T00:00:00Z`,
  endDate: `${endDay}T00:00:00Z`,
  allocations,
  criteria: {},
  ...more,
});

/** Policies, terms and pages about a reader's own account have no ads. */
const staticRoutes = [
  'auth-flow',
  'about',
  'editorial_guidelines',
  'reprints',
  'privacy-california',
  'privacy-policy',
  'advertise',
  'blog',
  'rssfeeds',
  'sitemap',
  'accessibility',
  'licensing',
  'health-data-privacy',
  'user',
  'logout',
];

/** The kinds of pages that have neither ads nor trackers, and are not measured (FF-04, FF-05). */
const excludedKinds = [
  { when: { topics: ['health'] }, is: false },
  { when: { routes: ['newsletter-generator', 'sem-landing'] }, is: false },
  { when: { liveBlog: true }, is: false },
];
const onTrackedPages = { otherwise: true, chain: excludedKinds };
const onCommercialPages = {
  otherwise: true,
  chain: [...excludedKinds, { when: { routes: staticRoutes }, is: false }],
};

/** The section with the ads that cover content, and with auctions: none of its pages is measured for speed. */
const gaming = { topics: ['gaming'] } as const;
const only = <When>(when: When) => ({ otherwise: false, chain: [{ when, is: true }] }) as const;

export const publication = {
  siteId: 'wavelength',
  brand: {
    name: 'Wavelength',
    slogan: 'Technology, measured.',
    description: 'Technology news, reviews and advice from people who test things for a living.',
    descriptionLong:
      'Wavelength reports on the machines people live with: what they do, what they cost, who they work for. News, reviews and advice, tested in our own lab.',
  },
  locales: [{ code: 'us', label: 'United States', language: 'en-US' }],
  externalEditions: [
    { code: 'fr', language: 'fr', label: 'France', url: 'https://fr.wavelength.example/' },
    { code: 'de', language: 'de', label: 'Germany', url: 'https://de.wavelength.example/' },
    { code: 'kr', language: 'ko', label: 'Korea', url: 'https://kr.wavelength.example/' },
    { code: 'jp', language: 'ja', label: 'Japan', url: 'https://jp.wavelength.example/' },
  ],
  narrativesUrl: 'https://narratives.wavelength.example/',
  // The site's own host is added at start; these nine are the family a publisher replaces.
  ownDomains: [
    'wavelength.example',
    'fr.wavelength.example',
    'de.wavelength.example',
    'kr.wavelength.example',
    'jp.wavelength.example',
    'narratives.wavelength.example',
    'labs.wavelength.example',
    'letters.wavelength.example',
    'events.wavelength.example',
  ],
  sections: {
    tech: 'tech',
    innovation: 'innovation',
    business: 'business',
    security: 'security',
    finance: 'business',
    education: 'innovation',
    health: 'innovation',
    'home-and-office': 'tech',
  },
  menus: { shelf, more },
  footer: {
    columns: [
      {
        name: 'alpha',
        titleKey: 'footerExplore',
        links: [
          { translationKey: 'topics', to: { route: 'topics_door' } },
          { translationKey: 'galleries', to: { route: 'galleries' } },
          { translationKey: 'videos', to: { route: 'video-door' } },
          { translationKey: 'californiaPrivacy', to: { route: 'privacy-california' } },
        ],
      },
      {
        name: 'beta',
        titleKey: 'footerSite',
        links: [
          { translationKey: 'about', to: { route: 'about' } },
          { translationKey: 'meetTheTeam', to: { route: 'meet-the-team' } },
          { translationKey: 'sitemap', to: { route: 'sitemap' } },
          { translationKey: 'reprintPolicy', to: { route: 'reprints' } },
        ],
      },
      {
        name: 'charlie',
        titleKey: 'footerReaders',
        links: [
          { translationKey: 'newsletters', to: { route: 'newsletters' } },
          { translationKey: 'licensing', to: { link: 'licensing' } },
          { translationKey: 'accessibility', to: { link: 'accessibility' } },
        ],
      },
    ],
    policies: [
      { translationKey: 'privacyPolicy', to: { route: 'privacy-policy' } },
      { translationKey: 'healthDataPrivacy', to: { link: 'healthDataPrivacy' } },
      { translationKey: 'cookieSettings', to: { link: 'cookieSettings' } },
      { translationKey: 'advertise', to: { route: 'advertise' } },
      { translationKey: 'termsOfUse', to: { link: 'termsOfUse' } },
      { translationKey: 'xmlSitemap', to: { link: 'xmlSitemap' } },
    ],
  },
  links: {
    xmlSitemap: '/sitemaps/',
    licensing: '/licensing/',
    accessibility: '/accessibility/',
    healthDataPrivacy: '/consumer-health-data-privacy/',
    cookieSettings: '/privacy-policy/#h-cookies-and-storage',
    termsOfUse: '/auth/flow/terms-of-service/',
  },
  social: [
    { name: 'facebook', url: 'https://www.facebook.com/wavelength.example' },
    { name: 'twitter', url: 'https://x.com/wavelengthexample' },
    { name: 'linkedin', url: 'https://www.linkedin.com/company/wavelength-example' },
    { name: 'youtube', url: 'https://www.youtube.com/@wavelengthexample' },
    { name: 'instagram', url: 'https://www.instagram.com/wavelengthexample' },
    { name: 'tiktok', url: 'https://www.tiktok.com/@wavelengthexample' },
  ],
  features: {
    'vanity.mask': true,
    isSponsoredArticleWithSkybox: false,
    seamless: { otherwise: true, chain: [{ when: { regions: ['US-WA'] }, is: false }] },
    ads: onCommercialPages,
    trackers: onTrackedPages,
    analytics: true,
    healthDataPrivacyLink: false,
    maintenanceNotice: false,
    // At the lower edge of a phone the omnibar and the sticky banner would cover each other.
    omnibar: only({ ...gaming, routes: ['topic'] }),
    stickyBanner: only({ ...gaming, not: { routes: ['topic'] } }),
    interstitial: only(gaming),
  },
  experiments: [
    experiment('bl1_adcap_mob', '2024-03-11', '2024-03-18', quarters, onPhones),
    experiment('bl2_adcap_mob', '2024-03-25', '2024-04-01', quarters, onPhones),
    experiment('details_precap', '2024-01-29', '2024-02-05', halves, readOn),
    experiment('cta_pricing', '2024-04-02', '2024-04-09', halves, goShopping),
    experiment('precap_vs_hero', '2024-05-20', '2024-06-03', halves, readOn),
    experiment('adlib_variant', '2024-07-25', '2024-08-03', halves, { goal: 'page_scrolled' }),
    experiment('stickyCta', '2024-10-28', '2024-11-06', halves, goShopping),
  ],
  vanity: { testMode: false },
  security: { contact: 'mailto:security@wavelength.example', policy: '/about/' },
  preview: { queryName: 'preview', headerName: 'x-preview' },
  apiKey: 'wavelength-public',
  imageBases: [''],
  mediaOrigins: [],
  serviceWorker: { isOn: true, savedStories: 20 },
  affiliate: {
    domains: ['parcelry.example', 'boxandbolt.example', 'marlows.example', 'cornerstock.example'],
    subids: { subid1: 'articleId', subid2: 'viewGuid', subid3: 'position' },
  },
  frameSources: [
    'https://www.youtube-nocookie.com',
    'https://player.vimeo.com',
    'https://platform.twitter.com',
    'https://www.instagram.com',
    'https://embed.reddit.com',
  ],
  share: {
    bar: ['comments', 'facebook', 'twitter', 'linkedin', 'reddit', 'email'],
    more: ['flipboard', 'pinterest', 'instagram', 'youtube', 'tiktok'],
  },
  search: {
    synonyms: [
      ['ai', 'artificial intelligence'],
      ['ar', 'augmented reality'],
      ['vr', 'virtual reality'],
      ['tv', 'television'],
      ['phone', 'smartphone', 'cell phone', 'handset'],
      ['laptop', 'notebook'],
      ['smart watch', 'smartwatch'],
      ['earbuds', 'earphones', 'in ear headphones'],
      ['wi fi', 'wifi', 'wireless network'],
      ['ev', 'electric vehicle', 'electric car'],
      ['vpn', 'virtual private network'],
      ['2fa', 'two factor authentication', 'mfa'],
      ['hacker', 'attacker'],
      ['how to', 'guide', 'tutorial'],
      ['cheap', 'budget', 'affordable'],
      ['noise canceling', 'noise cancellation', 'anc'],
      ['robot vacuum', 'robovac'],
      ['photo', 'picture'],
      ['app', 'application'],
      ['pc', 'desktop computer'],
    ],
  },
  videoAds: { tagUrl: '/ads/vast', profile: 'web', contentSource: '1' },
  ads: {
    scriptUrl: '/ads/gpt.js',
    services: {
      adsense: { scriptUrl: '/ads/networks/adsbygoogle.js', account: 'ca-pub-1234567890123456' },
      'amazon-native': { scriptUrl: '/ads/networks/onejs.js', account: 'wavelength-20' },
      taboola: { scriptUrl: '/ads/networks/loader.js', account: 'thumbnails-a' },
      'media-net': { scriptUrl: '/ads/networks/dmedianet.js?cid=8CU0WAVE1', account: '8CU0WAVE1' },
    },
    network: '1234',
    siteName: 'wavelength',
    env: 'production',
    region: 'aw',
    taserThreshold: 150,
    incontentSlots: ['incontent-ad-1', 'incontent-ad-2'],
    body: { first: 900, between: 1800, fromImages: 250, fromHeadings: 250, beforeEnd: 600, most: 4 },
    pages: {
      article: storyAds,
      collection: { ...indexPageAds, bottom: adSlots.amazonNative },
      'dynamic-door': indexPageAds,
      gallery: { rail: adSlots.side },
      home: { ...indexPageAds, skybox: adSlots.frontSkybox },
      latest: { ...indexPageAds, bottom: adSlots.adsense },
      longform: storyAds,
      news: { ...indexPageAds, list: adSlots.taboola },
      profile: { ...indexPageAds, bottom: adSlots.mediaNet },
      review: storyAds,
      search: indexPageAds,
      video: { rail: adSlots.side },
      'sponsored-video': { rail: adSlots.side },
    },
    auction: { when: gaming, timeoutMilliseconds: 1500, bidders: [{ bidder: 'house', params: {} }] },
    interstitial: adSlot('interstitial-1', mpus, { lazyLoad: false, delayLoad: true }),
    variants: {
      // How many ads a phone's story, then a phone's list, bears before the rest is marked as too many.
      bl1_adcap_mob: fewerOf('incontent-ad-2'),
      bl2_adcap_mob: fewerOf('leader-1'),
      // Tests whether ads requested one viewport ahead, not two, load too late.
      adlib_variant: { test: { lazyLoadMargin: '100% 0px' } },
    },
  },
  feeds: { hubs: [] },
  scripts: [
    {
      tagId: 'consent',
      timing: 'immediate',
      src: '/consent/sdk.js',
      gdprCategory: 'C0001',
      windowVars: ['OneTrust'],
    },
  ],
  consent: {
    regions: [
      { places: ['US-WA'], model: 'opt-in' },
      { places: ['US'], model: 'opt-out' },
    ],
    placeHeader: 'x-geo',
  },
  measurement: {
    scriptUrl: '/measurement/tag.js',
    collectorUrl: '/collect',
    surveyUrl: '/survey/tag.js',
  },
  survey: {
    id: 'found-it-1',
    question: 'Did you find what you came for?',
    answers: ['Yes', 'In part', 'No'],
  },
  // Programs that bring readers may read; those that only collect what others wrote may not.
  robots: [
    { agents: ['*'], purpose: 'everything', may: 'pages' },
    {
      agents: ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Applebot-Extended', 'Bytespider'],
      purpose: 'training',
      may: 'nothing',
    },
    { agents: ['OAI-SearchBot', 'PerplexityBot', 'Claude-SearchBot'], purpose: 'answers', may: 'pages' },
  ],
  newsletters: { postalAddress: 'Wavelength, 12 Harbor Row, Port Ellis' },
  discussion: {
    scriptUrl: '/comments/embed.js',
    countUrl: '/comments/count.js',
    shortname: 'wavelength',
    apiKey: 'discussion-public',
  },
  discussionRules: {
    closeAfterDays: 365,
    editMinutes: 15,
    perMinute: 5,
    reportsToHide: 3,
    spam: { links: 3, words: [] },
  },
  identity: {
    clientId: 'wavelength-site',
    connection: 'Username-Password-Authentication',
    passwordPolicy: 'house',
    cookies: { user: 'user', previousLogin: 'previous_login' },
  },
  contentManagementUrl: '/desk/stories/',
} as const satisfies Publication;
