import type { PublicSettings } from '#content/publication/settings.ts';
import { gaming, onCommercialPages, only, onTrackedPages } from './flags.ts';

/** Settings that the first scripts of every page contain: readers can see them. */
export const publicSettings = {
  siteId: 'wavelength',
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
    'newsletters.wavelength.example',
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
  vanity: { testMode: false },
  preview: { queryName: 'preview', headerName: 'x-preview' },
  apiKey: 'wavelength-public',
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
    bar: ['comments', 'facebook', 'twitter', 'linkedin', 'reddit'],
    more: ['email', 'flipboard', 'pinterest'],
  },
  videoAds: { tagUrl: '/ads/vast', profile: 'web', contentSource: '1' },
  measurement: {
    scriptUrl: '/measurement/tag.js',
    collectorUrl: '/collect',
    surveyUrl: '/survey/tag.js',
  },
  identity: {
    clientId: 'wavelength-site',
    connection: 'Username-Password-Authentication',
    passwordPolicy: 'standard',
    cookies: { user: 'user', previousLogin: 'previous_login' },
  },
  contentManagementUrl: '/desk/stories/',
} as const satisfies PublicSettings;
