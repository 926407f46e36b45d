import { adPageTypes } from '../entities/ad-names.ts';
import type { AdSlotConfig } from '../entities/ad-slot-config.ts';
import type { MenuItem } from '../entities/menu-item.ts';
import type { Publication } from './schema.ts';

const page = (name: string, linkText: string): MenuItem => ({
  linkText,
  route: { name },
  trackingName: name,
  primary: true,
  activePage: name,
});

const noInventory: AdSlotConfig = {
  monetizationSlots: { 'interstitial-1': { type: 'display', sizes: {} } },
  slots: { desktop: 'interstitial-1', mobile: 'interstitial-1' },
  collapseEmpty: true,
};
const noPlaces = Object.fromEntries(adPageTypes.map((type) => [type, {}])) as Publication['ads']['pages'];

/** No ads until a publication names its slots; the required numbers are the usual ones. */
const noAds = (siteName: string): Publication['ads'] => ({
  enabled: false,
  scriptUrl: '',
  services: {},
  network: '0',
  siteName,
  env: 'production',
  region: 'aw',
  taserThreshold: 150,
  incontentSlots: ['incontent-ad-1', 'incontent-ad-2'],
  body: { first: 900, between: 1800, fromImages: 250, fromHeadings: 250, beforeEnd: 600, most: 4 },
  pages: noPlaces,
  interstitial: noInventory,
});

const footer: Publication['footer'] = {
  columns: [
    {
      name: 'alpha',
      titleKey: 'footerExplore',
      links: [
        { translationKey: 'topics', to: { route: 'topics_door' } },
        { translationKey: 'videos', to: { route: 'video-door' } },
      ],
    },
    {
      name: 'beta',
      titleKey: 'footerSite',
      links: [
        { translationKey: 'about', to: { route: 'about' } },
        { translationKey: 'meetTheTeam', to: { route: 'meet-the-team' } },
        { translationKey: 'sitemap', to: { route: 'sitemap' } },
      ],
    },
    {
      name: 'charlie',
      titleKey: 'footerReaders',
      links: [
        { translationKey: 'newsletters', to: { route: 'newsletters' } },
        { translationKey: 'accessibility', to: { link: 'accessibility' } },
      ],
    },
  ],
  policies: [
    { translationKey: 'privacyPolicy', to: { route: 'privacy-policy' } },
    { translationKey: 'cookieSettings', to: { link: 'cookieSettings' } },
    { translationKey: 'termsOfUse', to: { link: 'termsOfUse' } },
    { translationKey: 'xmlSitemap', to: { link: 'xmlSitemap' } },
  ],
};

/** Settings of a publication that has set nothing but its name: no ads, no embeds of others, no sister editions. */
export function neutralSettings({
  name,
  siteId = slugOf(name),
}: {
  name: string;
  siteId?: string | undefined;
}): Publication {
  return {
    siteId,
    brand: {
      name,
      slogan: 'News and stories',
      description: `News and stories from ${name}.`,
      descriptionLong: `News and stories from ${name}.`,
    },
    locales: [{ code: 'us', label: 'English', language: 'en-US' }],
    externalEditions: [],
    ownDomains: [],
    sections: {},
    social: [],
    menus: {
      shelf: [
        page('latest', 'Latest'),
        page('news', 'News'),
        page('reviews', 'Reviews'),
        page('how-to', 'How-to'),
      ],
      more: {
        linkText: 'More',
        trackingName: 'more',
        subNav: [{ label: name, size: 4, items: [page('topics_door', 'Topics'), page('about', 'About')] }],
      },
    },
    footer,
    links: {
      xmlSitemap: '/sitemaps/',
      accessibility: '/accessibility/',
      cookieSettings: '/privacy-policy/#h-cookies-and-storage',
      termsOfUse: '/auth/flow/terms-of-service/',
    },
    share: { bar: ['comments', 'facebook', 'linkedin', 'reddit'], more: ['email'] },
    features: {
      'vanity.mask': true,
      isSponsoredArticleWithSkybox: false,
      seamless: true,
      ads: false,
      trackers: true,
      analytics: true,
      healthDataPrivacyLink: false,
      maintenanceNotice: false,
      omnibar: false,
      stickyBanner: false,
      interstitial: false,
    },
    experiments: [],
    vanity: { testMode: false },
    security: { contact: 'mailto:security@example.com', policy: '/about/' },
    preview: { queryName: 'preview', headerName: 'x-preview' },
    apiKey: `${siteId}-public`,
    imageBases: [''],
    mediaOrigins: [],
    serviceWorker: { isOn: true, savedStories: 20 },
    affiliate: { domains: [], subids: {} },
    frameSources: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    search: { synonyms: [] },
    ads: noAds(siteId),
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
    consent: { regions: [], placeHeader: 'x-geo' },
    measurement: { scriptUrl: '/measurement/tag.js', collectorUrl: '/collect' },
    robots: [{ agents: ['*'], purpose: 'everything', may: 'pages' }],
    identity: {
      clientId: `${siteId}-site`,
      connection: 'Username-Password-Authentication',
      passwordPolicy: 'standard',
      cookies: { user: 'user', previousLogin: 'previous_login' },
    },
    discussion: {
      scriptUrl: '/comments/embed.js',
      countUrl: '/comments/count.js',
      shortname: siteId,
      apiKey: 'discussion-public',
    },
    discussionRules: {
      closeAfterDays: 365,
      editMinutes: 15,
      perMinute: 5,
      reportsToHide: 3,
      spam: { links: 3, words: [] },
    },
    contentManagementUrl: '/desk/stories/',
  };
}

/** `Harbor & Line` → `harbor-line`: the part of API addresses that names the publication. */
export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  return words.join('-').slice(0, 40) || 'publication';
}
